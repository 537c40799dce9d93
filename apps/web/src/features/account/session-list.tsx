import { account } from '@larder/contract/account'
import { useRef } from 'react'
import { sentenceOf } from '../../api/api-error'
import { refresh, useRead, useWrite } from '../../api/use-api'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { Skeleton } from '../../ui/skeleton'
import { toast } from '../../ui/toast-store'
import { SessionRow } from './session-row'

/** Where this cook is signed in, with a way to end each place. */
export function SessionList() {
  const { data, error } = useRead(account.sessions, {})
  const endOthers = useWrite(account.endOtherSessions)
  const sessions = data?.data
  const heading = useRef<HTMLHeadingElement>(null)

  function endAllOthers() {
    endOthers.mutate(
      {},
      {
        onSuccess: () => {
          toast({ title: 'Other sessions ended' })
          heading.current?.focus()
        },
        onError: (failed) =>
          toast({ title: 'Not ended', description: sentenceOf(failed), tone: 'destructive' }),
      },
    )
  }

  function moveFocusTo(next: Element | null) {
    const button = next?.isConnected ? next.querySelector('button') : null
    const place = button ?? heading.current
    place?.focus()
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
      {sessions && (
        <ul className="border-y *:not-first:border-t">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onFocusLost={moveFocusTo} />
          ))}
        </ul>
      )}
      {!sessions && !error && (
        <div aria-busy="true" className="border-y py-3">
          <Skeleton lines={2} />
        </div>
      )}
      {!sessions && error && (
        <ErrorNote action={<Button onClick={() => void refresh(account.sessions)}>Try Again</Button>}>
          {sentenceOf(error)}
        </ErrorNote>
      )}
    </section>
  )
}
