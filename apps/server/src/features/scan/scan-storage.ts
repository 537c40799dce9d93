import type { ReceiptHeader, ScanKind, ScanLine } from '@larder/contract/scan'
import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { hasPhotoSpace } from '../../db/queries/photo-space'
import { type LineEvidence, pictures, scans } from '../../db/tables/scan'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { toJpeg } from '../../vision/picture-codec'

export type ScanRow = typeof scans.$inferSelect

/** The result of a scan, ready to store. */
export interface CompletedScan {
  readonly kind: ScanKind
  readonly lines: readonly ScanLine[]
  readonly said: Readonly<Record<string, LineEvidence>>
  readonly receipt?: ReceiptHeader
  readonly notes: readonly string[]
  readonly seenBy: string
}

/** Returns the household's scan with this id, if any; rejects a closed one. */
export async function findOpenScan(tx: Tx, { householdId }: Actor, id: string): Promise<ScanRow | undefined> {
  const [row] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.householdId, householdId), eq(scans.id, id)))
  if (!row) return undefined
  if (row.savedAt !== null || row.droppedAt !== null) throw new AppError('scan-over')
  return row
}

/** The result of a scan does not wait for space. */
export const photoNotKept = 'The photo wasn’t kept: your household has used up its photo space.'

/** Stores the result of a scan in place of an earlier attempt. Only under the household lock. */
export async function storeScan(
  tx: Tx,
  { householdId, accountId }: Actor,
  id: string,
  { kind, lines: found, said, receipt = undefined, notes, seenBy }: CompletedScan,
  now: string,
  picture?: ScanPicture,
): Promise<ScanRow> {
  const isKept = picture && (await hasPhotoSpace(tx, { householdId, accountId }, picture.bytes.length))
  const row = {
    ...{ kind, found, said, receipt: receipt ?? null, seenBy, accountId, photos: [] },
    notes: picture && !isKept ? [...notes, photoNotKept] : notes,
  }
  const [stored] = await tx
    .insert(scans)
    .values({ id, householdId, ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [scans.householdId, scans.id],
      set: row,
      setWhere: sql`scans.saved_at is null and scans.dropped_at is null`,
    })
    .returning()
  if (!stored) throw new AppError('scan-over')
  await tx.delete(pictures).where(and(eq(pictures.householdId, householdId), eq(pictures.scanId, id)))
  if (picture && isKept) {
    await tx.insert(pictures).values({ id: newId(), householdId, scanId: id, ...picture, createdAt: now })
  }
  return stored
}

/** Locks and returns an open scan. */
export async function getOpenScan(tx: Tx, householdId: string, id: string): Promise<ScanRow> {
  const [row] = await tx
    .select()
    .from(scans)
    .where(and(eq(scans.id, id), eq(scans.householdId, householdId)))
  if (!row) throw new AppError('scan-not-found')
  if (row.savedAt !== null || row.droppedAt !== null) throw new AppError('scan-over')
  return row
}

/** Facts of a scan in addition to its row. */
export const scanFactsSql = sql<{ by: string | null; kept: boolean }>`json_build_object(
  'by', (select name from accounts where id = scans.account_id),
  'kept', exists (select 1 from pictures where household_id = scans.household_id and scan_id = scans.id))`

/** A picture that the cook keeps: small, upright and without metadata. */
export interface ScanPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const maxSide = 1600

export async function toScanPicture(picture: Uint8Array): Promise<ScanPicture> {
  const bytes = await toJpeg(picture, { longest: maxSide })
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}
