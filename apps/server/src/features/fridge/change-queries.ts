import type { ShelfChangeEntry } from '@larder/contract/fridge'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { cameraChanges, cameras } from '../../db/tables/fridge'

/** Returns the changes of a household: open questions first, then the newest. */
export async function findFridgeChanges(
  tx: Tx,
  householdId: string,
  { only, size = 1, from = 0 }: { only?: SQL; size?: number; from?: number },
): Promise<(ShelfChangeEntry & { readonly label: string })[]> {
  const rows = await tx
    .select({
      id: cameraChanges.id,
      cameraId: cameraChanges.cameraId,
      camera: cameras.name,
      pictureId: cameraChanges.pictureId,
      at: cameraChanges.at,
      kind: cameraChanges.kind,
      name: cameraChanges.name,
      foodId: cameraChanges.foodId,
      confidence: cameraChanges.confidence,
      others: cameraChanges.others,
      area: cameraChanges.area,
      // Null for a picture that was deleted since.
      seenOn: sql<string | null>`(select p.id from camera_pictures p
        where p.household_id = camera_changes.household_id and p.id = camera_changes.seen_on and octet_length(p.bytes) > 0)`,
      state: cameraChanges.state,
      bookingId: cameraChanges.bookingId,
      label: cameraChanges.label,
    })
    .from(cameraChanges)
    .innerJoin(
      cameras,
      and(eq(cameras.householdId, cameraChanges.householdId), eq(cameras.id, cameraChanges.cameraId)),
    )
    .where(and(eq(cameraChanges.householdId, householdId), only))
    .orderBy(desc(sql`${cameraChanges.state} = 'asking'`), desc(cameraChanges.at), desc(cameraChanges.id))
    .limit(size)
    .offset(from)
  return rows.map(({ foodId, seenOn, bookingId, ...row }) => ({
    ...row,
    ...(foodId !== null && { foodId }),
    ...(seenOn !== null && { seenOn }),
    ...(bookingId !== null && isBooked(row.state) && { booking: bookingId }),
  }))
}

function isBooked(state: ShelfChangeEntry['state']): boolean {
  return state === 'booked' || state === 'confirmed'
}
