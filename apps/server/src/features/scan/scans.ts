import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { Scan } from '@larder/contract/scan'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { pictures, scans } from '../../db/tables/scan'
import { AppError } from '../../errors'
import type { ScanParts } from './parts'
import { getOpenScan, type ScanRow, scanFactsSql } from './scan-storage'

/** Scans of a household and their results. */
export function createScans({ db, withHousehold }: Pick<ScanParts, 'db' | 'withHousehold'>) {
  return {
    async list({ householdId }: Actor, query: PageQuery): Promise<{ data: Scan[]; page: PageInfo }> {
      const { page, size } = query
      const householdCondition = eq(scans.householdId, householdId)
      const [rows, [counted]] = await Promise.all([
        db
          .select({ scan: scans, facts: scanFactsSql })
          .from(scans)
          .where(householdCondition)
          .orderBy(desc(scans.createdAt), desc(scans.id))
          .limit(size)
          .offset((page - 1) * size),
        db.select({ total: sql<number>`count(*)::int` }).from(scans).where(householdCondition),
      ])
      const data = rows.map(({ scan, facts }) => toScan(scan, facts))
      return { data, page: toPageInfo(query, counted?.total ?? 0) }
    },

    get: ({ householdId }: Actor, id: string): Promise<Scan> => findScan(db, householdId, id),

    async picture({ householdId }: Actor, id: string, photo: number): Promise<Uint8Array> {
      await findScan(db, householdId, id)
      const [picture] = await db
        .select({ bytes: pictures.bytes })
        .from(pictures)
        .where(and(eq(pictures.householdId, householdId), eq(pictures.scanId, id), eq(pictures.photo, photo)))
      if (!picture) throw new AppError('no-picture')
      return picture.bytes
    },

    drop(actor: Actor, id: string): Promise<Scan> {
      const { householdId } = actor
      return withHousehold(actor, ['scan', 'notifications'], async (tx) => {
        await getOpenScan(tx, householdId, id)
        await tx
          .update(scans)
          .set({ droppedAt: tx.now })
          .where(and(eq(scans.householdId, householdId), eq(scans.id, id)))
        await tx.delete(pictures).where(and(eq(pictures.householdId, householdId), eq(pictures.scanId, id)))
        return findScan(tx, householdId, id)
      })
    },
  }
}

/** Returns a scan of a household. */
export async function findScan(tx: Tx, householdId: string, id: string): Promise<Scan> {
  const [found] = await tx
    .select({ scan: scans, facts: scanFactsSql })
    .from(scans)
    .where(and(eq(scans.id, id), eq(scans.householdId, householdId)))
  if (!found) throw new AppError('scan-not-found')
  return toScan(found.scan, found.facts)
}

function toScan(row: ScanRow, { by, kept }: { by: string | null; kept: boolean }): Scan {
  return {
    id: row.id,
    kind: row.kind,
    at: row.createdAt,
    ...(by !== null && { by }),
    lines: [...row.found],
    ...(row.receipt && { receipt: row.receipt }),
    notes: [...row.notes],
    seenBy: row.seenBy,
    kept,
    ...(row.photos.length > 0 && { photos: row.photos.length + 1 }),
    ...(row.savedAt !== null && { savedAt: row.savedAt }),
    ...(row.saved !== null && { saved: row.saved }),
    ...(row.droppedAt !== null && { droppedAt: row.droppedAt }),
  }
}
