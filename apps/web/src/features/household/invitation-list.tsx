import type { Invitation } from '@larder/contract/household'
import { InvitationRow } from './invitation-row'

interface InvitationListProps {
  readonly invitations: readonly Invitation[]
  /** An invitation was withdrawn; its row, or the whole list, and the focus are gone. */
  readonly onGone: () => void
}

/** The open invitations, each with a button to withdraw it. */
export function InvitationList({ invitations, onGone }: InvitationListProps) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-xl">Open invitations ({invitations.length})</h3>
      <ul className="border-y *:not-first:border-t">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onGone={onGone} />
        ))}
      </ul>
    </div>
  )
}
