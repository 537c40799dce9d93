import { lazy, Suspense, useCallback, useState } from 'react'
import type { Shortcut } from './shortcuts-dialog'
import { useHelpKey } from './use-help-key'

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
)

export type LazyShortcutsProps = { shortcuts: readonly Shortcut[] }

/** Lists the shortcuts when `?` is pressed; the dialog is fetched the first time somebody asks. */
export function LazyShortcuts({ shortcuts }: LazyShortcutsProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const onHelp = useCallback(() => {
    setAsked(true)
    setOpen(true)
  }, [])
  useHelpKey(onHelp)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog shortcuts={shortcuts} open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
