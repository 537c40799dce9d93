import { household } from '@larder/contract/household'
import { MailOpen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { ErrorNote } from '../../ui/error-note'
import { Skeleton } from '../../ui/skeleton'
import { toast } from '../../ui/toast-store'
import { dayText } from './day-text'
import { useMove } from './use-move'
import { usePeek } from './use-peek'

/** What an invitation leads to, and the choice to follow it. */
export function InvitationCard({ code }: { readonly code: string }) {
  const [, setQuery] = useSearchParams()
  const join = useMove(household.join)
  const { data, error } = usePeek(code)
  const invitation = data?.data
  const close = () => setQuery({}, { replace: true })

  async function joinIt() {
    try {
      const { data: joined } = await join.mutateAsync({ body: { code } })
      close()
      toast({
        title: `Welcome to ${joined.name}`,
        description: 'You now see this kitchen.',
        tone: 'success',
      })
    } catch (failed) {
      console.error('Joining failed', failed)
    }
  }

  if (error && !invitation) {
    return <ErrorNote action={<Button onClick={close}>Dismiss</Button>}>{troubleWith(error)}</ErrorNote>
  }
  if (!invitation) {
    return (
      <Card aria-busy="true" className="min-h-40">
        <Skeleton lines={3} />
      </Card>
    )
  }
  const { household: name, invitedBy = 'Somebody', members, expiresAt, alreadyMember } = invitation
  return (
    <Card asChild className="border-herb sm:p-6">
      <section aria-label="Invitation" className="flex flex-col gap-4">
        <div className="flex gap-4">
          <MailOpen
            aria-hidden
            className="mt-1 size-7 shrink-0 text-herb-ink max-sm:hidden"
            strokeWidth={1.5}
          />
          <div className="min-w-0 wrap-anywhere">
            <h2 className="text-xl sm:text-2xl">
              {alreadyMember ? (
                <>
                  You are in <bdi>{name}</bdi> already
                </>
              ) : (
                <>
                  <bdi>{invitedBy}</bdi> invites you to <bdi>{name}</bdi>
                </>
              )}
            </h2>
            <p className="text-ink-soft">
              {members === 1 ? '1 member' : `${members} members`}
              {!alreadyMember && `. Open until ${dayText(expiresAt)}. Your own household stays as it is.`}
            </p>
          </div>
        </div>
        {join.error && <ErrorNote>{sentenceOf(join.error)}</ErrorNote>}
        <div className="flex flex-wrap gap-2">
          {!alreadyMember && (
            <Button variant="primary" busy={join.isPending} onClick={() => void joinIt()}>
              Join
            </Button>
          )}
          <Button onClick={close}>{alreadyMember ? 'Dismiss' : 'Not now'}</Button>
        </div>
      </section>
    </Card>
  )
}

function troubleWith(error: Error): string {
  const mistyped = error instanceof ApiError && error.code === 'bad-input'
  return mistyped ? 'This is not a code of ours. Check it, or ask for a new invitation.' : sentenceOf(error)
}
