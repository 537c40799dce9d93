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

/** The maximum number of files in an archive, nested ones included. Our own may have more: a cook keeps thousands of recipes. */
export const maxArchiveEntries = 5000

/** Yields the recipes in a zip archive, file by file; unreadable files are reported and skipped. */
function* readZipArchive(
  bytes: Uint8Array,
  from: string,
  budget: DecompressionBudget,
  isNested = false,
): Generator<RecipeImportEvent> {
  const entries = readZipEntries(bytes)
  if (readArchiveManifest(entries, budget) !== undefined) return yield* readRecipeArchive(entries, budget)
  if (entries.length > budget.entries) {
    throw new UnreadableFileError('It holds more than 5,000 files. Import it in parts.')
  }
  budget.entries -= entries.length
  const files = entries.filter(({ name }) => !isClutter(name))
  if (files.length === 0) throw new UnreadableFileError('There is nothing in it.')
  const kinds = new Map(files.map((entry) => [entry, detectFileKind(peekEntry(entry, budget))]))
  const pictures = new Map(
    files.flatMap((entry) => (kinds.get(entry) === 'picture' ? [[entry.name.toLowerCase(), entry]] : [])),
  )
  const readable =
    findMealieDatabase(files) ?? files.filter((entry) => !pictures.has(entry.name.toLowerCase()))
  if (readable.length === 0) throw new UnreadableFileError('There are only pictures in it.')
  for (const [index, entry] of readable.entries()) {
    const label = isNested ? `${from}: ${entry.label}` : entry.label
    if (!isNested) yield* progressEvents(index, readable.length, label)
    try {
      const photos = findPhotos(entry, pictures, budget)
      yield* readArchiveEntry(
        decompressEntry(entry, kinds.get(entry) === 'text' ? maxTextBytes : maxPhotoBytes, budget),
        label,
        {
          ...{ budget, photos, isNested },
        },
      )
    } catch (error) {
      yield { kind: 'failed', from: label, why: unreadableReasonOf(error) }
      if (error instanceof DecompressionLimitError) return
    }
  }
}

/** The context of a file within an archive. */
export interface EntryContext {
  readonly budget: DecompressionBudget
  readonly photos?: PhotoSources
  /** The file is in an archive within an archive. */
  readonly isNested?: boolean
  /** The file is the uploaded one. */
  readonly isOutermost?: boolean
}

/** Yields the recipes in a file of any kind. */
export function* readArchiveEntry(
  bytes: Uint8Array,
  from: string,
  { budget, photos = {}, isNested = false, isOutermost = false }: EntryContext,
): Generator<RecipeImportEvent> {
  switch (detectFileKind(bytes)) {
    case 'zip':
      if (isNested) throw new UnreadableFileError('It is an archive within an archive within an archive.')
      return yield* readZipArchive(bytes, from, budget, !isOutermost)
    case 'gzip':
      return yield* readRecipeFileText(
        decodeFileText(gunzipBounded(bytes, maxTextBytes, budget)),
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

// Files that operating systems add to archives.
function isClutter(name: string): boolean {
  return /(?:^|[\\/])(?:__MACOSX[\\/]|\.(?![\\/.])|thumbs\.db$|desktop\.ini$)/i.test(name)
}

// A Mealie backup has one file with all its recipes; the rest is logs, templates and photos.
function findMealieDatabase(files: readonly ZipEntry[]): ZipEntry[] | undefined {
  const database = files.find(({ name }) => name === 'database.json')
  return database && files.some(({ name }) => name.startsWith('data/')) ? [database] : undefined
}

function findPhotos(
  entry: ZipEntry,
  pictures: ReadonlyMap<string, ZipEntry>,
  budget: DecompressionBudget,
): PhotoSources {
  const sameName = findPhotoEntry(entry.name, pictures)
  const byFolder = entry.name === 'database.json' ? findBackupPhotos(pictures) : undefined
  return {
    ...(sameName ? { sameName: photoFromEntry(sameName, budget) } : {}),
    ...(byFolder
      ? {
          byId: (id) => {
            const found = byFolder.get(id)
            return found && photoFromEntry(found, budget)
          },
        }
      : {}),
  }
}

// 'data/recipes/<id>/images/original.webp'
function findBackupPhotos(pictures: ReadonlyMap<string, ZipEntry>): Map<string, ZipEntry> {
  const found = new Map<string, ZipEntry>()
  for (const [name, entry] of pictures) {
    const [, id] = /^data\/recipes\/([^/]+)\/images\/original\.\w+$/.exec(name) ?? []
    if (id !== undefined) found.set(normalizeMealieId(id), entry)
  }
  return found
}
