import { and, eq } from 'drizzle-orm'
import { importRecipes } from '../../db/tables/imports'
import { FetchTrouble } from '../../importing/public-fetch'
import { isCleanJpeg } from '../../vision/clean-jpeg'
import { asJpeg, checkPicture, PictureTrouble } from '../../vision/picture-gate'
import type { ImportsParts } from './parts'

/** A photo that came along, or that a page names, of the recipe at a place. */
export interface PictureToMake {
  readonly place: number
  /** It is out there; otherwise its bytes are kept as they came. */
  readonly address?: string | undefined
  /** It is out of an archive of ours. */
  readonly isOurs: boolean
}

/** The longer side of a photo as a recipe's page shows it. */
const longest = 1600
const mostBytes = 10 * 1024 * 1024
/** Nobody sends us to strangers for more. */
const mostFetched = 20
const fetchingMs = 60_000
const wholeMs = 300_000

type Parts = Pick<ImportsParts, 'db' | 'fetchPublic'>

/**
 * Makes photos of what came along: small, upright, freed of what a camera wrote into them. A bad one is left out, and the
 * recipe comes without; so are those that would take too long. How many those were.
 */
export async function makePictures(
  { db, fetchPublic }: Parts,
  importId: string,
  wanted: readonly PictureToMake[],
  { signal, onDone }: { signal: AbortSignal; onDone(done: number): void },
): Promise<number> {
  const tooLong = AbortSignal.timeout(wholeMs)
  const fetching = AbortSignal.any([signal, AbortSignal.timeout(fetchingMs)])
  let fetched = 0
  let leftOut = 0

  async function bytesOf({ place, address }: PictureToMake): Promise<Uint8Array | null> {
    if (address === undefined) {
      const [row] = await db
        .select({ picture: importRecipes.picture })
        .from(importRecipes)
        .where(at(importId, place))
      return row?.picture ?? null
    }
    fetched += 1
    if (fetched > mostFetched || fetching.aborted) {
      leftOut += 1
      return null
    }
    return (await fetchPublic(address, { accept: 'image/*', mostBytes, signal: fetching })).bytes
  }

  async function made(one: PictureToMake): Promise<Buffer | null> {
    if (tooLong.aborted) {
      leftOut += 1
      return null
    }
    try {
      const bytes = await bytesOf(one)
      return bytes && (await pagePicture(bytes, one.isOurs))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof PictureTrouble || error instanceof FetchTrouble || fetching.aborted) return null
      throw error
    }
  }

  for (const [done, one] of wanted.entries()) {
    signal.throwIfAborted()
    onDone(done)
    const picture = await made(one)
    await db.update(importRecipes).set({ picture }).where(at(importId, one.place))
  }
  return leftOut
}

function at(importId: string, place: number) {
  return and(eq(importRecipes.importId, importId), eq(importRecipes.place, place))
}

/** One of our own that holds nothing but the picture stays as it is, so that nothing is lost on the way out and in again. */
async function pagePicture(bytes: Uint8Array, isOurs: boolean): Promise<Buffer> {
  const made = await asJpeg(bytes, { longest })
  if (!isOurs || !isCleanJpeg(bytes) || bytes.length > mostBytes) return made
  const { width, height } = await checkPicture(bytes)
  return Math.max(width, height) <= longest ? Buffer.from(bytes) : made
}
