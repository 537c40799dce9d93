import { drawingVersion } from '@larder/plating/drawing-version'
import { and, asc, eq, lt } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import {
  deleteOldestPictures,
  deleteUnusedPictures,
  selectMissingPictures,
} from '../../../db/sql/recipes/drawn-pictures'
import { recipesTable, recipeVersions } from '../../../db/tables/recipes'
import type { Job } from '../../../jobs/scheduler'
import type { Log } from '../../../log'
import { addSeconds, type Clock } from '../../../time/clock'
import { toDrawnDish } from './drawn-dish'
import type { DrawnPictures } from './drawn-pictures'

export interface DrawnPicturesJobParts {
  db: Db
  clock: Clock
  log: Log
  pictures: Pick<DrawnPictures, 'renderOnce' | 'isBusy'>
  /** Whether nobody needs the processor now. */
  isIdle(): boolean
  /** Overridden only in tests. */
  drawing?: number
}

/** Small enough that requests in between wait only a few milliseconds. */
const batchSize = 10
/** Some twenty seconds of one core, once a minute. */
const maxPerRun = 40
const mostBytes = 512 * 1024 * 1024
const unusedSeconds = 30 * 24 * 3600

/**
 * Works out what older drawings show, then renders missing pictures of public dishes while the server is idle, and deletes what
 * is no longer shown.
 */
export function createDrawnPicturesJob(parts: DrawnPicturesJobParts): Job {
  const { db, clock, log, pictures, isIdle, drawing = drawingVersion } = parts
  return {
    name: 'drawn pictures',
    everySeconds: 60,
    async run({ isStopping }) {
      while (!isStopping() && (await describeBatch(db, drawing)) === batchSize);
      await deleteUnusedPictures(db, addSeconds(clock(), -unusedSeconds))
      await deleteOldestPictures(db, mostBytes)
      const missing = isIdle() ? await selectMissingPictures(db, drawing, maxPerRun) : []
      for (const picture of missing) {
        if (isStopping() || !isIdle() || pictures.isBusy()) return
        await pictures
          .renderOnce({ ...picture, format: 'image/avif' })
          .catch((error: unknown) => log.warn({ err: error, ...picture }, 'rendering a picture failed'))
      }
    },
  }
}

/** Works out the pictures of the next few recipes whose drawing is older. */
async function describeBatch(db: Db, drawing: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await selectOutdated(tx, drawing)
    for (const { id, content } of rows) {
      // Content without ingredients does not come from a form; it has no picture.
      const dish = Array.isArray(content.draft?.ingredients)
        ? toDrawnDish({ ...content, lines: currentLines(content) }).drawn
        : null
      await tx.update(recipesTable).set({ drawn: dish, drawing }).where(eq(recipesTable.id, id))
    }
    return rows.length
  })
}

function selectOutdated(tx: Tx, drawing: number) {
  return tx
    .select({ id: recipesTable.id, content: recipeVersions.content })
    .from(recipesTable)
    .innerJoin(
      recipeVersions,
      and(eq(recipeVersions.recipeId, recipesTable.id), eq(recipeVersions.version, recipesTable.version)),
    )
    .where(lt(recipesTable.drawing, drawing))
    .orderBy(asc(recipesTable.drawing), asc(recipesTable.id))
    .limit(batchSize)
    .for('update', { of: recipesTable, skipLocked: true })
}
