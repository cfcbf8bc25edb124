import { useEffect, useState } from 'react'

/**
 * Whether a dialog is open, when its code comes only once it is to open: a dialog that is made open does not know where the
 * focus was, so it is made closed and opens at once.
 */
export function useOpened(wanted: boolean): boolean {
  const [opened, set] = useState(false)
  useEffect(() => { set(wanted) }, [wanted])
  return opened
}
