import { account } from '@larder/contract/account'
import { sentenceOf } from '../../api/api-error'
import { useRead, useWrite } from '../../api/use-api'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { Skeleton } from '../../ui/skeleton'
import { toast } from '../../ui/toast-store'
import { SessionRow } from './session-row'

/** Where this cook is signed in, with a way to end each place. */
export function SessionList() {
  const { data, error, refetch } = useRead(account.sessions, {})
  const endOthers = useWrite(account.endOtherSessions)
  const sessions = data?.data

  function endAllOthers() {
    endOthers.mutate(
      {},
      {
        onSuccess: () => toast({ title: 'Other sessions ended' }),
        onError: (failed) =>
          toast({ title: 'Not ended', description: sentenceOf(failed), tone: 'destructive' }),
      },
    )
  }

  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="sessions" className="text-xl">
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
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {!sessions && !error && (
        <div aria-busy="true" className="border-y py-3">
          <Skeleton lines={2} />
        </div>
      )}
      {!sessions && error && (
        <ErrorNote action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          {sentenceOf(error)}
        </ErrorNote>
      )}
    </section>
  )
}
