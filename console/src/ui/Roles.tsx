import { Badge, Group } from '@mantine/core'
import type { Role } from '../api/generated/graphql'
import { useMessages } from '../messages/catalogue'
import { settings } from '../messages/settings'

/** The roles of a principal, as far as they are told. */
export function Roles({ of }: { of: readonly Role[] }) {
  const { roles } = useMessages(settings)
  return <Group component="span" gap={4}>{of.map((r) => <Badge key={r} color={r === 'MEMBER' ? 'gray' : 'accent'}>{roles[r]}</Badge>)}</Group>
}
