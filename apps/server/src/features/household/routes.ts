import { household } from '@larder/contract/household'
import type { Caller } from '../../http/caller'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Serve } from '../../http/serve'
import { createInvitations, type InvitationParts } from './invitations'
import { createMembers } from './members'
import { createHouseholds } from './service'

export interface HouseholdRoutesParts extends InvitationParts {
  limits: RateLimiter
  allowances: RateLimits
}

export function serveHousehold(serve: Serve, parts: HouseholdRoutesParts): void {
  const { limits, allowances } = parts
  const households = createHouseholds(parts)
  const members = createMembers(parts)
  const invitations = createInvitations(parts)

  /** Codes are short, so attempts are limited. */
  async function countAttempt({ actor, address }: Caller): Promise<void> {
    if (actor) await limits.consume(`invitation-account:${actor.accountId}`, allowances.invitationTries)
    await limits.consume(`invitation:${address}`, allowances.invitationTries)
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
  serve(household.invite, ({ body }, { actor }) => invitations.invite(actor, body))
  serve(household.withdraw, ({ params }, { actor }) => invitations.withdraw(actor, params.id))
  serve(household.peek, async ({ body }, caller) => {
    await countAttempt(caller)
    return invitations.peek(caller.actor, body.code)
  })
  serve(household.join, async ({ body }, caller) => {
    await countAttempt(caller)
    return invitations.join(caller.actor, body.code)
  })
}
