import { createHash, type Hash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'

/** Columns of numbers by name, and whatever else is needed to read them, as JSON. */
export interface SnapshotParts {
  readonly facts: unknown
  readonly columns: Readonly<Record<string, SnapshotColumn>>
}

export type SnapshotColumn = Float64Array | Int32Array | Uint32Array | Uint8Array

export interface OpenSnapshot extends SnapshotParts {
  readonly handle: FileHandle
  /** Where the records begin. */
  readonly recordsAt: number
}

interface Header {
  /** What the content depends on: another key, another snapshot. */
  readonly key: unknown
  readonly facts: unknown
  readonly columns: readonly (readonly [name: string, type: ColumnType, bytes: number])[]
  readonly recordBytes: number
}

const columnTypes = { Float64Array, Int32Array, Uint32Array, Uint8Array }
type ColumnType = keyof typeof columnTypes

const magic = Buffer.from('LARDER\u0001\n')
const digestBytes = 32
/** Magic, length of the header, digest of all that follows. */
const preambleBytes = magic.length + 4 + digestBytes
const maxHeaderBytes = 1 << 28
const chunkBytes = 1 << 20

/**
 * Writes columns and records to a file of another name, which then replaces the one at the path: a reader sees the old or the new
 * one, and of two writers the later wins.
 */
export async function writeSnapshot(
  path: string,
  key: unknown,
  { facts, columns }: SnapshotParts,
  records: { readonly bytes: number; readonly each: () => Iterable<Uint8Array> },
): Promise<OpenSnapshot> {
  const listed = Object.entries(columns)
  const header: Header = {
    key,
    facts,
    columns: listed.map(([name, column]) => [name, typeOf(column), column.byteLength]),
    recordBytes: records.bytes,
  }
  const text = toPadded(Buffer.from(JSON.stringify(header)))
  const temporary = `${path}.${randomUUID()}`
  const handle = await open(temporary, 'wx+')
  try {
    const hash = createHash('sha256')
    const output = createOutput(handle, hash)
    await handle.write(Buffer.alloc(preambleBytes), 0, preambleBytes, 0)
    await output.write(text)
    for (const [, column] of listed) await output.write(toPadded(toBytes(column)))
    const recordsAt = output.end()
    for (const record of records.each()) await output.write(record)
    await output.flush()
    if (output.end() - recordsAt !== records.bytes) throw new Error('the records have another length')
    const length = Buffer.alloc(4)
    length.writeUInt32LE(text.length)
    await handle.write(Buffer.concat([magic, length, hash.digest()]), 0, preambleBytes, 0)
    await rename(temporary, path)
    return { handle, facts, columns, recordsAt }
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
}

/** Opens a snapshot of this key; undefined if there is none, it has another key or format, or it is torn. */
export async function openSnapshot(path: string, key: unknown): Promise<OpenSnapshot | undefined> {
  const handle = await open(path, 'r').catch(() => undefined)
  if (!handle) return undefined
  const found = await readSnapshot(handle, key).catch(() => undefined)
  if (!found) await handle.close()
  return found
}

async function readSnapshot(handle: FileHandle, key: unknown): Promise<OpenSnapshot | undefined> {
  const preamble = await readExactly(handle, preambleBytes, 0)
  const textBytes = preamble.readUInt32LE(magic.length)
  if (!preamble.subarray(0, magic.length).equals(magic) || textBytes > maxHeaderBytes) return undefined
  const text = await readExactly(handle, textBytes, preambleBytes)
  const header = JSON.parse(text.toString()) as Header
  if (!isDeepStrictEqual(header.key, JSON.parse(JSON.stringify(key)))) return undefined
  const columnBytes = header.columns.reduce((sum, [, , bytes]) => sum + paddedLength(bytes), 0)
  const recordsAt = preambleBytes + text.length + columnBytes
  if ((await handle.stat()).size !== recordsAt + header.recordBytes) return undefined
  const hash = createHash('sha256').update(text)
  const columns: Record<string, SnapshotColumn> = {}
  let position = preambleBytes + text.length
  for (const [name, type, length] of header.columns) {
    // A buffer of its own, so that a column that grows gives up its memory.
    const bytes = Buffer.allocUnsafeSlow(paddedLength(length))
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const part = bytes.subarray(at, at + chunkBytes)
      await readInto(handle, part, position + at)
      hash.update(part)
    }
    position += bytes.length
    const Column = columnTypes[type]
    columns[name] = new Column(bytes.buffer, 0, length / Column.BYTES_PER_ELEMENT)
  }
  const chunk = Buffer.allocUnsafeSlow(chunkBytes)
  for (let at = 0; at < header.recordBytes; at += chunkBytes) {
    const part = chunk.subarray(0, Math.min(chunkBytes, header.recordBytes - at))
    await readInto(handle, part, recordsAt + at)
    hash.update(part)
  }
  if (!hash.digest().equals(preamble.subarray(preambleBytes - digestBytes))) return undefined
  return { handle, recordsAt, facts: header.facts, columns }
}

/** Collects small writes into large ones. */
function createOutput(handle: FileHandle, hash: Hash) {
  let position = preambleBytes
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  async function flush(): Promise<void> {
    const bytes = Buffer.concat(pending)
    hash.update(bytes)
    await handle.write(bytes, 0, bytes.length, position)
    position += bytes.length
    pending = []
    pendingBytes = 0
  }
  return {
    flush,
    end: () => position + pendingBytes,
    async write(bytes: Uint8Array): Promise<void> {
      pending.push(bytes)
      pendingBytes += bytes.length
      if (pendingBytes >= chunkBytes) await flush()
    },
  }
}

async function readExactly(handle: FileHandle, length: number, position: number): Promise<Buffer> {
  return readInto(handle, Buffer.alloc(length), position)
}

async function readInto(handle: FileHandle, buffer: Buffer, position: number): Promise<Buffer> {
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
  if (bytesRead !== buffer.length) throw new Error('the file ends early')
  return buffer
}

function typeOf(column: SnapshotColumn): ColumnType {
  return column.constructor.name as ColumnType
}

function toBytes({ buffer, byteOffset, byteLength }: SnapshotColumn): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** Every column begins at a multiple of eight. */
function paddedLength(length: number): number {
  return Math.ceil(length / 8) * 8
}

function toPadded(bytes: Buffer): Buffer {
  const padding = paddedLength(bytes.length) - bytes.length
  return padding === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(padding, ' ')])
}
