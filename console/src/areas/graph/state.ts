import { useMemo } from 'react'
import { dayIn } from '../../ui/day'
import { useFilters } from '../../ui/url'
import type { Origin } from './load'
import type { GraphFilter } from './model'

const keys = ['page', 'type', 'all', 'from', 'to', 'at', 'hide', 'without', 'scope', 'since', 'gone', 'select'] as const

const list = (value: string) => (value ? value.split(',') : [])
const toggled = (value: string, item: string) => {
  const items = list(value)
  return (items.includes(item) ? items.filter((i) => i !== item) : [...items, item]).join(',')
}

/** What the explorer shows, all of it in the URL. */
export function useGraphState() {
  const { values, set } = useFilters(...keys)
  return useMemo(() => {
    const v = { ...values, at: dayIn(values.at), since: /^\d{1,5}$/.test(values.since) ? values.since : '' }
    const origin: Origin = { open: list(v.page), type: v.type, all: v.all === '1', from: v.from, to: v.to, at: v.at }
    const since = v.since ? new Date(startOfDay(Date.now()) - Number(v.since) * 86_400_000).toISOString() : ''
    const filter: GraphFilter = { hiddenTypes: list(v.hide), hiddenLinks: list(v.without), scope: v.scope, since, hidden: list(v.gone) }
    return {
      origin, filter,
      selected: v.select || null,
      sinceDays: v.since,
      began: Boolean(v.page || v.type || v.all || (v.from && v.to)),
      filtered: Boolean(v.hide || v.without || v.scope || v.since || v.gone || v.at),
      select: (slug: string | null) => { set({ select: slug ?? '' }) },
      start: (what: Partial<Record<'page' | 'type' | 'all', string>>) => {
        set({ page: '', type: '', all: '', from: '', to: '', gone: '', select: what.page ?? '', ...what }, true)
      },
      toggleOpen: (slug: string) => { set({ page: toggled(v.page, slug) }, true) },
      open: (slug: string) => { if (!list(v.page).includes(slug)) set({ page: toggled(v.page, slug), select: slug }, true) },
      takeAway: (slug: string) => { set({ gone: toggled(v.gone, slug), page: list(v.page).filter((p) => p !== slug).join(','), select: '' }) },
      bringBack: () => { set({ gone: '' }) },
      toggleType: (type: string) => { set({ hide: toggled(v.hide, type) }) },
      toggleLink: (type: string) => { set({ without: toggled(v.without, type) }) },
      setScope: (scope: string) => { set({ scope }) },
      setSince: (days: string) => { set({ since: days }) },
      setDay: (at: string) => { set({ at }) },
      wayFrom: (from: string) => { set({ from, to: '' }) },
      wayTo: (to: string) => { set({ to }, true) },
      endWays: () => { set({ from: '', to: '', ...(v.page || v.type || v.all ? {} : { page: v.from }) }) },
      clear: () => { set({ hide: '', without: '', scope: '', since: '', gone: '', at: '' }) },
    }
  }, [values, set])
}

export type GraphState = ReturnType<typeof useGraphState>

function startOfDay(time: number): number {
  return Math.floor(time / 86_400_000) * 86_400_000
}
