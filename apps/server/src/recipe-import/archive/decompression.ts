import { constants, crc32, gunzipSync, inflateRawSync } from 'node:zlib'
import { DecompressionLimitError, UnreadableFileError } from './unreadable-file-error'
import type { ZipEntry } from './zip'

const mib = 1024 * 1024
/** The most bytes of a file of text, of a photo, and of everything in an archive, once unpacked. */
export const maxTextBytes = 16 * mib
export const maxPhotoBytes = 20 * mib
export const maxTotalBytes = 512 * mib

/** How much may still be unpacked of one archive, with whatever lies within it. */
export interface DecompressionBudget {
  bytes: number
  entries: number
}

/** The bytes of an entry: never more than allowed, whatever its headers say. */
export function decompressEntry(entry: ZipEntry, most: number, allowance: DecompressionBudget): Uint8Array {
  if (entry.trouble !== undefined) throw new UnreadableFileError(entry.trouble)
  if (entry.size > most) throw tooLarge(most)
  const bytes = entry.isCompressed
    ? readBounded(most, allowance, (maxOutputLength) => inflateRawSync(entry.compressed, { maxOutputLength }))
    : readBounded(most, allowance, () => entry.compressed)
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum)
    throw new UnreadableFileError('It is damaged.')
  return bytes
}

/** What a gzip file holds, bounded in the same way. */
export function gunzipBounded(packed: Uint8Array, most: number, allowance: DecompressionBudget): Uint8Array {
  return readBounded(most, allowance, (maxOutputLength) => gunzipSync(packed, { maxOutputLength }))
}

const peeked = 512

/** The beginning of an entry, enough to tell what it is; nothing when it cannot be read. */
export function peekEntry(entry: ZipEntry, allowance: DecompressionBudget): Uint8Array {
  if (entry.trouble !== undefined) return new Uint8Array()
  const packed = entry.compressed.subarray(0, peeked)
  if (!entry.isCompressed) return packed
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mib }
    return readBounded(mib, allowance, () => inflateRawSync(packed, options)).subarray(0, peeked)
  } catch (error) {
    if (error instanceof DecompressionLimitError) throw error
    return new Uint8Array()
  }
}

function readBounded(
  most: number,
  allowance: DecompressionBudget,
  read: (most: number) => Uint8Array,
): Uint8Array {
  const limit = Math.min(most, allowance.bytes)
  let bytes: Uint8Array | undefined
  try {
    bytes = limit > 0 ? read(limit) : undefined
  } catch (error) {
    if (!isTooLong(error)) throw new UnreadableFileError('It is damaged.')
  }
  if (bytes && bytes.length <= limit) {
    allowance.bytes -= bytes.length
    return bytes
  }
  allowance.bytes -= limit
  if (allowance.bytes > 0) throw tooLarge(most)
  throw new DecompressionLimitError(
    `The archive unpacks to more than ${maxTotalBytes / mib} MB. What follows was not read; bring it in in parts.`,
  )
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}

function tooLarge(most: number): UnreadableFileError {
  return new UnreadableFileError(`It is larger than ${Math.floor(most / mib)} MB.`)
}
