import type { Invitation } from '@larder/contract/household'
import { InvitationRow } from './invitation-row'

interface InvitationListProps {
  readonly invitations: readonly Invitation[]
  /** One was withdrawn and its row goes, perhaps with the whole list, and with it the focus. */
  readonly onGone: () => void
}

/** The ways in that are open, each with a way to close it. */
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
