import { constants, crc32, gunzipSync, inflateRawSync } from 'node:zlib'
import { DecompressionLimitError, UnreadableFileError } from './unreadable-file-error'
import type { ZipEntry } from './zip'

const mib = 1024 * 1024
/** The maximum decompressed size of a text file, of a photo, and of everything in an archive. */
export const maxTextBytes = 16 * mib
export const maxPhotoBytes = 20 * mib
export const maxTotalBytes = 512 * mib

/** The remaining decompression budget of one archive, nested archives included. */
export interface DecompressionBudget {
  bytes: number
  entries: number
}

/** Decompresses an entry within the limits, whatever its headers claim. */
export function decompressEntry(entry: ZipEntry, maxBytes: number, budget: DecompressionBudget): Uint8Array {
  if (entry.failure !== undefined) throw new UnreadableFileError(entry.failure)
  if (entry.size > maxBytes) throw tooLargeError(maxBytes)
  const bytes = entry.isCompressed
    ? readBounded(maxBytes, budget, (maxOutputLength) =>
        inflateRawSync(entry.compressed, { maxOutputLength }),
      )
    : readBounded(maxBytes, budget, () => entry.compressed)
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum)
    throw new UnreadableFileError('It is damaged.')
  return bytes
}

/** Decompresses a gzip file within the same limits. */
export function gunzipBounded(
  compressed: Uint8Array,
  maxBytes: number,
  budget: DecompressionBudget,
): Uint8Array {
  return readBounded(maxBytes, budget, (maxOutputLength) => gunzipSync(compressed, { maxOutputLength }))
}

const peekBytes = 512

/** Returns the beginning of an entry to detect its kind; empty when it cannot be read. */
export function peekEntry(entry: ZipEntry, budget: DecompressionBudget): Uint8Array {
  if (entry.failure !== undefined) return new Uint8Array()
  const compressed = entry.compressed.subarray(0, peekBytes)
  if (!entry.isCompressed) return compressed
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mib }
    return readBounded(mib, budget, () => inflateRawSync(compressed, options)).subarray(0, peekBytes)
  } catch (error) {
    if (error instanceof DecompressionLimitError) throw error
    return new Uint8Array()
  }
}

function readBounded(
  maxBytes: number,
  budget: DecompressionBudget,
  read: (maxBytes: number) => Uint8Array,
): Uint8Array {
  const limit = Math.min(maxBytes, budget.bytes)
  let bytes: Uint8Array | undefined
  try {
    bytes = limit > 0 ? read(limit) : undefined
  } catch (error) {
    if (!isTooLong(error)) throw new UnreadableFileError('It is damaged.')
  }
  if (bytes && bytes.length <= limit) {
    budget.bytes -= bytes.length
    return bytes
  }
  budget.bytes -= limit
  if (budget.bytes > 0) throw tooLargeError(maxBytes)
  throw new DecompressionLimitError(
    `The archive unpacks to more than ${maxTotalBytes / mib} MB. What follows was not read; import it in parts.`,
  )
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}

function tooLargeError(maxBytes: number): UnreadableFileError {
  return new UnreadableFileError(`It is larger than ${Math.floor(maxBytes / mib)} MB.`)
}
