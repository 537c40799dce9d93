import type { fridge } from '@larder/contract/fridge'
import type { ResponseOf } from '@larder/contract/http/endpoint'
import { type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { cameraPictures } from '../../db/tables/fridge'
import { AppError } from '../../errors'
import type { Clock } from '../../time/clock'
import { findCamera } from './camera-queries'
import { hasBytesCondition, pictureColumns } from './picture-columns'

/** Pictures of a household's cameras. */
export function createCameraPictures({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(
      { householdId }: Actor,
      cameraId: string,
      query: PageQuery,
    ): Promise<ResponseOf<typeof fridge.pictures>> {
      await findCamera(db, householdId, clock(), cameraId)
      const pictureCondition = and(
        eq(cameraPictures.householdId, householdId),
        eq(cameraPictures.cameraId, cameraId),
        hasBytesCondition,
      )
      const [data, [total]] = await Promise.all([
        db
          .select(pictureColumns)
          .from(cameraPictures)
          .where(pictureCondition)
          .orderBy(desc(cameraPictures.takenAt), desc(cameraPictures.id))
          .limit(query.size)
          .offset((query.page - 1) * query.size),
        db.select({ count: count() }).from(cameraPictures).where(pictureCondition),
      ])
      return { data, page: toPageInfo(query, total?.count ?? 0) }
    },

    async image({ householdId }: Actor, id: string): Promise<Uint8Array> {
      const [found] = await db
        .select({ bytes: cameraPictures.bytes })
        .from(cameraPictures)
        .where(and(eq(cameraPictures.householdId, householdId), eq(cameraPictures.id, id), hasBytesCondition))
      if (!found) throw new AppError('no-picture')
      return found.bytes
    },
  }
}
