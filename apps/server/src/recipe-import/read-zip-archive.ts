import {
  type DecompressionBudget,
  decompressEntry,
  gunzipBounded,
  maxPhotoBytes,
  maxTextBytes,
  peekEntry,
} from './archive/decompression'
import { decodeFileText, detectFileKind } from './archive/file-kind'
import { findPhotoEntry, photoFromEntry } from './archive/photo'
import { progressEvents } from './archive/progress'
import {
  DecompressionLimitError,
  UnreadableFileError,
  unreadableReasonOf,
} from './archive/unreadable-file-error'
import { readZipEntries, type ZipEntry } from './archive/zip'
import type { RecipeImportEvent } from './import-event'
import { normalizeMealieId } from './other-apps/mealie-database'
import { type PhotoSources, readRecipeFileText } from './read-recipe-text'
import { readArchiveManifest, readRecipeArchive } from './recipe-archive'

/** The most files of an archive, with those of the archives in it. Our own may have more: a cook keeps thousands of recipes. */
export const maxArchiveEntries = 5000

/** The recipes in a zip archive, file by file; what cannot be read is said and left out. */
export function* readZipArchive(
  bytes: Uint8Array,
  from: string,
  allowance: DecompressionBudget,
  isWithin = false,
): Generator<RecipeImportEvent> {
  const entries = readZipEntries(bytes)
  if (readArchiveManifest(entries, allowance) !== undefined)
    return yield* readRecipeArchive(entries, allowance)
  if (entries.length > allowance.entries) {
    throw new UnreadableFileError('It holds more than 5,000 files. Bring it in in parts.')
  }
  allowance.entries -= entries.length
  const files = entries.filter(({ name }) => !isClutter(name))
  if (files.length === 0) throw new UnreadableFileError('There is nothing in it.')
  const kinds = new Map(files.map((entry) => [entry, detectFileKind(peekEntry(entry, allowance))]))
  const pictures = new Map(
    files.flatMap((entry) => (kinds.get(entry) === 'picture' ? [[entry.name.toLowerCase(), entry]] : [])),
  )
  const read = mealieDatabase(files) ?? files.filter((entry) => !pictures.has(entry.name.toLowerCase()))
  if (read.length === 0) throw new UnreadableFileError('There are only pictures in it.')
  for (const [place, entry] of read.entries()) {
    const label = isWithin ? `${from}: ${entry.label}` : entry.label
    if (!isWithin) yield* progressEvents(place, read.length, label)
    try {
      const photos = photosFor(entry, pictures, allowance)
      yield* readArchiveEntry(
        decompressEntry(entry, kinds.get(entry) === 'text' ? maxTextBytes : maxPhotoBytes, allowance),
        label,
        {
          ...{ allowance, photos, isWithin },
        },
      )
    } catch (error) {
      yield { kind: 'trouble', from: label, why: unreadableReasonOf(error) }
      if (error instanceof DecompressionLimitError) return
    }
  }
}

/** What reading a file needs to know of where it lies. */
export interface EntryContext {
  readonly allowance: DecompressionBudget
  readonly photos?: PhotoSources
  /** It lies in an archive within an archive already. */
  readonly isWithin?: boolean
  /** It is the file that was brought in. */
  readonly isOutermost?: boolean
}

/** The recipes in a file, whatever it is. */
export function* readArchiveEntry(
  bytes: Uint8Array,
  from: string,
  { allowance, photos = {}, isWithin = false, isOutermost = false }: EntryContext,
): Generator<RecipeImportEvent> {
  switch (detectFileKind(bytes)) {
    case 'zip':
      if (isWithin) throw new UnreadableFileError('It is an archive within an archive within an archive.')
      return yield* readZipArchive(bytes, from, allowance, !isOutermost)
    case 'gzip':
      return yield* readRecipeFileText(
        decodeFileText(gunzipBounded(bytes, maxTextBytes, allowance)),
        from,
        photos,
      )
    case 'text':
      if (bytes.length > maxTextBytes) throw new UnreadableFileError('It is larger than 16 MB.')
      return yield* readRecipeFileText(decodeFileText(bytes), from, photos)
    case 'picture':
      throw new UnreadableFileError('It is a picture, not a recipe.')
    case 'pdf':
      throw new UnreadableFileError('It is a PDF. Copy its text and paste it instead.')
    case 'empty':
      throw new UnreadableFileError('It is empty.')
    case 'other':
      throw new UnreadableFileError('It is not a kind of file that recipes are kept in.')
  }
}

// What computers leave in archives without being asked.
function isClutter(name: string): boolean {
  return /(?:^|[\\/])(?:__MACOSX[\\/]|\.(?![\\/.])|thumbs\.db$|desktop\.ini$)/i.test(name)
}

// A backup has one file with all its recipes; the rest is logs, templates and photos.
function mealieDatabase(files: readonly ZipEntry[]): ZipEntry[] | undefined {
  const database = files.find(({ name }) => name === 'database.json')
  return database && files.some(({ name }) => name.startsWith('data/')) ? [database] : undefined
}

function photosFor(
  entry: ZipEntry,
  pictures: ReadonlyMap<string, ZipEntry>,
  allowance: DecompressionBudget,
): PhotoSources {
  const beside = findPhotoEntry(entry.name, pictures)
  const byFolder = entry.name === 'database.json' ? photosOfBackup(pictures) : undefined
  return {
    ...(beside ? { beside: photoFromEntry(beside, allowance) } : {}),
    ...(byFolder
      ? {
          byId: (id) => {
            const found = byFolder.get(id)
            return found && photoFromEntry(found, allowance)
          },
        }
      : {}),
  }
}

// 'data/recipes/<id>/images/original.webp'
function photosOfBackup(pictures: ReadonlyMap<string, ZipEntry>): Map<string, ZipEntry> {
  const found = new Map<string, ZipEntry>()
  for (const [name, entry] of pictures) {
    const [, id] = /^data\/recipes\/([^/]+)\/images\/original\.\w+$/.exec(name) ?? []
    if (id !== undefined) found.set(normalizeMealieId(id), entry)
  }
  return found
}
