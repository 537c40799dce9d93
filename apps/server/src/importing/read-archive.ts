import { kindOf, textOf } from './archive/file-kind'
import { photoBeside, photoIn } from './archive/photo'
import { progressAt } from './archive/progress'
import { type Allowance, beginningOf, gunzip, mostPhoto, mostText, unpack } from './archive/unpacking'
import { UnpackedTooMuch, Unreadable, whyOf } from './archive/unreadable'
import { type ZipEntry, zipEntries } from './archive/zip'
import { larderNote, readLarderArchive } from './larder-archive'
import { idOf } from './other-apps/mealie-database'
import type { ReadEvent } from './read-event'
import { type Photos, readText } from './read-text'

/** The most files of an archive, with those of the archives in it. Our own may have more: a cook keeps thousands of recipes. */
export const mostEntries = 5000

/** The recipes in a zip archive, file by file; what cannot be read is said and left out. */
export function* readArchive(
  bytes: Uint8Array,
  from: string,
  allowance: Allowance,
  isWithin = false,
): Generator<ReadEvent> {
  const entries = zipEntries(bytes)
  if (larderNote(entries, allowance) !== undefined) return yield* readLarderArchive(entries, allowance)
  if (entries.length > allowance.entries) {
    throw new Unreadable('It holds more than 5,000 files. Bring it in in parts.')
  }
  allowance.entries -= entries.length
  const files = entries.filter(({ name }) => !isClutter(name))
  if (files.length === 0) throw new Unreadable('There is nothing in it.')
  const kinds = new Map(files.map((entry) => [entry, kindOf(beginningOf(entry, allowance))]))
  const pictures = new Map(
    files.flatMap((entry) => (kinds.get(entry) === 'picture' ? [[entry.name.toLowerCase(), entry]] : [])),
  )
  const read = mealieDatabase(files) ?? files.filter((entry) => !pictures.has(entry.name.toLowerCase()))
  if (read.length === 0) throw new Unreadable('There are only pictures in it.')
  for (const [place, entry] of read.entries()) {
    const label = isWithin ? `${from}: ${entry.label}` : entry.label
    if (!isWithin) yield* progressAt(place, read.length, label)
    try {
      const photos = photosFor(entry, pictures, allowance)
      yield* readEntry(unpack(entry, kinds.get(entry) === 'text' ? mostText : mostPhoto, allowance), label, {
        ...{ allowance, photos, isWithin },
      })
    } catch (error) {
      yield { kind: 'trouble', from: label, why: whyOf(error) }
      if (error instanceof UnpackedTooMuch) return
    }
  }
}

/** What reading a file needs to know of where it lies. */
export interface Surroundings {
  readonly allowance: Allowance
  readonly photos?: Photos
  /** It lies in an archive within an archive already. */
  readonly isWithin?: boolean
  /** It is the file that was brought in. */
  readonly isOutermost?: boolean
}

/** The recipes in a file, whatever it is. */
export function* readEntry(
  bytes: Uint8Array,
  from: string,
  { allowance, photos = {}, isWithin = false, isOutermost = false }: Surroundings,
): Generator<ReadEvent> {
  switch (kindOf(bytes)) {
    case 'zip':
      if (isWithin) throw new Unreadable('It is an archive within an archive within an archive.')
      return yield* readArchive(bytes, from, allowance, !isOutermost)
    case 'gzip':
      return yield* readText(textOf(gunzip(bytes, mostText, allowance)), from, photos)
    case 'text':
      if (bytes.length > mostText) throw new Unreadable('It is larger than 16 MB.')
      return yield* readText(textOf(bytes), from, photos)
    case 'picture':
      throw new Unreadable('It is a picture, not a recipe.')
    case 'pdf':
      throw new Unreadable('It is a PDF. Copy its text and paste it instead.')
    case 'empty':
      throw new Unreadable('It is empty.')
    case 'other':
      throw new Unreadable('It is not a kind of file that recipes are kept in.')
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

function photosFor(entry: ZipEntry, pictures: ReadonlyMap<string, ZipEntry>, allowance: Allowance): Photos {
  const beside = photoBeside(entry.name, pictures)
  const byFolder = entry.name === 'database.json' ? photosOfBackup(pictures) : undefined
  return {
    ...(beside ? { beside: photoIn(beside, allowance) } : {}),
    ...(byFolder
      ? {
          byId: (id) => {
            const found = byFolder.get(id)
            return found && photoIn(found, allowance)
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
    if (id !== undefined) found.set(idOf(id), entry)
  }
  return found
}
