import { Modal } from '@mantine/core'
export function QuickSearch({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return <Modal opened={opened} onClose={onClose} />
}
