import { maxScanPhotos } from '@larder/contract/scan'
import { markSeenBefore } from '@larder/kitchen/scan/further-photo'
import { and, eq } from 'drizzle-orm'
import type { MemberTx } from '../../../db/household-transaction'
import { hasPhotoSpace } from '../../../db/queries/photo-space'
import { type LineEvidence, pictures, scans } from '../../../db/tables/scan'
import { AppError } from '../../../errors'
import { newId } from '../../../secrets'
import { maxLines } from '../lines/complete-line'
import {
  type CompletedScan,
  getOpenScan,
  photoNotKept,
  type ScanPicture,
  type ScanRow,
} from '../scan-storage'

/** Rejects a further photo of a scan of something else, or one too many. One that was added before may come again. */
export function checkRoomForPhoto({ kind, photos }: ScanRow, photo: string): void {
  if (kind !== 'photo') throw new AppError('scan-not-found')
  if (photos.length + 1 >= maxScanPhotos && !photos.includes(photo))
    throw new AppError('too-many-scan-photos')
}

/** Adds what a further photo shows to its scan, once. Only under the household lock. */
export async function addPhotoToScan(
  tx: MemberTx,
  id: string,
  photo: string,
  { lines, said }: CompletedScan,
  picture?: ScanPicture,
): Promise<void> {
  const { householdId, accountId } = tx
  const isKept = picture && (await hasPhotoSpace(tx, { householdId, accountId }, picture.bytes.length))
  const row = await getOpenScan(tx, householdId, id)
  checkRoomForPhoto(row, photo)
  if (row.photos.includes(photo)) return
  const number = row.photos.length + 2
  const lastKey = row.found.reduce((last, { key }) => Math.max(last, Number(key)), 0)
  const keyOf = (key: string) => String(lastKey + Number(key))
  const further = markSeenBefore(row.found, lines)
    .slice(0, Math.max(0, maxLines - row.found.length))
    .map((line) => ({ ...line, key: keyOf(line.key), photo: number }))
  const evidence: Record<string, LineEvidence> = { ...row.said }
  for (const [key, shown] of Object.entries(said)) evidence[keyOf(key)] = shown
  const notes =
    picture && !isKept && !row.notes.includes(photoNotKept) ? [...row.notes, photoNotKept] : row.notes
  await tx
    .update(scans)
    .set({ found: [...row.found, ...further], said: evidence, photos: [...row.photos, photo], notes })
    .where(and(eq(scans.householdId, householdId), eq(scans.id, id)))
  if (picture && isKept)
    await tx
      .insert(pictures)
      .values({ id: newId(), householdId, scanId: id, ...picture, photo: number, createdAt: tx.now })
}
