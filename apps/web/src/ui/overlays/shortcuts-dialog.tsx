import { Fragment } from 'react'
import { Kbd } from '../display/kbd'
import { Dialog } from './dialog'

/** `keys` are pressed together; 'Mod' is shown as Ctrl, or ⌘ on a Mac. */
export type Shortcut = { keys: readonly string[]; does: string }

export type ShortcutsDialogProps = {
  shortcuts: readonly Shortcut[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShortcutsDialog({ shortcuts, open, onOpenChange }: ShortcutsDialogProps) {
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return (
    <Dialog title="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <dl className="grid grid-cols-[1fr_auto]">
        {shortcuts.map((shortcut) => (
          <Fragment key={shortcut.does}>
            <dt className="flex min-h-11 items-center border-t py-2">{shortcut.does}</dt>
            <dd className="flex items-center justify-end gap-1 border-t ps-6">
              {shortcut.keys.map((key) => (
                <Kbd key={key}>{key === 'Mod' ? mod : key}</Kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
