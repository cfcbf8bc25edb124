import { Alert, Button, Checkbox, FileButton, Group, List, Modal, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { PackAction } from '../../api/generated/graphql'
import { useChange } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { packs as messages } from '../../messages/packs'
import { ErrorCard } from '../../ui/states'
import { told } from '../../ui/toast'
import { changePacks } from './operations'

export interface PackChange {
  action: PackAction
  /** The pack; none for one from a file. */
  name?: string
}

/** Plans a change of packs, shows what would happen and what stands against it, and does it when told to. */
export function ChangePacks({ of, onClose }: { of: PackChange; onClose: () => void }) {
  const m = useMessages(messages)
  const c = useMessages(common)
  const [file, setFile] = useState('')
  const [upgrading, setUpgrading] = useState(false)
  const [mapping, setMapping] = useState('')
  const [badJson, setBadJson] = useState(false)
  const trial = useChange(changePacks)
  const change = useChange(changePacks)
  const plan = trial.data?.changePacks
  const input = (dryRun: boolean) => {
    const action: PackAction = of.name ? of.action : upgrading ? 'UPGRADE' : 'INSTALL'
    return { action, dryRun, ...(of.name ? { names: [of.name] } : { file }), ...(mapping.trim() ? { mapping: JSON.parse(mapping) as unknown } : {}) }
  }
  const run = (dryRun: boolean) => {
    setBadJson(false)
    try {
      const asked = { input: input(dryRun) }
      if (dryRun) trial.mutate(asked)
      else change.mutate(asked, { onSuccess: () => { told(m.told); onClose() } })
    } catch {
      setBadJson(true)
    }
  }
  const label = of.name ? { INSTALL: m.install, UPGRADE: m.upgrade, UNINSTALL: m.uninstall }[of.action] : m.fromFile
  return (
    <Modal opened onClose={onClose} size="lg" title={of.name ? m.planTitle(label, of.name) : label} closeButtonProps={{ 'aria-label': c.close }}>
      <form onSubmit={(e) => { e.preventDefault(); run(!plan || plan.conflicts.length > 0) }}>
        <Stack gap="sm">
          {!of.name && (
            <>
              <Group gap="xs">
                <FileButton accept=".yaml,.yml" onChange={(chosen) => { if (chosen) void chosen.text().then((text) => { setFile(text); trial.reset() }) }}>
                  {(props) => <Button variant="default" {...props}>{m.chooseFile}</Button>}
                </FileButton>
              </Group>
              <Textarea label={m.file} required minRows={8} maxRows={16} data-autofocus value={file} onChange={(e) => { setFile(e.currentTarget.value); trial.reset() }} />
              <Checkbox size="xs" label={m.upgradeFile} checked={upgrading} onChange={(e) => { setUpgrading(e.currentTarget.checked); trial.reset() }} />
            </>
          )}
          {plan && (
            <div role="status">
              <Text size="xs" fw={600}>{m.changes}</Text>
              {plan.changes.length === 0 ? <Text size="sm" c="dimmed">{m.noChanges}</Text> : <List size="sm">{plan.changes.map((x) => <List.Item key={x}>{x}</List.Item>)}</List>}
              {plan.conflicts.length > 0 && (
                <Alert mt="sm" color="red" icon={<IconAlertTriangle size={16} />} title={m.conflicts}>
                  <List size="sm">{plan.conflicts.map((x) => <List.Item key={x}>{x}</List.Item>)}</List>
                </Alert>
              )}
            </div>
          )}
          {(of.action !== 'INSTALL' || upgrading) && <Textarea label={m.mapping} value={mapping} error={badJson ? m.badJson : undefined} onChange={(e) => { setMapping(e.currentTarget.value); trial.reset() }} />}
          {(change.error ?? trial.error) && <ErrorCard error={change.error ?? trial.error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>{c.cancel}</Button>
            <Button type="submit" loading={trial.isPending || change.isPending} disabled={!of.name && file.trim() === ''}>{plan && plan.conflicts.length === 0 ? m.do : m.plan}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
