import { FetchTrouble } from '../../importing/public-fetch'
import type { Find } from '../../importing/read-event'
import { isCleanJpeg } from '../../vision/clean-jpeg'
import { asJpeg, checkPicture, PictureTrouble } from '../../vision/picture-gate'
import type { ImportsParts } from './parts'

/** The longer side of a photo as a recipe's page shows it. */
const longest = 1600
const mostBytes = 10 * 1024 * 1024

type Parts = Pick<ImportsParts, 'fetchPublic'>

/** The photo that came along, or that the page names; a bad one is left out, and the recipe comes without. */
export async function foundPicture(
  { fetchPublic }: Parts,
  find: Find,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  try {
    if (find.picture) return await pagePicture(find.picture, find.kept !== undefined)
    if (find.pictureAddress === undefined) return undefined
    const { bytes } = await fetchPublic(find.pictureAddress, { accept: 'image/*', mostBytes, signal })
    return await pagePicture(bytes, false)
  } catch (error) {
    if (error instanceof PictureTrouble || error instanceof FetchTrouble) return undefined
    throw error
  }
}

/** One of our own that holds nothing but the picture stays as it is, so that nothing is lost on the way out and in again. */
async function pagePicture(bytes: Uint8Array, isOurs: boolean): Promise<Buffer> {
  const made = await asJpeg(bytes, { longest })
  if (!isOurs || !isCleanJpeg(bytes) || bytes.length > mostBytes) return made
  return (await isSmall(bytes)) ? Buffer.from(bytes) : made
}

async function isSmall(bytes: Uint8Array): Promise<boolean> {
  const { width, height } = await checkPicture(bytes)
  return Math.max(width, height) <= longest
}
