import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { DamagedTarError, isTarPath, readTar, tarEnd, writeTarEntry } from './tar'

const madeAt = '2026-11-15T08:00:00.000Z'
const files: [string, string][] = [
  ['empty', ''],
  ['tables/accounts/000001.copy', 'a\tb\n'],
  ['pictures/exact.webp', 'x'.repeat(1024)],
  [`pictures/${'folder-'.repeat(14)}/${'f'.repeat(90)}.webp`, 'a long way down'],
]

function archiveOf(entries: [string, string][]): Buffer {
  return Buffer.concat([
    ...entries.flatMap(([name, text]) => writeTarEntry(name, Buffer.from(text), madeAt)),
    tarEnd,
  ])
}

async function* splitBytes(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Buffer, size = 700): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const { name, body } of readTar(splitBytes(bytes, size))) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    found.push([name, Buffer.concat(chunks).toString()])
  }
  return found
}

/** Changes a header and recomputes its checksum, as an attacker would. */
function forgeHeader(bytes: Buffer, at: number, text: string): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(text, at)
  copy.fill(' ', 148, 156)
  const sum = copy.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return copy
}

describe('a tar archive', () => {
  test.each([1, 511, 512, 513, 100_000])('is read back completely in pieces of %i bytes', async (size) => {
    expect(await read(archiveOf(files), size)).toEqual(files)
  })

  test('is valid for the tar command', () => {
    const listed = execFileSync('tar', ['-tf', '-'], { input: archiveOf(files) }).toString()
    expect(listed.trim().split('\n')).toEqual(files.map(([name]) => name))
  })

  test('skips unread entries', async () => {
    const names: string[] = []
    for await (const { name } of readTar(splitBytes(archiveOf(files), 300))) names.push(name)
    expect(names).toEqual(files.map(([name]) => name))
  })

  test('is rejected when truncated anywhere', async () => {
    const bytes = archiveOf(files.slice(1, 3))
    for (let end = 0; end < bytes.length - 1024; end += 97) {
      await expect(read(bytes.subarray(0, end)), `cut at ${end}`).rejects.toThrow(DamagedTarError)
    }
  })

  test('is rejected when a header was changed or data follows the end', async () => {
    const bytes = archiveOf(files)
    for (const at of [0, 124, 148, 257]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await expect(read(changed), `changed at ${at}`).rejects.toThrow(DamagedTarError)
    }
    await expect(read(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow(DamagedTarError)
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'pictures/../x', 'pictures/.hidden', 'a\\b', 'a b', 'a//b'])(
    'neither writes nor reads the name %s',
    async (name) => {
      expect(isTarPath(name)).toBe(false)
      expect(() => writeTarEntry(name, Buffer.alloc(0), madeAt)).toThrow()
      const bytes = forgeHeader(archiveOf([['empty', '']]), 0, name)
      await expect(read(bytes)).rejects.toThrow(DamagedTarError)
    },
  )

  test('contains only files, no links', async () => {
    await expect(read(forgeHeader(archiveOf([['empty', '']]), 156, '2'))).rejects.toThrow(DamagedTarError)
  })

  test('accepts long names only if they can be split', () => {
    expect(isTarPath('x'.repeat(100))).toBe(true)
    expect(isTarPath('x'.repeat(101))).toBe(false)
    expect(isTarPath(`${'x'.repeat(155)}/${'y'.repeat(100)}`)).toBe(true)
    expect(isTarPath(`${'x'.repeat(156)}/${'y'.repeat(100)}`)).toBe(false)
  })
})
