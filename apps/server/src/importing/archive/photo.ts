import type { ReadEvent } from '../read-event'
import { kindOf } from './file-kind'
import { type Allowance, mostPhoto, unpack } from './unpacking'
import { UnpackedTooMuch, Unreadable, whyOf } from './unreadable'
import type { ZipEntry } from './zip'

/** A photo that lies beside a recipe or in it, not unpacked yet. */
export type Photo = () => Uint8Array

/** The photo in an entry: a copy, for the bytes of the whole archive lie behind a part of it. */
export function photoIn(entry: ZipEntry | undefined, allowance: Allowance): Photo {
  return () => {
    if (!entry) throw new Unreadable('It is not in the archive.')
    const bytes = unpack(entry, mostPhoto, allowance)
    if (kindOf(bytes) !== 'picture') throw new Unreadable('It is no picture.')
    return new Uint8Array(bytes)
  }
}

/** The photo that is written out in letters. */
export function photoInLetters(text: string): Photo {
  return () => {
    if (text.length > (mostPhoto / 3) * 4) throw new Unreadable('It is too large.')
    const bytes = new Uint8Array(Buffer.from(text, 'base64'))
    if (kindOf(bytes) !== 'picture') throw new Unreadable('It is damaged.')
    return bytes
  }
}

const usualNames = ['full', 'image', 'images/original', 'images/min-original', 'photo', 'picture', 'cover']
const endings = ['jpg', 'jpeg', 'webp', 'png', 'avif', 'heic', 'gif']

/**
 * The photo that lies beside a recipe: of its own name, or of the name that apps give to the photo in a recipe's folder
 * (Nextcloud 'full', Tandoor 'image', Mealie 'images/original').
 */
export function photoBeside(name: string, pictures: ReadonlyMap<string, ZipEntry>): ZipEntry | undefined {
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
export function* withPhoto(events: readonly ReadEvent[], photo: Photo | undefined): Generator<ReadEvent> {
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
      if (error instanceof UnpackedTooMuch) throw error
      yield { kind: 'trouble', from: event.find.from, why: `It came without its photo. ${whyOf(error)}` }
    }
  }
}
