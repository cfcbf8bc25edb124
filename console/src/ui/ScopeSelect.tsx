import { Select } from '@mantine/core'
import { useSession } from '../app/session'
import { useMessages } from '../messages/catalogue'
import { claims } from '../messages/claims'
import { common } from '../messages/common'

/** Chooses who may know something, among the scopes that the viewer may write to. */
export function ScopeSelect({ value, onChange, label }: { value: string; onChange: (scope: string) => void; label?: string }) {
  const m = useMessages(claims)
  const s = useMessages(common).scope
  const { principal } = useSession().viewer
  const own = [
    { value: 'world', label: s.world },
    ...principal.groups.map((g) => ({ value: `group:${g.name}`, label: s.group(g.name) })),
    { value: `principal:${principal.uid}`, label: s.principal(principal.displayName) },
  ]
  const data = own.some((o) => o.value === value) ? own : [{ value, label: value }, ...own]
  return <Select label={label ?? m.scopeLabel} data={data} value={value} allowDeselect={false} onChange={(v) => { if (v) onChange(v) }} />
}
