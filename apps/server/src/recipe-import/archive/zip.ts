import { toDisplayName } from './display-name'
import { UnreadableFileError } from './unreadable-file-error'

/** A file within a zip archive, still packed. */
export interface ZipEntry {
  /** To find what belongs together by; never a path. */
  readonly name: string
  /** The same, fit to be shown. */
  readonly label: string
  readonly compressed: Uint8Array
  readonly isCompressed: boolean
  /** As the archive says; it may lie. */
  readonly size: number
  readonly checksum: number
  /** Why it cannot be read. */
  readonly trouble?: string
}

/** More files than any archive of ours can have: a cook keeps 20,000 recipes, each with a photo, and there is the note on top. */
const mostFiles = 40_001

const damaged = 'The archive is damaged.'
const [endMark, end64Mark, locatorMark, listMark, fileMark] = [
  0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50,
]
const whole32 = 0xffffffff

/** The files of a zip archive, folders left out. Throws `Unreadable` when it is no whole archive, or none that an app would make. */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { count, from, end } = findCentralDirectory(view)
    if (count > mostFiles) throw new UnreadableFileError('It holds far too many files.')
    const entries: (ZipEntry & Span)[] = []
    let at = from
    for (let place = 0; place < count; place += 1) {
      const { entry, next } = readEntryAt(bytes, view, at, from)
      if (next > end) throw new UnreadableFileError(damaged)
      entries.push(entry)
      at = next
    }
    assertNoOverlaps(entries)
    return entries.filter(({ name, size }) => !(size === 0 && name.endsWith('/')))
  } catch (error) {
    // Reading behind the last byte.
    throw error instanceof RangeError ? new UnreadableFileError(damaged) : error
  }
}

/** Where the list of the files is, and how many it has. */
function findCentralDirectory(view: DataView): { count: number; from: number; end: number } {
  const last = view.byteLength - 22
  for (let at = last; at >= 0 && at > last - 65_536; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue
    const count = view.getUint16(at + 10, true)
    const from = view.getUint32(at + 16, true)
    const isLarge = count === 0xffff || from === whole32
    return isLarge ? findZip64Directory(view, at) : { count, from, end: at }
  }
  throw new UnreadableFileError(
    'The archive is not whole: its end is missing. Save it once more and try again.',
  )
}

function findZip64Directory(view: DataView, end: number): { count: number; from: number; end: number } {
  if (view.getUint32(end - 20, true) !== locatorMark) throw new UnreadableFileError(damaged)
  const at = largeNumber(view, end - 12)
  if (view.getUint32(at, true) !== end64Mark) throw new UnreadableFileError(damaged)
  return { count: largeNumber(view, at + 32), from: largeNumber(view, at + 48), end: at }
}

function largeNumber(view: DataView, at: number): number {
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
  listFrom: number,
): { entry: ZipEntry & Span; next: number } {
  if (view.getUint32(at, true) !== listMark) throw new UnreadableFileError(damaged)
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
  const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)]
  const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true)
  const extra = { from: at + 46 + nameLength, end: at + 46 + nameLength + extraLength }
  const [size = 0, packedSize = 0, from = 0] = withLargeNumbers(view, extra, [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ])
  const name = nameIn(bytes.subarray(at + 46, extra.from))
  const isWhole = from + 30 <= listFrom && view.getUint32(from, true) === fileMark
  const start = isWhole ? from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true) : from
  const end = start + packedSize
  const trouble = !isWhole || end > listFrom ? 'It is damaged.' : unsupportedReason(flags, method)
  return {
    entry: {
      name,
      label: toDisplayName(name) || 'A file without a name',
      compressed: trouble === undefined ? bytes.subarray(start, end) : new Uint8Array(),
      isCompressed: method === 8,
      size,
      checksum: view.getUint32(at + 16, true),
      from,
      end: Math.min(end, listFrom),
      ...(trouble === undefined ? {} : { trouble }),
    },
    next,
  }
}

function unsupportedReason(flags: number, method: number): string | undefined {
  if ((flags & 1) !== 0) return 'It is locked with a password.'
  return method === 0 || method === 8 ? undefined : 'It is packed in a way that cannot be read here.'
}

// Numbers that do not fit are said in an extra field, in this order.
function withLargeNumbers(view: DataView, extra: Span, numbers: readonly number[]): number[] {
  if (!numbers.includes(whole32)) return [...numbers]
  for (let at = extra.from; at + 4 <= extra.end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let place = at + 4
    return numbers.map((number) => {
      if (number !== whole32) return number
      place += 8
      return largeNumber(view, place - 8)
    })
  }
  return [...numbers]
}

// Files that share their bytes are how a small archive is made to unpack without end.
function assertNoOverlaps(entries: readonly Span[]): void {
  let done = 0
  for (const { from, end } of entries.toSorted((a, b) => a.from - b.from)) {
    if (from < done)
      throw new UnreadableFileError('Its files lie on top of each other. No app makes such an archive.')
    done = Math.max(done, end)
  }
}

function nameIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize()
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
