import { ActionIcon, Avatar, Badge, Drawer, Kbd, Menu, Tooltip, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconLanguage, IconLogout, IconMenu2, IconMoon, IconSearch, IconSun, IconSunMoon, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { consoleHeader } from '../api/client'
import { useRead } from '../api/hooks'
import { useLive } from '../api/live'
import { languages, useLanguage, useMessages, type Language } from '../messages/catalogue'
import { shell } from '../messages/shell'
import { ErrorCard } from '../ui/states'
import { useParam } from '../ui/url'
import { areaOf, areasFor, type AreaGroup } from './areas'
import { Outline } from './Outline'
import { SessionContext, sessionQuery, useMay, useSession, type Session } from './session'
import classes from './shell.module.css'

const SessionEnded = lazy(async () => ({ default: (await import('./SessionEnded')).SessionEnded }))
const ClaimDrawer = lazy(async () => ({ default: (await import('../claims/ClaimDrawer')).ClaimDrawer }))
const QuickSearch = lazy(async () => ({ default: (await import('./QuickSearch')).QuickSearch }))

/** Whether something is or was wanted. */
function useWanted(now: boolean): boolean {
  const [before, set] = useState(now)
  if (now && !before) set(true)
  return now || before
}

const languageNames: Record<Language, string> = { en: 'English', ko: '한국어', zh: '中文' }

/** The frame around every area: it waits for who looks, and sends to the login who may not. */
export function Shell() {
  const { data, error, refetch } = useRead(sessionQuery)
  const location = useLocation()
  const session = useMemo<Session | null>(() => {
    if (!data?.viewer || !data.vocabulary) return null
    return {
      viewer: data.viewer,
      vocabulary: data.vocabulary,
      openFindings: data.findings?.totalCount ?? 0,
      openSuggestions: data.suggestions?.totalCount ?? 0,
    }
  }, [data])
  const ended = error?.code === 'UNAUTHENTICATED'
  if (ended && !session) {
    return <Navigate to={`/login?to=${encodeURIComponent(location.pathname + location.search)}`} replace />
  }
  if (!session) return error ? <ErrorCard error={error} onRetry={() => void refetch()} /> : <Outline />
  return (
    <SessionContext value={session}>
      <Frame />
      <Suspense>{ended && <SessionEnded uid={session.viewer.principal.uid} />}</Suspense>
    </SessionContext>
  )
}

function Frame() {
  const m = useMessages(shell)
  const location = useLocation()
  const [searching, search] = useDisclosure(false)
  const [navigating, navigation] = useDisclosure(false)
  const live = useLive(true)
  const [claim] = useParam('claim')
  const drawer = useWanted(claim !== null)
  const quick = useWanted(searching)
  const area = areaOf(location.pathname)
  const content = useRef<HTMLElement>(null)
  useHotkeys([['/', search.open]])
  // From fields too.
  useHotkeys([['mod+K', search.toggle]], [])
  useEffect(() => {
    document.title = area ? `${m.areas[area.name]} · ${m.product}` : m.product
  }, [area, m])
  const closeNavigation = navigation.close
  useEffect(() => { closeNavigation() }, [location.pathname, closeNavigation])
  return (
    <div className={classes.frame}>
      <a className="skip" href="#content" onClick={(e) => { e.preventDefault(); content.current?.focus() }}>{m.skip}</a>
      <aside className={classes.side}>
        <Brand />
        <Navigation />
      </aside>
      <Drawer opened={navigating} onClose={navigation.close} size="15rem" padding="xs" title={<Brand />}>
        <Navigation />
      </Drawer>
      <div className={classes.main}>
        <header className={classes.top}>
          <ActionIcon hiddenFrom="sm" aria-label={m.openNavigation} onClick={navigation.open}><IconMenu2 size={18} /></ActionIcon>
          <UnstyledButton className={classes.search} onClick={search.open}>
            <IconSearch size={15} aria-hidden />
            <span>{m.searchHint}</span>
            <Kbd size="xs" visibleFrom="sm" aria-hidden>Ctrl K</Kbd>
          </UnstyledButton>
          <Tooltip label={{ live: m.live, connecting: m.connecting, lost: m.lost }[live]}>
            <div className={classes.dot} data-state={live} role="status"><VisuallyHidden>{{ live: m.live, connecting: m.connecting, lost: m.lost }[live]}</VisuallyHidden></div>
          </Tooltip>
          <ThemeMenu />
          <LanguageMenu />
          <AccountMenu />
        </header>
        <main id="content" ref={content} tabIndex={-1} className={classes.content} data-wide={area?.wide || undefined}>
          <Outlet />
        </main>
      </div>
      {/* Their code comes when they are first wanted; then they stay, so that they can close and give the focus back. */}
      <Suspense>
        {drawer && <ClaimDrawer />}
        {quick && <QuickSearch opened={searching} onClose={search.close} />}
      </Suspense>
    </div>
  )
}

function Brand() {
  const m = useMessages(shell)
  return (
    <Link to="/" className={classes.brand}>
      <img src="/favicon.svg" alt="" />
      {m.product}
    </Link>
  )
}

function Navigation() {
  const m = useMessages(shell)
  const { openFindings, openSuggestions } = useSession()
  const counts: Partial<Record<string, number>> = { contradictions: openFindings, suggestions: openSuggestions }
  const groups = Object.keys(m.groups) as AreaGroup[]
  const shown = areasFor(useMay())
  return (
    <nav aria-label={m.navigation}>
      {[undefined, ...groups].map((group) => (
        <div key={group ?? ''}>
          {group && <div className={classes.group}>{m.groups[group]}</div>}
          {shown.filter((a) => a.group === group).map((a) => {
            const count = counts[a.name]
            return (
              <NavLink key={a.name} to={a.path} end={a.path === '/'} className={classes.link ?? ''}>
                <a.icon size={17} stroke={1.6} aria-hidden />
                <span>{m.areas[a.name]}</span>
                {count ? <Badge color="gray"><span aria-hidden>{count}</span><VisuallyHidden>{m.open(count)}</VisuallyHidden></Badge> : null}
              </NavLink>
            )
          })}
        </div>
      ))}
    </nav>
  )
}

function ThemeMenu() {
  const m = useMessages(shell)
  // Holding transitions still would write a style element, which the Content-Security-Policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const choices = [['light', m.light, IconSun], ['dark', m.dark, IconMoon], ['auto', m.auto, IconSunMoon]] as const
  const Current = choices.find(([c]) => c === colorScheme)?.[2] ?? IconSun
  return (
    <Menu>
      <Menu.Target><ActionIcon aria-label={m.theme}><Current size={17} stroke={1.6} /></ActionIcon></Menu.Target>
      <Menu.Dropdown>
        {choices.map(([value, label, ChoiceIcon]) => (
          <Menu.Item key={value} leftSection={<ChoiceIcon size={15} />} onClick={() => { setColorScheme(value) }}>{label}</Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function LanguageMenu() {
  const m = useMessages(shell)
  const { setLanguage } = useLanguage()
  return (
    <Menu>
      <Menu.Target><ActionIcon aria-label={m.language}><IconLanguage size={17} stroke={1.6} /></ActionIcon></Menu.Target>
      <Menu.Dropdown>
        {languages.map((l) => <Menu.Item key={l} lang={l} onClick={() => { setLanguage(l) }}>{languageNames[l]}</Menu.Item>)}
      </Menu.Dropdown>
    </Menu>
  )
}

function AccountMenu() {
  const m = useMessages(shell)
  const queries = useQueryClient()
  const { principal } = useSession().viewer
  const logOut = async () => {
    await fetch('/console/logout', { method: 'POST', headers: consoleHeader })
    queries.clear()
    location.assign('/login')
  }
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton>
          <Avatar size={26} radius="xl" color="accent" name={principal.displayName} aria-hidden />
          <VisuallyHidden>{m.account}: {principal.displayName}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{m.signedInAs(principal.displayName)}</Menu.Label>
        {principal.page && <Menu.Item component={Link} to={`/objects/${principal.page.slug}`} leftSection={<IconUser size={15} />}>{m.myPage}</Menu.Item>}
        <Menu.Item leftSection={<IconLogout size={15} />} onClick={() => void logOut()}>{m.logOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
