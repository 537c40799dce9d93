import { and, eq } from 'drizzle-orm'
import { importRecipes } from '../../db/tables/imports'
import { PublicFetchError } from '../../network/public-fetch'
import { isCleanJpeg } from '../../vision/clean-jpeg'
import { PictureError, toJpeg, validatePicture } from '../../vision/picture-codec'
import type { ImportsParts } from './parts'

/** A photo to import, embedded or linked, for the recipe at a position. */
export interface PictureToImport {
  readonly place: number
  /** Set for a linked photo; an embedded one has stored bytes. */
  readonly address?: string | undefined
  /** From one of our own archives. */
  readonly isOurs: boolean
}

/** The longer side of a photo on a recipe's page. */
const maxSide = 1600
const maxBytes = 10 * 1024 * 1024
/** The maximum number of photos fetched from other servers. */
const maxFetched = 20
const fetchTimeoutMs = 60_000
const totalTimeoutMs = 300_000

type ImportPicturesParts = Pick<ImportsParts, 'db' | 'fetchPublic'>

/**
 * Converts imported photos: small, upright, without metadata. Bad photos and those that take too long are left out; the recipe is
 * imported without. Returns how many were left out for time.
 */
export async function importPictures(
  { db, fetchPublic }: ImportPicturesParts,
  importId: string,
  pictures: readonly PictureToImport[],
  { signal, onDone }: { signal: AbortSignal; onDone(done: number): void },
): Promise<number> {
  const timeout = AbortSignal.timeout(totalTimeoutMs)
  const fetching = AbortSignal.any([signal, AbortSignal.timeout(fetchTimeoutMs)])
  let fetched = 0
  let leftOut = 0

  async function bytesOf({ place, address }: PictureToImport): Promise<Uint8Array | null> {
    if (address === undefined) {
      const [row] = await db
        .select({ picture: importRecipes.picture })
        .from(importRecipes)
        .where(importRecipeCondition(importId, place))
      return row?.picture ?? null
    }
    fetched += 1
    if (fetched > maxFetched || fetching.aborted) {
      leftOut += 1
      return null
    }
    return (await fetchPublic(address, { accept: 'image/*', mostBytes: maxBytes, signal: fetching })).bytes
  }

  async function made(one: PictureToImport): Promise<Buffer | null> {
    if (timeout.aborted) {
      leftOut += 1
      return null
    }
    try {
      const bytes = await bytesOf(one)
      return bytes && (await toPagePicture(bytes, one.isOurs))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof PictureError || error instanceof PublicFetchError || fetching.aborted) return null
      throw error
    }
  }

  for (const [done, one] of pictures.entries()) {
    signal.throwIfAborted()
    onDone(done)
    const picture = await made(one)
    await db.update(importRecipes).set({ picture }).where(importRecipeCondition(importId, one.place))
  }
  return leftOut
}

function importRecipeCondition(importId: string, place: number) {
  return and(eq(importRecipes.importId, importId), eq(importRecipes.place, place))
}

/** A photo from our own archive without metadata stays as it is, so that export and import lose nothing. */
async function toPagePicture(bytes: Uint8Array, isOurs: boolean): Promise<Buffer> {
  const jpeg = await toJpeg(bytes, { longest: maxSide })
  if (!isOurs || !isCleanJpeg(bytes) || bytes.length > maxBytes) return jpeg
  const { width, height } = await validatePicture(bytes)
  return Math.max(width, height) <= maxSide ? Buffer.from(bytes) : jpeg
}
