import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { graphql } from '../../api/generated'
import { useChange, useRead } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { packs as messages } from '../../messages/packs'
import { useFormat } from '../../ui/format'
import { Reason } from '../../ui/Reason'
import { ErrorCard } from '../../ui/states'
import { told } from '../../ui/toast'
import { sample, sampleTag } from './sample'

const sampleQuery = graphql(`
  query ConsoleSample($tag: String!) {
    pages(filter: { tag: $tag }, first: 50) {
      nodes {
        id
      }
    }
  }
`)
const loadSample = graphql(`mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }`)
const removePage = graphql(`mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }`)

/** Brings a small world in to look around, and takes it away again. */
export function Sample() {
  const m = useMessages(messages).firstRun
  const f = useFormat()
  const read = useRead(sampleQuery, { tag: sampleTag })
  const load = useChange(loadSample)
  const remove = useChange(removePage)
  const [asking, ask] = useState(false)
  const pages = read.data?.pages?.nodes
  const takeAway = async (reason: string) => {
    for (const { id } of pages ?? []) await remove.mutateAsync({ input: { page: id, reason } })
    ask(false)
    told(m.sampleRemoved)
  }
  const failed = load.data?.importRecords?.errors[0]
  return (
    <>
      <Group gap="xs">
        {pages && (pages.length > 0
          ? (
              <>
                <Button variant="default" component={Link} to={`/objects?tag=${sampleTag}`}>{m.showSample(f.number(pages.length))}</Button>
                <Button variant="subtle" color="red" onClick={() => { ask(true) }}>{m.removeSample}</Button>
              </>
            )
          : <Button loading={load.isPending} onClick={() => { load.mutate({ input: { records: sample } }, { onSuccess: () => { told(m.sampleLoaded) } }) }}>{m.loadSample}</Button>)}
        <Text size="xs" c="dimmed">{m.sampleText}</Text>
      </Group>
      {read.error && <ErrorCard error={read.error} />}
      {load.error && <ErrorCard error={load.error} />}
      {failed && <Text size="sm" c="red" role="alert">{failed.message}</Text>}
      {asking && (
        <Reason title={m.removeSample} text={m.removeSampleText} action={m.removeSample} danger error={remove.error} busy={remove.isPending}
          onClose={() => { ask(false) }} onDone={(reason) => { takeAway(reason).catch(() => undefined) }} />
      )}
    </>
  )
}
