import { toDisplayName } from './display-name'
import { UnreadableFileError } from './unreadable-file-error'

/** A file within a zip archive, still compressed. */
export interface ZipEntry {
  /** Used to match related files; never used as a path. */
  readonly name: string
  /** The name, safe to display. */
  readonly label: string
  readonly compressed: Uint8Array
  readonly isCompressed: boolean
  /** The size claimed by the archive; not trusted. */
  readonly size: number
  readonly checksum: number
  /** Why the entry cannot be read. */
  readonly failure?: string
}

/** The maximum for our own archives: a cook keeps 20,000 recipes, each with a photo, plus the manifest. */
const maxFiles = 40_001

const damagedMessage = 'The archive is damaged.'
const [endSignature, end64Signature, locatorSignature, directorySignature, fileSignature] = [
  0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50,
]
const max32 = 0xffffffff

/** Returns the files of a zip archive, without folders. Throws `UnreadableFileError` when it is incomplete or malformed. */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { count, from, end } = findCentralDirectory(view)
    if (count > maxFiles) throw new UnreadableFileError('It holds far too many files.')
    const entries: (ZipEntry & Span)[] = []
    let at = from
    for (let index = 0; index < count; index += 1) {
      const { entry, next } = readEntryAt(bytes, view, at, from)
      if (next > end) throw new UnreadableFileError(damagedMessage)
      entries.push(entry)
      at = next
    }
    assertNoOverlaps(entries)
    return entries.filter(({ name, size }) => !(size === 0 && name.endsWith('/')))
  } catch (error) {
    // A read beyond the last byte.
    throw error instanceof RangeError ? new UnreadableFileError(damagedMessage) : error
  }
}

/** Finds the central directory and its number of entries. */
function findCentralDirectory(view: DataView): { count: number; from: number; end: number } {
  const last = view.byteLength - 22
  for (let at = last; at >= 0 && at > last - 65_536; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue
    const count = view.getUint16(at + 10, true)
    const from = view.getUint32(at + 16, true)
    const isLarge = count === 0xffff || from === max32
    return isLarge ? findZip64Directory(view, at) : { count, from, end: at }
  }
  throw new UnreadableFileError('The archive is incomplete. Save it again and retry.')
}

function findZip64Directory(view: DataView, end: number): { count: number; from: number; end: number } {
  if (view.getUint32(end - 20, true) !== locatorSignature) throw new UnreadableFileError(damagedMessage)
  const at = readUint64(view, end - 12)
  if (view.getUint32(at, true) !== end64Signature) throw new UnreadableFileError(damagedMessage)
  return { count: readUint64(view, at + 32), from: readUint64(view, at + 48), end: at }
}

function readUint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

interface Span {
  readonly from: number
  readonly end: number
}

function readEntryAt(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  directoryStart: number,
): { entry: ZipEntry & Span; next: number } {
  if (view.getUint32(at, true) !== directorySignature) throw new UnreadableFileError(damagedMessage)
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
  const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)]
  const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true)
  const extra = { from: at + 46 + nameLength, end: at + 46 + nameLength + extraLength }
  const [size = 0, compressedSize = 0, from = 0] = readZip64Numbers(view, extra, [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ])
  const name = decodeName(bytes.subarray(at + 46, extra.from))
  const isComplete = from + 30 <= directoryStart && view.getUint32(from, true) === fileSignature
  const start = isComplete
    ? from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true)
    : from
  const end = start + compressedSize
  const failure = !isComplete || end > directoryStart ? 'It is damaged.' : unsupportedReason(flags, method)
  return {
    entry: {
      name,
      label: toDisplayName(name) || 'A file without a name',
      compressed: failure === undefined ? bytes.subarray(start, end) : new Uint8Array(),
      isCompressed: method === 8,
      size,
      checksum: view.getUint32(at + 16, true),
      from,
      end: Math.min(end, directoryStart),
      ...(failure === undefined ? {} : { failure }),
    },
    next,
  }
}

function unsupportedReason(flags: number, method: number): string | undefined {
  if ((flags & 1) !== 0) return 'It is locked with a password.'
  return method === 0 || method === 8 ? undefined : 'It is packed in a way that cannot be read here.'
}

// Values that exceed 32 bits are stored in an extra field, in this order.
function readZip64Numbers(view: DataView, extra: Span, numbers: readonly number[]): number[] {
  if (!numbers.includes(max32)) return [...numbers]
  for (let at = extra.from; at + 4 <= extra.end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let position = at + 4
    return numbers.map((number) => {
      if (number !== max32) return number
      position += 8
      return readUint64(view, position - 8)
    })
  }
  return [...numbers]
}

// Overlapping entries are how a small archive expands without limit.
function assertNoOverlaps(entries: readonly Span[]): void {
  let done = 0
  for (const { from, end } of entries.toSorted((a, b) => a.from - b.from)) {
    if (from < done)
      throw new UnreadableFileError('Its files lie on top of each other. No app makes such an archive.')
    done = Math.max(done, end)
  }
}

function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize()
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
