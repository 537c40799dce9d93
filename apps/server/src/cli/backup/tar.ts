import { CommandError } from '../command-error'

export interface TarEntry {
  name: string
  size: number
  /** Read it before the next entry; unread bytes are skipped. */
  body: AsyncIterable<Buffer>
}

const block = 512
const maxNameLength = 100
const maxPrefixLength = 155

/** The file is not a valid backup: truncated, changed, or something else. */
export class DamagedTarError extends CommandError {
  override name = 'DamagedTarError'
}

/** Returns one file of a ustar archive: header, content and padding. */
export function writeTarEntry(name: string, content: Buffer, madeAt: string): Buffer[] {
  return [writeTarHeader(name, content.length, madeAt), content, Buffer.alloc(padding(content.length))]
}

/** The end-of-archive marker. */
export const tarEnd = Buffer.alloc(2 * block)

function writeTarHeader(path: string, size: number, madeAt: string): Buffer {
  const split = splitName(path)
  if (split === undefined) throw new Error(`'${path}' cannot stand in an archive`)
  const [prefix, name] = split
  const header = Buffer.alloc(block)
  header.write(name, 0, 'ascii')
  writeOctal(header, 0o600, 100, 7)
  writeOctal(header, 0, 108, 7)
  writeOctal(header, 0, 116, 7)
  writeOctal(header, size, 124, 11)
  writeOctal(header, Math.floor(Date.parse(madeAt) / 1000), 136, 11)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345, 'ascii')
  writeOctal(header, checksum(header), 148, 7)
  return header
}

/** Returns whether a name fits into an archive and is a safe relative path. */
export function isTarPath(path: string): boolean {
  return splitName(path) !== undefined
}

/** Long paths use two header fields, split at a slash. */
function splitName(path: string): [prefix: string, name: string] | undefined {
  if (!isSafePath(path)) return undefined
  if (path.length <= maxNameLength) return ['', path]
  const slash = path.indexOf('/', path.length - maxNameLength - 1)
  return slash > 0 && slash <= maxPrefixLength ? [path.slice(0, slash), path.slice(slash + 1)] : undefined
}

function isSafePath(path: string): boolean {
  return /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(path)
}

function writeOctal(header: Buffer, value: number, offset: number, digits: number): void {
  const octal = value.toString(8)
  if (octal.length > digits) throw new Error(`${value} is too large for an archive`)
  header.write(octal.padStart(digits, '0'), offset, 'ascii')
}

/** The sum of all bytes, with the checksum field counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 0x20
  for (const [offset, byte] of header.entries()) if (offset < 148 || offset >= 156) sum += byte
  return sum
}

function padding(size: number): number {
  return (block - (size % block)) % block
}

/** Yields the entries of a ustar archive, strictly: regular files with safe names, a proper end and nothing after it. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = createByteReader(bytes)
  for (;;) {
    const header = await source.exactly(block)
    if (header.every((byte) => byte === 0)) break
    const { name, size } = parseHeader(header)
    let remaining = size
    async function* body() {
      for await (const chunk of source.upTo(size)) {
        remaining -= chunk.length
        yield chunk
      }
    }
    yield { name, size, body: body() }
    await source.skip(remaining + padding(size))
  }
  for await (const chunk of source.rest()) {
    if (chunk.some((byte) => byte !== 0)) throw new DamagedTarError('something stands behind its end')
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  if (readOctal(header, 148, 8) !== checksum(header) || readText(header, 257, 6) !== 'ustar') {
    throw new DamagedTarError('a header in it cannot be read')
  }
  const prefix = readText(header, 345, maxPrefixLength)
  const name = (prefix === '' ? '' : `${prefix}/`) + readText(header, 0, maxNameLength)
  if (readText(header, 156, 1) !== '0' || !isSafePath(name)) {
    throw new DamagedTarError(`it holds '${name}', which no backup does`)
  }
  return { name, size: readOctal(header, 124, 12) }
}

function readText(header: Buffer, offset: number, length: number): string {
  return header
    .subarray(offset, offset + length)
    .toString('latin1')
    .replace(/\0.*$/s, '')
}

function readOctal(header: Buffer, offset: number, length: number): number {
  const text = readText(header, offset, length).trim()
  if (!/^[0-7]+$/.test(text)) throw new DamagedTarError('a header in it cannot be read')
  return Number.parseInt(text, 8)
}

function createByteReader(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let buffer: Buffer = Buffer.alloc(0)

  async function nextChunk(): Promise<Buffer | undefined> {
    while (buffer.length === 0) {
      const { value, done } = await chunks.next()
      if (done) return undefined
      buffer = value
    }
    return buffer
  }

  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let remaining = size; remaining > 0; ) {
      const chunk = (await nextChunk())?.subarray(0, remaining)
      if (chunk === undefined) throw new DamagedTarError('it ends too early')
      buffer = buffer.subarray(chunk.length)
      remaining -= chunk.length
      yield chunk
    }
  }

  return {
    upTo,
    async exactly(size: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for await (const part of upTo(size)) parts.push(part)
      return Buffer.concat(parts)
    },
    async skip(size: number): Promise<void> {
      for await (const _ of upTo(size));
    },
    async *rest(): AsyncGenerator<Buffer> {
      for (let chunk = await nextChunk(); chunk !== undefined; chunk = await nextChunk()) {
        buffer = Buffer.alloc(0)
        yield chunk
      }
    },
  }
}
