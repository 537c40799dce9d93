import type { RecipeImportEvent } from '../import-event'
import { type DecompressionBudget, decompressEntry, maxPhotoBytes } from './decompression'
import { detectFileKind } from './file-kind'
import { DecompressionLimitError, UnreadableFileError, unreadableReasonOf } from './unreadable-file-error'
import type { ZipEntry } from './zip'

/** Loads a photo beside or inside a recipe, on demand. */
export type PhotoLoader = () => Uint8Array

/** Loads the photo of an entry as a copy, because a subarray would keep the whole archive in memory. */
export function photoFromEntry(entry: ZipEntry | undefined, budget: DecompressionBudget): PhotoLoader {
  return () => {
    if (!entry) throw new UnreadableFileError('It is not in the archive.')
    const bytes = decompressEntry(entry, maxPhotoBytes, budget)
    if (detectFileKind(bytes) !== 'picture') throw new UnreadableFileError('It is not a picture.')
    return new Uint8Array(bytes)
  }
}

/** Loads a photo stored as base64. */
export function photoFromBase64(text: string): PhotoLoader {
  return () => {
    if (text.length > (maxPhotoBytes / 3) * 4) throw new UnreadableFileError('It is too large.')
    const bytes = new Uint8Array(Buffer.from(text, 'base64'))
    if (detectFileKind(bytes) !== 'picture') throw new UnreadableFileError('It is damaged.')
    return bytes
  }
}

const usualNames = ['full', 'image', 'images/original', 'images/min-original', 'photo', 'picture', 'cover']
const endings = ['jpg', 'jpeg', 'webp', 'png', 'avif', 'heic', 'gif']

/**
 * Finds the photo beside a recipe: with the same name, or with the name that apps use in a recipe's folder (Nextcloud 'full',
 * Tandoor 'image', Mealie 'images/original').
 */
export function findPhotoEntry(name: string, pictures: ReadonlyMap<string, ZipEntry>): ZipEntry | undefined {
  const path = name.toLowerCase()
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const baseName = path.replace(/\.[^./]*$/, '')
  for (const base of [baseName, ...usualNames.map((usual) => `${folder}${usual}`)]) {
    for (const ending of endings) {
      const found = pictures.get(`${base}.${ending}`)
      if (found) return found
    }
  }
  return undefined
}

/** Adds the photo to the found recipe. With several recipes the photo is ambiguous and left out. */
export function* attachPhoto(
  events: readonly RecipeImportEvent[],
  photo: PhotoLoader | undefined,
): Generator<RecipeImportEvent> {
  const isOnlyRecipe = events.filter(({ kind }) => kind === 'found').length === 1
  for (const event of events) {
    if (event.kind !== 'found' || !photo || !isOnlyRecipe) {
      yield event
      continue
    }
    try {
      yield { kind: 'found', find: { ...event.find, picture: photo() } }
    } catch (error) {
      yield event
      if (error instanceof DecompressionLimitError) throw error
      yield {
        kind: 'failed',
        from: event.find.from,
        why: `It came without its photo. ${unreadableReasonOf(error)}`,
      }
    }
  }
}
