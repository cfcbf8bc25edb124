import { Select } from '@mantine/core'
import { graphql } from '../api/generated'
import { useRead } from '../api/hooks'
import { isolated } from '../messages/isolate'

const principals = graphql(`
  query ConsolePrincipalNames {
    principals(first: 500) {
      nodes {
        uid
        displayName
        kind
        active
      }
    }
  }
`)

/** Chooses a principal by name or uid. */
export function PrincipalSelect({ value, onChange, label, w, placeholder, clearable, kind }: {
  value: string | null
  onChange: (uid: string | null) => void
  label: string
  w?: number
  placeholder?: string
  clearable?: boolean
  kind?: 'HUMAN' | 'AGENT'
}) {
  const { data } = useRead(principals)
  const known = (data?.principals?.nodes ?? []).filter((p) => !kind || p.kind === kind).map((p) => ({ value: p.uid, label: p.displayName === p.uid ? p.uid : `${isolated(p.displayName)} (${p.uid})` }))
  const all = value && !known.some((k) => k.value === value) ? [{ value, label: value }, ...known] : known
  // The names come later than the value; what is searched for begins anew with them.
  return <Select key={known.length > 0 ? 'known' : 'unknown'} {...(w ? { w } : {})} label={label} placeholder={placeholder ?? ''} searchable clearable={clearable ?? false} allowDeselect={clearable ?? false} data={all} value={value} onChange={onChange} />
}
