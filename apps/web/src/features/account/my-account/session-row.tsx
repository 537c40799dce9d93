import { account, type Session } from '@larder/contract/account'
import { useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useWrite } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { dateText } from '../../../ui/formatting/locale'
import { toast } from '../../../ui/toasts/toast-store'

const whenUsed = { dateStyle: 'medium', timeStyle: 'short' } as const

interface SessionRowProps {
  readonly session: Session
  /** The session was ended; its row and the focus are gone. Receives the following row. */
  readonly onFocusLost: (next: Element | null) => void
}

export function SessionRow({ session, onFocusLost }: SessionRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const end = useWrite(account.endSession)

  async function endSession() {
    const ended = row.current
    const next = ended?.nextElementSibling ?? null
    // Awaited here, because the row may unmount before the call completes.
    try {
      await end.mutateAsync({ params: { id: session.id } })
      toast({ title: 'Session ended', description: session.device })
      const focused = document.activeElement
      if (focused === document.body || ended?.contains(focused)) onFocusLost(next)
    } catch (failed) {
      toast({ title: 'Not ended', description: toErrorMessage(failed), tone: 'destructive' })
    }
  }

  return (
    <li ref={row} className="flex min-h-17 items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{session.device}</p>
        <p className="text-sm text-ink-soft">
          Last used <time dateTime={session.lastUsedAt}>{dateText(session.lastUsedAt, whenUsed)}</time>
        </p>
      </div>
      {session.current ? (
        <Badge tone="herb">This device</Badge>
      ) : (
        <Button
          busy={end.isPending}
          aria-label={`End session: ${session.device}`}
          onClick={() => void endSession()}
        >
          End
        </Button>
      )}
    </li>
  )
}
