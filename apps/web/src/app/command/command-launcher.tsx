import { Search } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useSession } from '../../session/use-session'
import { IconButton } from '../../ui/controls/icon-button'

const openEvent = 'larder:command'

/** Opens the command field from anywhere. */
const openCommandField = () => window.dispatchEvent(new Event(openEvent))

/** The press that opens the command field, for signed-in cooks. */
export function CommandButton({ className }: { readonly className?: string }) {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <IconButton
      label="Find or do something"
      icon={<Search aria-hidden />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openCommandField}
      {...(className !== undefined && { className })}
    />
  )
}

interface CommandFieldProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Waits for Ctrl or Cmd with K, or the button. The field itself is loaded when it is first opened. */
export function CommandLauncher() {
  const { isAuthenticated } = useSession()
  const [open, setOpen] = useState(false)
  const [Field, setField] = useState<ComponentType<CommandFieldProps> | null>(null)

  const show = useCallback(() => {
    setOpen(true)
    import('./command-field').then(
      ({ CommandField }) => setField(() => CommandField),
      (error: unknown) => console.error('Loading the command field failed', error),
    )
  }, [])

  useEffect(() => {
    if (!isAuthenticated) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || document.querySelector('[role=dialog], [role=alertdialog]'))
        return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener(openEvent, show)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener(openEvent, show)
    }
  }, [isAuthenticated, show])

  return Field && isAuthenticated && <Field open={open} onOpenChange={setOpen} />
}
