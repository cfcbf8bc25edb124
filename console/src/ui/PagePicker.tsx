import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { graphql } from '../api/generated'
import { useRead } from '../api/hooks'
import { useMessages } from '../messages/catalogue'
import { objects } from '../messages/objects'

const find = graphql(`
  query ConsoleFindPages($text: String, $type: String) {
    pages(filter: { text: $text, type: $type }, first: 12) {
      nodes {
        slug
        title
        type
      }
    }
  }
`)

/** Chooses a page by typing a part of its name. */
export function PagePicker({ value, onChange, label, w, type, required, without }: {
  value: string | null
  onChange: (slug: string | null) => void
  label: string
  w?: number
  type?: string
  required?: boolean
  without?: string
}) {
  const m = useMessages(objects)
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), 200)
  const { data } = useRead(find, { text: asked || null, type: type ?? null }, { still: true })
  const found = (data?.pages?.nodes ?? []).filter((p) => p.slug !== without).map((p) => ({ value: p.slug, label: p.title }))
  const all = value && !found.some((p) => p.value === value) ? [{ value, label: value }, ...found] : found
  return (
    <Select {...(w ? { w } : {})} searchable clearable label={label} required={required ?? false} placeholder={m.pick} data={all} value={value} onChange={onChange}
      onSearchChange={setText} filter={({ options }) => options} />
  )
}
