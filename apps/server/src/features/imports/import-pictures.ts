import { and, eq } from 'drizzle-orm'
import { importRecipes } from '../../db/tables/imports'
import { PublicFetchError } from '../../network/public-fetch'
import { isCleanJpeg } from '../../vision/clean-jpeg'
import { PictureError, toJpeg, validatePicture } from '../../vision/picture-codec'
import type { ImportsParts } from './parts'

/** A photo that came along, or that a page names, of the recipe at a place. */
export interface PictureToImport {
  readonly place: number
  /** It is out there; otherwise its bytes are kept as they came. */
  readonly address?: string | undefined
  /** It is out of an archive of ours. */
  readonly isOurs: boolean
}

/** The longer side of a photo as a recipe's page shows it. */
const maxSide = 1600
const maxBytes = 10 * 1024 * 1024
/** Nobody sends us to strangers for more. */
const maxFetched = 20
const fetchTimeoutMs = 60_000
const totalTimeoutMs = 300_000

type ImportPicturesParts = Pick<ImportsParts, 'db' | 'fetchPublic'>

/**
 * Makes photos of what came along: small, upright, freed of what a camera wrote into them. A bad one is left out, and the
 * recipe comes without; so are those that would take too long. How many those were.
 */
export async function importPictures(
  { db, fetchPublic }: ImportPicturesParts,
  importId: string,
  wanted: readonly PictureToImport[],
  { signal, onDone }: { signal: AbortSignal; onDone(done: number): void },
): Promise<number> {
  const tooLong = AbortSignal.timeout(totalTimeoutMs)
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
    if (tooLong.aborted) {
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

  for (const [done, one] of wanted.entries()) {
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

/** One of our own that holds nothing but the picture stays as it is, so that nothing is lost on the way out and in again. */
async function toPagePicture(bytes: Uint8Array, isOurs: boolean): Promise<Buffer> {
  const made = await toJpeg(bytes, { longest: maxSide })
  if (!isOurs || !isCleanJpeg(bytes) || bytes.length > maxBytes) return made
  const { width, height } = await validatePicture(bytes)
  return Math.max(width, height) <= maxSide ? Buffer.from(bytes) : made
}
