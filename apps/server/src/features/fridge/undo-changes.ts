import { and, eq, inArray } from 'drizzle-orm'
import type { HouseholdTx } from '../../db/household-transaction'
import { cameraChanges } from '../../db/tables/fridge'

/** Marks a camera's changes as undone when their booking is undone. */
export async function markChangesUndone(tx: HouseholdTx, actionId: string): Promise<void> {
  const { householdId } = tx
  await tx
    .update(cameraChanges)
    .set({ state: 'undone' })
    .where(
      and(
        eq(cameraChanges.householdId, householdId),
        eq(cameraChanges.actionId, actionId),
        inArray(cameraChanges.state, ['booked', 'confirmed']),
      ),
    )
}
