import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { use, useState } from 'react'
import { Cleared } from './layout'

/**
 * A filter by words: it filters a moment after the last key, and while an input method composes a word not before that is whole.
 * The field shows what is being typed; what changes `value` otherwise, such as clearing the filters, shows too.
 */
export function FilterText({ value, onFilter, ...rest }: { value: string; onFilter: (text: string) => void } & Omit<TextInputProps, 'value' | 'onChange'>) {
  const [text, setText] = useState(value)
  const [seen, see] = useState(value)
  const [told, tell] = useState(value)
  const cleared = use(Cleared)
  const [clearings, sawCleared] = useState(cleared)
  // What was typed before the field was set from elsewhere filters no more.
  const [settings, setAnew] = useState(0)
  const show = (words: string) => {
    setText(words)
    setAnew(settings + 1)
  }
  if (cleared !== clearings) {
    sawCleared(cleared)
    see('')
    tell('')
    show('')
  } else if (value !== seen) {
    see(value)
    tell(value)
    if (value !== told) show(value)
  }
  const filter = useDebouncedCallback((words: string, setting: number) => {
    if (setting !== settings) return
    tell(words)
    onFilter(words)
  }, 250)
  return (
    <TextInput leftSection={<IconSearch size={14} aria-hidden />} {...rest} value={text}
      onChange={(e) => {
        setText(e.currentTarget.value)
        if ((e.nativeEvent as InputEvent).isComposing) filter.cancel()
        else filter(e.currentTarget.value, settings)
      }}
      onCompositionEnd={(e) => { filter(e.currentTarget.value, settings) }} />
  )
}
