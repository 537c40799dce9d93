import { household, type Invitation } from '@larder/contract/household'
import { useWrite } from '../../api/use-api'
import { Button } from '../../ui/controls/button'
import { toast } from '../../ui/toasts/toast-store'
import { createFailureHandler } from './create-failure-handler'
import { formatInstantDay } from './format-instant-day'

interface InvitationRowProps {
  readonly invitation: Invitation
  /** The invitation was withdrawn; its row and the focus are gone. */
  readonly onGone: () => void
}

export function InvitationRow({ invitation, onGone }: InvitationRowProps) {
  const withdraw = useWrite(household.withdraw)
  const { id, invitedBy, createdAt, expiresAt, joined } = invitation
  const made = `By ${invitedBy ?? 'somebody who left'}, ${formatInstantDay(createdAt)}`

  async function withdrawInvitation() {
    // Awaited here, because the row may unmount before the call completes.
    try {
      await withdraw.mutateAsync({ params: { id } })
      toast({ title: 'Invitation withdrawn', description: 'Its link and code no longer work.' })
      onGone()
    } catch (error) {
      createFailureHandler('Not withdrawn')(error)
    }
  }

  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{made}</p>
        <p className="text-sm text-ink-soft">
          Open until <time dateTime={expiresAt}>{formatInstantDay(expiresAt)}</time>
          {joined > 0 && ` · ${joined} joined`}
        </p>
      </div>
      <Button
        busy={withdraw.isPending}
        aria-label={`Withdraw invitation: ${made}`}
        onClick={() => void withdrawInvitation()}
      >
        Withdraw
      </Button>
    </li>
  )
}
