import type { RecipeImportEvent } from '../import-event'
import { type DecompressionBudget, decompressEntry, maxPhotoBytes } from './decompression'
import { detectFileKind } from './file-kind'
import { DecompressionLimitError, UnreadableFileError, unreadableReasonOf } from './unreadable-file-error'
import type { ZipEntry } from './zip'

/** A photo that lies beside a recipe or in it, not unpacked yet. */
export type PhotoLoader = () => Uint8Array

/** The photo in an entry: a copy, for the bytes of the whole archive lie behind a part of it. */
export function photoFromEntry(entry: ZipEntry | undefined, allowance: DecompressionBudget): PhotoLoader {
  return () => {
    if (!entry) throw new UnreadableFileError('It is not in the archive.')
    const bytes = decompressEntry(entry, maxPhotoBytes, allowance)
    if (detectFileKind(bytes) !== 'picture') throw new UnreadableFileError('It is no picture.')
    return new Uint8Array(bytes)
  }
}

/** The photo that is written out in letters. */
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
 * The photo that lies beside a recipe: of its own name, or of the name that apps give to the photo in a recipe's folder
 * (Nextcloud 'full', Tandoor 'image', Mealie 'images/original').
 */
export function findPhotoEntry(name: string, pictures: ReadonlyMap<string, ZipEntry>): ZipEntry | undefined {
  const path = name.toLowerCase()
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const own = path.replace(/\.[^./]*$/, '')
  for (const base of [own, ...usualNames.map((usual) => `${folder}${usual}`)]) {
    for (const ending of endings) {
      const found = pictures.get(`${base}.${ending}`)
      if (found) return found
    }
  }
  return undefined
}

/** The recipe that was found, with its photo. Where several were, nobody can say to which it belongs. */
export function* attachPhoto(
  events: readonly RecipeImportEvent[],
  photo: PhotoLoader | undefined,
): Generator<RecipeImportEvent> {
  const isAlone = events.filter(({ kind }) => kind === 'found').length === 1
  for (const event of events) {
    if (event.kind !== 'found' || !photo || !isAlone) {
      yield event
      continue
    }
    try {
      yield { kind: 'found', find: { ...event.find, picture: photo() } }
    } catch (error) {
      yield event
      if (error instanceof DecompressionLimitError) throw error
      yield {
        kind: 'trouble',
        from: event.find.from,
        why: `It came without its photo. ${unreadableReasonOf(error)}`,
      }
    }
  }
}
