import type { HouseholdOfDeletedAccount } from '@larder/contract/account'
import type { Tx } from '../../../db/database'
import { selectDeletionHouseholds } from '../../../db/sql/account/deletion-households'
import type { HouseholdHandover } from '../../../db/tables/account'
import { AppError } from '../../../errors'

/** Returns the households of an account with what would happen to them, in the order of joining. */
export async function findDeletionHouseholds(
  tx: Tx,
  accountId: string,
): Promise<HouseholdOfDeletedAccount[]> {
  const rows = await selectDeletionHouseholds(tx, accountId)
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
  households: readonly HouseholdOfDeletedAccount[],
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
