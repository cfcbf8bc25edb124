import { Anchor, Button, Code, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../api/hooks'
import { NotFound } from '../../app/NotFound'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { packs as messages } from '../../messages/packs'
import { useFormat } from '../../ui/format'
import { Block, Head } from '../../ui/layout'
import { Read } from '../../ui/states'
import { packsQuery } from '../packs/operations'
import { PackCards } from '../packs/PackCards'
import { Sample } from './Sample'

/** What a new instance needs, for those who may set it up. */
export function Area() {
  return useMay().admin ? <Steps /> : <NotFound />
}

/** What a new instance needs, in three steps. */
function Steps() {
  const m = useMessages(messages).firstRun
  const f = useFormat()
  const read = useRead(packsQuery)
  return (
    <>
      <Head title={m.title} text={m.intro}><Button variant="default" component={Link} to="/">{m.done}</Button></Head>
      <Read of={read} rows={10}>
        {({ packs, pages }) => (
          <Stack gap="md">
            <Block title={m.step1}><Text size="sm" c="dimmed" mb="sm">{m.step1Text}</Text>{packs && <PackCards packs={packs} />}</Block>
            <Block title={m.step2}>
              <Text size="sm" c="dimmed" mb="sm">{m.step2Text}</Text>
              <Sample />
              <Code block mt="sm">{m.importCommand}</Code>
              <Text size="sm" mt="sm">{m.pages(f.number(pages?.totalCount ?? 0))} · <Anchor component={Link} underline="always" to="/objects">{m.newPage}</Anchor></Text>
            </Block>
            <Block title={m.step3}><Text size="sm" c="dimmed" mb="sm">{m.step3Text}</Text><Anchor component={Link} size="sm" to="/settings/tokens">{m.makeToken}</Anchor></Block>
          </Stack>
        )}
      </Read>
    </>
  )
}
