import { household } from '@larder/contract/household'
import type { Caller } from '../../http/caller'
import type { Allowances, Limits } from '../../http/limits'
import type { Serve } from '../../http/serve'
import { type InvitationParts, openInvitations } from './invitations'
import { openMembers } from './members'
import { openHouseholds } from './service'

export interface HouseholdRoutes extends InvitationParts {
  limits: Limits
  allowances: Allowances
}

export function serveHousehold(serve: Serve, parts: HouseholdRoutes): void {
  const { limits, allowances } = parts
  const households = openHouseholds(parts)
  const members = openMembers(parts)
  const invitations = openInvitations(parts)

  /** Codes are short enough to be typed, so nobody gets to try many. */
  async function countTry({ actor, address }: Caller): Promise<void> {
    await limits.spend(`invitation-account:${actor?.accountId}`, allowances.invitationTries)
    await limits.spend(`invitation:${address}`, allowances.invitationTries)
  }

  serve(household.list, (_, { actor }) => households.list(actor))
  serve(household.create, ({ body }, { actor }) => households.create(actor, body))
  serve(household.current, (_, { actor }) => households.current(actor))
  serve(household.update, ({ body }, { actor }) => households.update(actor, body))
  serve(household.enter, ({ params }, { actor }) => households.enter(actor, params.id))
  serve(household.leave, ({ params }, { actor }) => households.leave(actor, params.id))
  serve(household.setRole, ({ params, body }, { actor }) =>
    members.setRole(actor, params.accountId, body.role),
  )
  serve(household.removeMember, ({ params }, { actor }) => members.remove(actor, params.accountId))
  serve(household.invite, ({ body }, { actor }) => invitations.invite(actor, body.days))
  serve(household.withdraw, ({ params }, { actor }) => invitations.withdraw(actor, params.id))
  serve(household.peek, async ({ body }, caller) => {
    await countTry(caller)
    return invitations.peek(caller.actor, body.code)
  })
  serve(household.join, async ({ body }, caller) => {
    await countTry(caller)
    return invitations.join(caller.actor, body.code)
  })
}
