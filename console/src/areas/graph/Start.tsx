import { Autocomplete, Button, Group, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAffiliate } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../api/hooks'
import { useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { graphMessages } from '../../messages/graph'
import { Empty } from '../../ui/states'
import { find } from './operations'
import type { GraphState } from './state'

/** Finds a page by its name and begins there. */
export function FindPage({ onPick }: { onPick: (slug: string) => void }) {
  const m = useMessages(graphMessages)
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), 200)
  const found = useRead(find, { text: asked }, { enabled: asked.length > 0, still: true })
  const pages = asked ? (found.data?.pages?.nodes ?? []) : []
  return (
    <Autocomplete
      size="xs" w={240} label={m.find} placeholder={m.findHint} value={text} onChange={setText}
      data={pages.map((p) => p.slug)} filter={({ options }) => options}
      renderOption={({ option }) => {
        const page = pages.find((p) => p.slug === option.value)
        return page ? `${page.title} (${page.type})` : option.value
      }}
      onOptionSubmit={(slug) => {
        onPick(slug)
        setText('')
      }}
    />
  )
}

/** What stands where no graph is yet. */
export function Start({ state }: { state: GraphState }) {
  const m = useMessages(graphMessages)
  const { vocabulary } = useSession()
  return (
    <Empty icon={IconAffiliate} title={m.startTitle}>
      <Stack align="center" gap="md">
        {m.startText}
        <Group align="flex-end" justify="center" gap="sm">
          <FindPage onPick={(page) => { state.start({ page }) }} />
          <Select
            w={180} searchable label={m.allOfType} value={null} data={vocabulary.objectTypes.map((t) => t.name)}
            onChange={(type) => { if (type) state.start({ type }) }}
          />
          <Button variant="default" onClick={() => { state.start({ all: '1' }) }}>{m.whole}</Button>
        </Group>
      </Stack>
    </Empty>
  )
}
