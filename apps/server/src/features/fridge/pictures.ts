import type { AnswerOf } from '@larder/contract/endpoint'
import type { fridge } from '@larder/contract/fridge'
import { type PageQuery, pageOf } from '@larder/contract/paging'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { cameraPictures } from '../../db/tables/fridge'
import { AppError } from '../../errors'
import { cameraOf } from './camera-view'
import { isStillThere, pictureColumns } from './picture-view'

/** What a household's cameras have seen, picture by picture. */
export function openPictures({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(
      { householdId }: Actor,
      cameraId: string,
      query: PageQuery,
    ): Promise<AnswerOf<typeof fridge.pictures>> {
      await cameraOf(db, householdId, clock(), cameraId)
      const its = and(
        eq(cameraPictures.householdId, householdId),
        eq(cameraPictures.cameraId, cameraId),
        isStillThere,
      )
      const [data, [total]] = await Promise.all([
        db
          .select(pictureColumns)
          .from(cameraPictures)
          .where(its)
          .orderBy(desc(cameraPictures.takenAt), desc(cameraPictures.id))
          .limit(query.size)
          .offset((query.page - 1) * query.size),
        db.select({ count: count() }).from(cameraPictures).where(its),
      ])
      return { data, page: pageOf(query, total?.count ?? 0) }
    },

    async image({ householdId }: Actor, id: string): Promise<Uint8Array> {
      const [found] = await db
        .select({ bytes: cameraPictures.bytes })
        .from(cameraPictures)
        .where(and(eq(cameraPictures.householdId, householdId), eq(cameraPictures.id, id), isStillThere))
      if (!found) throw new AppError('no-picture')
      return found.bytes
    },
  }
}
