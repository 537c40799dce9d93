import { inArray } from 'drizzle-orm'
import type { Tx } from '../database'
import { householdMembers, householdSecrets, households } from '../tables/household'
import { recipesTable } from '../tables/recipes'

/**
 * Deletes households that nobody is in. What refers to them in tables that every node has is deleted first: where households are
 * split between nodes, the database cannot do it.
 */
export async function deleteHouseholds(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(householdSecrets).where(inArray(householdSecrets.householdId, [...ids]))
  await tx.delete(householdMembers).where(inArray(householdMembers.householdId, [...ids]))
  await tx.delete(recipesTable).where(inArray(recipesTable.flexibleHousehold, [...ids]))
  await tx.delete(households).where(inArray(households.id, [...ids]))
}
