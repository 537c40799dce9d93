import { household } from '@larder/contract/household'
import { MailOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { useRead } from '../../api/use-read'
import { Button } from '../../ui/controls/button'
import { Card } from '../../ui/display/card'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Skeleton } from '../../ui/feedback/skeleton'
import { longDateText } from '../../ui/formatting/locale'
import { toast } from '../../ui/toasts/toast-store'
import { useInvitationCode } from './use-invitation-code'
import { useSwitchHousehold } from './use-switch-household'

/** Codes that are being used. Joining mounts the page again, which must not read an invitation that is gone. */
const usedCodes = new Set<string>()

/** Reads the household of an invitation. It is a POST, so that the code is not in a URL. */
export function useInvitationPreview(code: string | null, isRead = false) {
  useEffect(() => {
    if (code === null) usedCodes.clear()
  }, [code])
  const canPeek = code !== null && !isRead && !usedCodes.has(code)
  return useRead(household.peek, { body: { code: code ?? '' } }, { enabled: canPeek })
}

/** The household of an invitation, with a button to join. */
export function InvitationCard({ code }: { readonly code: string }) {
  const { close } = useInvitationCode()
  const join = useSwitchHousehold(household.join)
  // An invitation for one is gone as soon as it was used: it is not asked for again.
  const [isUsed, setIsUsed] = useState(false)
  const { data, error } = useInvitationPreview(code, isUsed)
  const invitation = data?.data

  async function joinHousehold() {
    usedCodes.add(code)
    setIsUsed(true)
    try {
      const { data: joined } = await join.change({ body: { code } })
      close()
      toast({
        title: `Welcome to ${joined.name}`,
        description: 'You now see this kitchen.',
        tone: 'success',
      })
    } catch (failed) {
      usedCodes.delete(code)
      setIsUsed(false)
      console.error('Joining a household failed', failed)
    }
  }

  if (error && !invitation) {
    return (
      <ErrorNote action={<Button onClick={close}>Dismiss</Button>}>
        {invitationFailureMessage(error)}
      </ErrorNote>
    )
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
              {!alreadyMember &&
                `. Valid until ${longDateText(expiresAt)}. Your own household stays as it is.`}
            </p>
          </div>
        </div>
        {join.error && <ErrorNote>{toErrorMessage(join.error)}</ErrorNote>}
        <div className="flex flex-wrap gap-2">
          {!alreadyMember && (
            <Button variant="primary" busy={join.isPending} onClick={() => void joinHousehold()}>
              Join
            </Button>
          )}
          <Button onClick={close}>{alreadyMember ? 'Dismiss' : 'Not now'}</Button>
        </div>
      </section>
    </Card>
  )
}

/** Says why an invitation cannot be shown. */
export function invitationFailureMessage(error: Error): string {
  const mistyped = error instanceof ApiError && error.code === 'bad-input'
  return mistyped
    ? 'That is not one of our codes. Check it, or ask for a new invitation.'
    : toErrorMessage(error)
}
