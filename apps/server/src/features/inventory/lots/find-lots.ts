import type { HouseholdScope } from '../../../db/household-transaction'
import { selectLots } from '../../../db/sql/inventory/lots'
import type { LotRow } from './lot-row'

/** Returns some lots of a household, in the order of their ids. */
export function findLots(tx: HouseholdScope, ids: readonly number[]): Promise<LotRow[]> {
  return selectLots(tx, tx.householdId, ids)
}
