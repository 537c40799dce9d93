import type { HouseholdOfLeaver } from '@larder/contract/account'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { HouseholdHandover } from '../../../db/tables/account'
import { AppError } from '../../../errors'

interface DeletionHouseholdRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly owns: boolean
  readonly others: readonly { accountId: string; name: string; role: string }[]
}

/** Returns the households of an account with what would happen to them, in the order of joining. */
export async function findDeletionHouseholds(tx: Tx, accountId: string): Promise<HouseholdOfLeaver[]> {
  const { rows } = await tx.execute<DeletionHouseholdRow>(sql`select h.id, h.name, me.role = 'owner' as owns,
      coalesce(jsonb_agg(jsonb_build_object('accountId', m.account_id, 'name', a.name, 'role', m.role)
        order by m.joined_at, m.account_id) filter (where m.account_id is not null), '[]') as others
    from household_members me join households h on h.id = me.household_id
      left join (household_members m join accounts a on a.id = m.account_id)
        on m.household_id = h.id and m.account_id <> ${accountId}
    where me.account_id = ${accountId} group by h.id, me.role, me.joined_at order by me.joined_at, h.id`)
  return rows.map(({ id, name, owns, others }) => ({
    id,
    name,
    alone: others.length === 0,
    undecided: owns && others.length > 0 && !others.some(({ role }) => role === 'owner'),
    others: others.map((other) => ({ accountId: other.accountId, name: other.name })),
  }))
}

/** Returns the handovers of the households that need one; rejects a missing one or one to a non-member. */
export function resolveHandovers(
  households: readonly HouseholdOfLeaver[],
  handovers: readonly HouseholdHandover[],
): HouseholdHandover[] {
  const fields: Record<string, string> = {}
  handovers.forEach(({ householdId, to }, index) => {
    const household = households.find(({ id }) => id === householdId)
    if (!household) fields[`handovers.${index}.householdId`] = 'You are not in this household.'
    else if (to !== undefined && !household.others.some(({ accountId }) => accountId === to))
      fields[`handovers.${index}.to`] = 'Choose somebody else who is in this household.'
  })
  if (Object.keys(fields).length > 0) throw new AppError('bad-input', { fields })
  return households
    .filter(({ undecided }) => undecided)
    .map(({ id }) => {
      const handover = handovers.findLast(({ householdId }) => householdId === id)
      if (!handover) throw new AppError('household-undecided')
      return handover
    })
}
