import { type ComponentType, useCallback, useState } from 'react'
import type { Shortcut, ShortcutsDialogProps } from './shortcuts-dialog'
import { useHelpKey } from './use-help-key'

export type LazyShortcutsProps = { shortcuts: readonly Shortcut[] }

/** Lists the shortcuts when `?` is pressed. The dialog is loaded on demand, and again after a failure. */
export function LazyShortcuts({ shortcuts }: LazyShortcutsProps) {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps> | null>(null)
  const onHelp = useCallback(async () => {
    setOpen(true)
    try {
      const { ShortcutsDialog } = await import('./shortcuts-dialog')
      setDialog(() => ShortcutsDialog)
    } catch (error) {
      console.error('Loading the shortcuts dialog failed', error)
    }
  }, [])
  useHelpKey(onHelp)
  return Dialog && <Dialog shortcuts={shortcuts} open={open} onOpenChange={setOpen} />
}
