import { Alert, Group, Select, Stack, Text } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../api/generated'
import { useRead } from '../api/hooks'
import { useMay, useSession } from '../app/session'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { ScopeMark } from '../ui/marks'
import { PrincipalSelect } from '../ui/PrincipalSelect'
import { ErrorCard } from '../ui/states'

const explain = graphql(`
  query ConsoleExplainAccess($item: ID!, $principal: String!) {
    explainAccess(item: $item, principal: $principal) {
      allowed
      rule
      memberships
      text
    }
  }
`)

/** Who may know an item, and why: for curators about everybody, for others about themselves. */
export function Access({ item, scope, initial }: { item: string; scope?: string; initial?: string }) {
  const m = useMessages(messages).access
  const { curator } = useMay()
  const { principal } = useSession().viewer
  const [uid, setUid] = useState(initial ?? principal.uid)
  const { data, error } = useRead(explain, { item, principal: uid }, { of: `${uid} ${item}` })
  const answer = data?.explainAccess
  return (
    <Stack gap="xs">
      {scope && <Group gap="xs"><ScopeMark scope={scope} /></Group>}
      {curator
        ? <PrincipalSelect label={m.ask} value={uid} onChange={(v) => { if (v) setUid(v) }} />
        : <Select label={m.ask} data={[{ value: principal.uid, label: principal.displayName }]} value={uid} readOnly />}
      {error && <ErrorCard error={error} />}
      {answer && (
        <Alert variant="light" color={answer.allowed ? 'teal' : 'gray'} icon={answer.allowed ? <IconEye size={16} /> : <IconEyeOff size={16} />} title={answer.allowed ? m.allowed(uid) : m.refused(uid)} role="status">
          <Text size="sm">{answer.text}</Text>
          <Text size="xs" c="dimmed" mt={4}>{m.rule}: {answer.rule}{answer.memberships.length > 0 ? ` · ${m.by} ${answer.memberships.join(', ')}` : ''}</Text>
        </Alert>
      )}
    </Stack>
  )
}
