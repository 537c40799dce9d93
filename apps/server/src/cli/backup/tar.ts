import { CommandError } from '../command-error'

export interface TarEntry {
  name: string
  size: number
  /** Read it before asking for the next entry; what is left unread is passed over. */
  body: AsyncIterable<Buffer>
}

const block = 512
const longestName = 100
const longestPrefix = 155

/** The file is not what a backup of ours looks like: cut off, changed, or something else altogether. */
export class DamagedTarError extends CommandError {
  override name = 'Damaged'
}

/** One file of a ustar archive: header, content, and zeros up to the next full block. */
export function writeTarEntry(name: string, content: Buffer, madeAt: string): Buffer[] {
  return [writeTarHeader(name, content.length, madeAt), content, Buffer.alloc(padding(content.length))]
}

/** What an archive ends with. */
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

/** Whether a name can be kept in an archive and put back without leading anywhere else. */
export function isTarPath(path: string): boolean {
  return splitName(path) !== undefined
}

/** Long paths are told in two fields, parted at a slash. */
function splitName(path: string): [prefix: string, name: string] | undefined {
  if (!isPlain(path)) return undefined
  if (path.length <= longestName) return ['', path]
  const slash = path.indexOf('/', path.length - longestName - 1)
  return slash > 0 && slash <= longestPrefix ? [path.slice(0, slash), path.slice(slash + 1)] : undefined
}

function isPlain(path: string): boolean {
  return /^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(path)
}

function writeOctal(header: Buffer, value: number, at: number, digits: number): void {
  const octal = value.toString(8)
  if (octal.length > digits) throw new Error(`${value} is too large for an archive`)
  header.write(octal.padStart(digits, '0'), at, 'ascii')
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 0x20
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte
  return sum
}

function padding(size: number): number {
  return (block - (size % block)) % block
}

/** The entries of a ustar archive, strictly: plain files with plain names, closed properly, nothing behind. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = createByteReader(bytes)
  for (;;) {
    const header = await source.exactly(block)
    if (header.every((byte) => byte === 0)) break
    const { name, size } = parseHeader(header)
    let left = size
    async function* body() {
      for await (const chunk of source.upTo(size)) {
        left -= chunk.length
        yield chunk
      }
    }
    yield { name, size, body: body() }
    await source.skip(left + padding(size))
  }
  for await (const chunk of source.rest()) {
    if (chunk.some((byte) => byte !== 0)) throw new DamagedTarError('something stands behind its end')
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  if (readOctal(header, 148, 8) !== checksum(header) || readText(header, 257, 6) !== 'ustar') {
    throw new DamagedTarError('a header in it cannot be read')
  }
  const prefix = readText(header, 345, longestPrefix)
  const name = (prefix === '' ? '' : `${prefix}/`) + readText(header, 0, longestName)
  if (readText(header, 156, 1) !== '0' || !isPlain(name)) {
    throw new DamagedTarError(`it holds '${name}', which no backup does`)
  }
  return { name, size: readOctal(header, 124, 12) }
}

function readText(header: Buffer, at: number, length: number): string {
  return header
    .subarray(at, at + length)
    .toString('latin1')
    .replace(/\0.*$/s, '')
}

function readOctal(header: Buffer, at: number, length: number): number {
  const text = readText(header, at, length).trim()
  if (!/^[0-7]+$/.test(text)) throw new DamagedTarError('a header in it cannot be read')
  return Number.parseInt(text, 8)
}

function createByteReader(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let kept: Buffer = Buffer.alloc(0)

  async function some(): Promise<Buffer | undefined> {
    while (kept.length === 0) {
      const { value, done } = await chunks.next()
      if (done) return undefined
      kept = value
    }
    return kept
  }

  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const chunk = (await some())?.subarray(0, left)
      if (chunk === undefined) throw new DamagedTarError('it ends too early')
      kept = kept.subarray(chunk.length)
      left -= chunk.length
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
      for (let chunk = await some(); chunk !== undefined; chunk = await some()) {
        kept = Buffer.alloc(0)
        yield chunk
      }
    },
  }
}
