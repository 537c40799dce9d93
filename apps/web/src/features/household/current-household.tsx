import type { Household } from '@larder/contract/household'
import { useRef } from 'react'
import { HouseholdName } from './household-name'
import { InvitationList } from './invitation-list'
import { InviteDialog } from './invite-dialog'
import { MemberRow } from './member-row'

/** The current household: its name, members and open invitations. */
export function CurrentHousehold({ household }: { readonly household: Household }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { members, invitations } = household
  const owner = household.role === 'owner'
  const owners = members.filter(({ role }) => role === 'owner').length

  return (
    <section aria-label="Current household" className="flex flex-col gap-8">
      <HouseholdName name={household.name} editable={owner} />
      <div className="flex flex-col gap-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 ref={heading} tabIndex={-1} className="text-xl">
            Members ({members.length})
          </h3>
          {owner && <InviteDialog />}
        </div>
        <ul className="border-y *:not-first:border-t">
          {members.map((member) => (
            <MemberRow
              key={member.accountId}
              member={member}
              household={household.name}
              manageable={owner && !(member.role === 'owner' && owners === 1)}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
        {!owner && <p className="text-ink-soft">Owners invite and remove people, and set the name.</p>}
      </div>
      {owner && invitations.length > 0 && (
        <InvitationList invitations={invitations} onGone={() => heading.current?.focus()} />
      )}
    </section>
  )
}
