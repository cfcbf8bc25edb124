import {
  IconAffiliate,
  IconArrowsSplit2,
  IconBulb,
  IconEyeSearch,
  IconFileText,
  IconHeartbeat,
  IconHome,
  IconInbox,
  IconPackage,
  IconQuote,
  IconRocket,
  IconSettings,
  IconTerminal2,
  IconUserSearch,
  type Icon,
} from '@tabler/icons-react'
import type { shell } from '../messages/shell'

export type AreaName = Exclude<keyof (typeof shell)['en']['areas'], 'login'>
export type AreaGroup = keyof (typeof shell)['en']['groups']

export interface Area {
  name: AreaName
  path: string
  icon: Icon
  group?: AreaGroup
  /** Who may look at it; everyone unless said. */
  who?: 'curator' | 'admin'
  /** Uses the whole width. */
  wide?: boolean
}

/** The areas in the order of the navigation. */
export const areas: readonly Area[] = [
  { name: 'home', path: '/', icon: IconHome },
  { name: 'objects', path: '/objects', icon: IconFileText, group: 'knowledge' },
  { name: 'graph', path: '/graph', icon: IconAffiliate, group: 'knowledge', wide: true },
  { name: 'query', path: '/query', icon: IconTerminal2, group: 'knowledge', wide: true },
  { name: 'claims', path: '/claims', icon: IconQuote, group: 'knowledge' },
  { name: 'contradictions', path: '/contradictions', icon: IconArrowsSplit2, group: 'review' },
  { name: 'suggestions', path: '/suggestions', icon: IconBulb, group: 'review' },
  { name: 'reviews', path: '/reviews', icon: IconInbox, group: 'review', who: 'curator' },
  { name: 'search', path: '/search', icon: IconEyeSearch, group: 'inspect' },
  { name: 'audit', path: '/audit', icon: IconUserSearch, group: 'inspect' },
  { name: 'firstRun', path: '/first-run', icon: IconRocket, group: 'instance', who: 'admin' },
  { name: 'packs', path: '/packs', icon: IconPackage, group: 'instance' },
  { name: 'health', path: '/health', icon: IconHeartbeat, group: 'instance' },
  { name: 'settings', path: '/settings', icon: IconSettings, group: 'instance' },
]

/** The areas that somebody may look at. */
export function areasFor(may: { admin: boolean; curator: boolean }): readonly Area[] {
  return areas.filter((a) => !a.who || may[a.who])
}

/** The area that a path belongs to. */
export function areaOf(path: string): Area | undefined {
  return areas.find((a) => (a.path === '/' ? path === '/' : path === a.path || path.startsWith(`${a.path}/`)))
}
