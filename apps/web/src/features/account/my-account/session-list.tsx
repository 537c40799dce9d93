import { account } from '@larder/contract/account'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead, useWrite } from '../../../api/use-api'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { toast } from '../../../ui/toasts/toast-store'
import { SessionRow } from './session-row'

/** Shown at first; the others on request. */
const initialCount = 5

/** The cook's active sessions, each with a button to end it. */
export function SessionList() {
  const { data, error } = useRead(account.sessions, {})
  const endOthers = useWrite(account.endOtherSessions)
  const [all, setAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The current session is first, for comparison with the others.
  const sessions = data?.data.toSorted((one, other) => Number(other.current) - Number(one.current))
  const shown = all ? sessions : sessions?.slice(0, initialCount)
  const hidden = (sessions?.length ?? 0) - (shown?.length ?? 0)

  function endAllOthers() {
    endOthers.mutate(
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
    setAll(true)
    // The button is gone then, so the focus moves to the first new row.
    requestAnimationFrame(() => list.current?.children[initialCount]?.querySelector('button')?.focus())
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
