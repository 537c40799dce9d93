import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { Shortcut, ShortcutsDialogProps } from './shortcuts-dialog'

export type LazyShortcutsProps = { load: () => Promise<readonly Shortcut[]> }

/** Whether a key press belongs to a field. */
export function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Calls back when `?` is pressed outside of a text field. */
function useHelpKey(onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTypingIn(event.target))
        return
      event.preventDefault()
      onHelp()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onHelp])
}

/** Lists the shortcuts when `?` is pressed. The list and its dialog are loaded on demand, and again after a failure. */
export function LazyShortcuts({ load }: LazyShortcutsProps) {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{
    Dialog: ComponentType<ShortcutsDialogProps>
    shortcuts: readonly Shortcut[]
  }>()
  const onHelp = useCallback(async () => {
    setOpen(true)
    try {
      const [{ ShortcutsDialog }, shortcuts] = await Promise.all([import('./shortcuts-dialog'), load()])
      setLoaded({ Dialog: ShortcutsDialog, shortcuts })
    } catch (error) {
      console.error('Loading the shortcuts dialog failed', error)
    }
  }, [load])
  useHelpKey(onHelp)
  return loaded && <loaded.Dialog shortcuts={loaded.shortcuts} open={open} onOpenChange={setOpen} />
}
