import { account, type Session } from '@larder/contract/account'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { refresh, useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { dateText } from '../../../ui/formatting/locale'
import { toast } from '../../../ui/toasts/toast-store'

/** Shown at first; the others on request. */
const initialCount = 5

const whenUsed = { dateStyle: 'medium', timeStyle: 'short' } as const

interface SessionRowProps {
  readonly session: Session
  /** The session was ended; its row and the focus are gone. Receives the following row. */
  readonly onFocusLost: (next: Element | null) => void
}

function SessionRow({ session, onFocusLost }: SessionRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const end = useChange(account.endSession)

  async function endSession() {
    const ended = row.current
    const next = ended?.nextElementSibling ?? null
    // Awaited here, because the row may unmount before the call completes.
    try {
      await end.change({ params: { id: session.id } }).done
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

/** The cook's active sessions, each with a button to end it. */
export function SessionList() {
  const { data, error } = useRead(account.sessions, {})
  const endOthers = useChange(account.endOtherSessions)
  const [all, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The current session is first, for comparison with the others.
  const sessions = data?.data.toSorted((one, other) => Number(other.current) - Number(one.current))
  const shown = all ? sessions : sessions?.slice(0, initialCount)
  const hidden = (sessions?.length ?? 0) - (shown?.length ?? 0)

  function endAllOthers() {
    endOthers.change(
      {},
      {
        onSuccess: () => {
          toast({ title: 'Other sessions ended' })
          heading.current?.focus()
        },
        onError: (failed) =>
          toast({ title: 'Not ended', description: toErrorMessage(failed), tone: 'destructive' }),
      },
    )
  }

  function moveFocusTo(next: Element | null) {
    const button = next?.isConnected ? next.querySelector('button') : null
    const target = button ?? heading.current
    target?.focus()
  }

  function showAll() {
    flushSync(() => setAll(true))
    // The button is gone now, so the focus moves to the first new row.
    list.current?.children[initialCount]?.querySelector('button')?.focus()
  }

  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="sessions" tabIndex={-1} className="text-xl">
          Active Sessions{sessions && ` (${sessions.length})`}
        </h2>
        {sessions && sessions.length > 1 && (
          <Button busy={endOthers.isPending} onClick={endAllOthers}>
            End All Others
          </Button>
        )}
      </div>
      {shown && (
        <ul ref={list} className="border-y *:not-first:border-t">
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} onFocusLost={moveFocusTo} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button variant="quiet" className="self-start" onClick={showAll}>
          Show {hidden} more
        </Button>
      )}
      {!sessions && !error && (
        <div aria-busy="true" className="flex min-h-17 items-center border-y py-3">
          <Skeleton lines={2} className="w-full" />
        </div>
      )}
      {!sessions && error && (
        <ErrorNote action={<Button onClick={() => void refresh(account.sessions)}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
    </section>
  )
}
