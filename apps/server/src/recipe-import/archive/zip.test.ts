import { deflateRawSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type ForgedFile, forgedZip } from '../../testing/fakes/forged-zip'
import { decompressEntry, gunzipBounded, maxTotalBytes, peekEntry } from './decompression'
import { DecompressionLimitError, UnreadableFileError } from './unreadable-file-error'
import { readZipEntries } from './zip'

const createBudget = (bytes = maxTotalBytes) => ({ bytes, entries: 5000 })
const decompressFile = (file: ForgedFile, most = 1000) => {
  const [entry] = readZipEntries(forgedZip([file]))
  if (!entry) throw new Error('no entry')
  return decompressEntry(entry, most, createBudget())
}

describe('an archive', () => {
  test('of any common tool is read', () => {
    const files = { 'a.txt': strToU8('one'), 'b/': new Uint8Array(), 'b/ñ.txt': strToU8('two'.repeat(100)) }
    const entries = readZipEntries(zipSync(files))
    expect(entries.map(({ name }) => name)).toEqual(['a.txt', 'b/ñ.txt'])
    const texts = entries.map((entry) => Buffer.from(decompressEntry(entry, 1000, createBudget())).toString())
    expect(texts).toEqual(['one', 'two'.repeat(100)])
    expect(Buffer.from(decompressFile({ name: 'a', bytes: 'plain', method: 0 })).toString()).toBe('plain')
  })

  test('may have a comment at its end', () => {
    const zip = forgedZip([{ name: 'a', bytes: 'x' }])
    const remark = Buffer.from('made on a Sunday')
    const whole = Buffer.concat([zip, remark])
    whole.writeUInt16LE(remark.length, zip.length - 2)
    expect(readZipEntries(whole)).toHaveLength(1)
  })

  test('in the zip64 format is read', () => {
    const zip = Buffer.from(forgedZip([{ name: 'a', bytes: 'hello' }]))
    const end = zip.length - 22
    const list = zip.readUInt32LE(end + 16)
    const large = Buffer.alloc(56 + 20)
    large.writeUInt32LE(0x06064b50, 0)
    large.writeBigUInt64LE(1n, 32)
    large.writeBigUInt64LE(BigInt(list), 48)
    large.writeUInt32LE(0x07064b50, 56)
    large.writeBigUInt64LE(BigInt(end), 64)
    const last = Buffer.from(zip.subarray(end))
    last.writeUInt16LE(0xffff, 10)
    last.writeUInt32LE(0xffffffff, 16)
    const [entry] = readZipEntries(Buffer.concat([zip.subarray(0, end), large, last]))
    expect(entry && Buffer.from(decompressEntry(entry, 10, createBudget())).toString()).toBe('hello')
  })

  test('that is truncated anywhere is rejected', () => {
    const zip = forgedZip([
      { name: 'a', bytes: 'hello '.repeat(50) },
      { name: 'b', bytes: 'x' },
    ])
    for (let length = 0; length < zip.length; length += 1) {
      expect(() => readZipEntries(zip.subarray(0, length))).toThrow(UnreadableFileError)
    }
  })

  test('with overlapping files is rejected', () => {
    const zip = (at: number) =>
      forgedZip([
        { name: 'a', bytes: 'same bytes' },
        { name: 'b', bytes: 'same bytes', at },
      ])
    expect(() => readZipEntries(zip(0))).toThrow('on top of each other')
    expect(() => readZipEntries(zip(5))).toThrow(UnreadableFileError)
  })

  test('that claims more files than it has is rejected', () => {
    const zip = Buffer.from(forgedZip([{ name: 'a', bytes: 'x' }]))
    zip.writeUInt16LE(2, zip.length - 12)
    expect(() => readZipEntries(zip)).toThrow('damaged')
    zip.writeUInt16LE(0xffff, zip.length - 12)
    expect(() => readZipEntries(zip)).toThrow('damaged')
  })

  test('with any byte changed is read or rejected, and nothing else happens', () => {
    const zip = forgedZip([
      { name: 'a.txt', bytes: 'hello '.repeat(20) },
      { name: 'b', bytes: 'x', method: 0 },
    ])
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.nat(255), (place, byte) => {
        const spoilt = zip.slice()
        spoilt[place] = byte
        try {
          for (const entry of readZipEntries(spoilt)) decompressEntry(entry, 1000, createBudget())
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFileError)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a file in an archive', () => {
  const zeros = Buffer.alloc(50_000)

  test.each<[string, ForgedFile, string]>([
    ['larger than it may be', { name: 'a', bytes: zeros }, 'larger than'],
    ['that claims to be small', { name: 'a', bytes: zeros, size: 10 }, 'larger than'],
    ['that claims to be large', { name: 'a', bytes: 'x', size: 100 }, 'damaged'],
    ['not packed and larger than it may be', { name: 'a', bytes: zeros, method: 0, size: 10 }, 'larger than'],
    ['with a wrong checksum', { name: 'a', bytes: 'x', checksum: 7 }, 'damaged'],
    ['locked', { name: 'a', bytes: 'x', flags: 1 }, 'locked with a password'],
    ['packed in another way', { name: 'a', bytes: 'x', method: 14 }, 'packed in a way'],
    ['that is no packed bytes', { name: 'a', packed: Buffer.from('not packed'), size: 5 }, 'damaged'],
    [
      'cut short',
      { name: 'a', bytes: 'abc', packed: deflateRawSync('abc'.repeat(99)).subarray(0, 4) },
      'damaged',
    ],
    ['that ends behind the archive', { name: 'a', bytes: 'x', packedSize: 9999 }, 'damaged'],
    ['that lies nowhere', { name: 'a', bytes: 'x', at: 0x7fffffff }, 'damaged'],
  ])('%s is rejected', (_, file, why) => {
    expect(() => decompressFile(file)).toThrow(why)
    expect(() => decompressFile(file)).toThrow(UnreadableFileError)
  })

  test('at a ratio of a thousand to one stops at the limit, and is counted', () => {
    const [entry] = readZipEntries(forgedZip([{ name: 'bomb', bytes: Buffer.alloc(8_000_000), size: 999 }]))
    const allowance = createBudget(10_000)
    expect(entry && entry.compressed.length < 10_000).toBe(true)
    expect(() => entry && decompressEntry(entry, 2000, allowance)).toThrow('larger than')
    expect(allowance.bytes).toBe(8000)
    for (let round = 0; round < 3; round += 1)
      expect(() => entry && decompressEntry(entry, 2000, allowance)).toThrow()
    expect(() => entry && decompressEntry(entry, 2000, allowance)).toThrow(DecompressionLimitError)
    expect(() => entry && peekEntry(entry, allowance)).toThrow(DecompressionLimitError)
  })

  test('in gzip is bounded too', () => {
    expect(() => gunzipBounded(gzipSync(Buffer.alloc(5000)), 1000, createBudget())).toThrow('larger than')
    expect(() => gunzipBounded(gzipSync('x').subarray(0, 12), 1000, createBudget())).toThrow('damaged')
    expect(Buffer.from(gunzipBounded(gzipSync('x'), 1000, createBudget())).toString()).toBe('x')
  })

  test.each([
    ['../../etc/passwd', 'etc/passwd'],
    ['/etc/passwd', 'etc/passwd'],
    ['C:\\Users\\ana\\soup.json', 'ana/soup.json'],
    ['a\u0000b\u202Etxt.json', 'abtxt.json'],
    ['..', 'A file without a name'],
    ['x/'.repeat(500).concat('soup.txt'), 'x/soup.txt'],
  ])('named %j is shown as %j', (name, label) => {
    expect(readZipEntries(forgedZip([{ name, bytes: 'x' }]))[0]?.label).toBe(label)
  })

  test('with a very long name or an unknown encoding is displayed in short', () => {
    const [long] = readZipEntries(forgedZip([{ name: `${'long'.repeat(250)}.txt`, bytes: 'x' }]))
    expect(long?.label).toHaveLength(120)
    const [odd] = readZipEntries(
      forgedZip([{ name: new Uint8Array([0x81, 0x66, 0xff]), bytes: 'x', flags: 0 }]),
    )
    expect(odd?.label).toContain('f')
  })
})
