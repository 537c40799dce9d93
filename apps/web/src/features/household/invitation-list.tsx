import type { Invitation } from '@larder/contract/household'
import { InvitationRow } from './invitation-row'

/** The ways in that are open, each with a way to close it. */
export function InvitationList({ invitations }: { readonly invitations: readonly Invitation[] }) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-xl">Open invitations ({invitations.length})</h3>
      <ul className="border-y *:not-first:border-t">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  )
}
