import { constants, crc32, gunzipSync, inflateRawSync } from 'node:zlib'
import { UnpackedTooMuch, Unreadable } from './unreadable'
import type { ZipEntry } from './zip'

const mib = 1024 * 1024
/** The most bytes of a file of text, of a photo, and of everything in an archive, once unpacked. */
export const mostText = 16 * mib
export const mostPhoto = 20 * mib
export const mostInAll = 512 * mib

/** How much may still be unpacked of one archive, with whatever lies within it. */
export interface Allowance {
  bytes: number
  entries: number
}

/** The bytes of an entry: never more than allowed, whatever its headers say. */
export function unpack(entry: ZipEntry, most: number, allowance: Allowance): Uint8Array {
  if (entry.trouble !== undefined) throw new Unreadable(entry.trouble)
  if (entry.size > most) throw tooLarge(most)
  const bytes = entry.isPacked
    ? bounded(most, allowance, (maxOutputLength) => inflateRawSync(entry.packed, { maxOutputLength }))
    : bounded(most, allowance, () => entry.packed)
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum) throw new Unreadable('It is damaged.')
  return bytes
}

/** What a gzip file holds, bounded in the same way. */
export function gunzip(packed: Uint8Array, most: number, allowance: Allowance): Uint8Array {
  return bounded(most, allowance, (maxOutputLength) => gunzipSync(packed, { maxOutputLength }))
}

const peeked = 512

/** The beginning of an entry, enough to tell what it is; nothing when it cannot be read. */
export function beginningOf(entry: ZipEntry, allowance: Allowance): Uint8Array {
  if (entry.trouble !== undefined) return new Uint8Array()
  const packed = entry.packed.subarray(0, peeked)
  if (!entry.isPacked) return packed
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mib }
    return bounded(mib, allowance, () => inflateRawSync(packed, options)).subarray(0, peeked)
  } catch (error) {
    if (error instanceof UnpackedTooMuch) throw error
    return new Uint8Array()
  }
}

function bounded(most: number, allowance: Allowance, read: (most: number) => Uint8Array): Uint8Array {
  const limit = Math.min(most, allowance.bytes)
  let bytes: Uint8Array | undefined
  try {
    bytes = limit > 0 ? read(limit) : undefined
  } catch (error) {
    if (!isTooLong(error)) throw new Unreadable('It is damaged.')
  }
  if (bytes && bytes.length <= limit) {
    allowance.bytes -= bytes.length
    return bytes
  }
  allowance.bytes -= limit
  if (allowance.bytes > 0) throw tooLarge(most)
  throw new UnpackedTooMuch(
    `The archive unpacks to more than ${mostInAll / mib} MB. What follows was not read; bring it in in parts.`,
  )
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}

function tooLarge(most: number): Unreadable {
  return new Unreadable(`It is larger than ${Math.floor(most / mib)} MB.`)
}
