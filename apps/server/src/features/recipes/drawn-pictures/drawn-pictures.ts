import type { PictureFormat } from '@larder/contract/http/endpoint'
import type { DrawnPictureSize, DrawnPictureTheme } from '@larder/contract/recipes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import { hasDigest } from '../../../db/sql/recipes/drawn-pictures'
import { drawnPictures, recipesTable, recipeVersions } from '../../../db/tables/recipes'
import { AppError } from '../../../errors'
import { addressKey, type RateLimiter, type RateLimits } from '../../../http/rate-limits'
import type { Clock } from '../../../time/clock'
import { WorkerError } from '../../../workers/worker-error'
import { toDrawnDish } from './drawn-dish'
import type { PictureRenderer } from './picture-renderer'

/** Which picture of a dish. */
export interface DrawnPictureKey {
  readonly digest: string
  readonly theme: DrawnPictureTheme
  readonly size: DrawnPictureSize
  readonly format: PictureFormat
}

export interface DrawnPicturesParts {
  db: Db
  clock: Clock
  limits: Pick<RateLimiter, 'consume'>
  allowances: Pick<RateLimits, 'drawings' | 'ownDrawings'>
  renderer: PictureRenderer
}

export type DrawnPictures = ReturnType<typeof createDrawnPictures>

/** Pictures of dishes, rendered when first asked for and kept. */
export function createDrawnPictures({ db, clock, limits, allowances, renderer }: DrawnPicturesParts) {
  const inProgress = new Map<string, Promise<Uint8Array>>()

  async function findKept({ digest, theme, size, format }: DrawnPictureKey): Promise<Buffer | undefined> {
    const [found] = await db
      .select({ bytes: drawnPictures.bytes })
      .from(drawnPictures)
      .where(
        and(
          eq(drawnPictures.digest, digest),
          eq(drawnPictures.theme, theme),
          eq(drawnPictures.size, size),
          eq(drawnPictures.format, format),
        ),
      )
    return found?.bytes
  }

  /** The digest proves that the dish still looks like that; anyone who knows it has seen the dish. */
  async function findDish(digest: string) {
    const [found] = await db
      .select({ content: recipeVersions.content, accountId: recipesTable.accountId })
      .from(recipesTable)
      .innerJoin(
        recipeVersions,
        and(eq(recipeVersions.recipeId, recipesTable.id), eq(recipeVersions.version, recipesTable.version)),
      )
      .where(and(hasDigest(digest), isNull(recipesTable.removedAt)))
      .limit(1)
    const dish = found && toDrawnDish({ ...found.content, lines: currentLines(found.content) })
    return dish?.drawn.digest === digest ? { ...dish, accountId: found?.accountId ?? undefined } : undefined
  }

  async function renderAndKeep(key: DrawnPictureKey, isRequested: boolean): Promise<Uint8Array> {
    const dish = await findDish(key.digest)
    if (!dish) throw new AppError('no-picture')
    // An account with thousands of dishes, asked for from many addresses, takes no more than its part.
    if (isRequested && dish.accountId !== undefined)
      await limits.consume(`own-drawing:${dish.accountId}`, allowances.ownDrawings)
    const { theme, size, format } = key
    const bytes = Buffer.from(
      await renderer.render({ description: dish.description, theme, size, format }).catch(toBusy),
    )
    await db
      .insert(drawnPictures)
      .values({ ...key, bytes, createdAt: clock() })
      .onConflictDoNothing()
    return bytes
  }

  /** Requests for the same picture share one rendering. */
  function renderOnce(key: DrawnPictureKey, isRequested = false): Promise<Uint8Array> {
    const name = nameOf(key)
    const running = inProgress.get(name)
    if (running) return running
    const done = renderAndKeep(key, isRequested).finally(() => inProgress.delete(name))
    inProgress.set(name, done)
    return done
  }

  return {
    async get(key: DrawnPictureKey, address: string): Promise<Uint8Array> {
      const kept = await findKept(key)
      if (kept) return kept
      // Who waits for a picture that is being rendered costs nothing.
      if (!inProgress.has(nameOf(key)))
        await limits.consume(`drawing:${addressKey(address)}`, allowances.drawings)
      return renderOnce(key, true)
    },
    /** Renders what nobody waits for yet; counts for no one. */
    renderOnce: (key: DrawnPictureKey) => renderOnce(key),
    /** Whether somebody waits for a picture. */
    isBusy: () => inProgress.size > 0,
  }
}

function nameOf({ digest, theme, size, format }: DrawnPictureKey): string {
  return `${digest} ${theme} ${size} ${format}`
}

function toBusy(error: unknown): never {
  throw error instanceof WorkerError && error.reason !== 'broken'
    ? new AppError('pictures-busy', { retryAfterSeconds: 10 })
    : error
}
