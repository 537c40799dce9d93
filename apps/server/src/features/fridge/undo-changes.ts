import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { cameraChanges } from '../../db/tables/fridge'

/** Marks a camera's changes as undone when their booking is undone. */
export async function markChangesUndone(
  { tx, householdId }: { tx: Tx; householdId: string },
  actionId: string,
): Promise<void> {
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
