import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { errorCodeOf } from '../../db/embedded/embedded-error'
import { CommandError } from '../command-error'
import {
  checksumName,
  formatVersion,
  Manifest,
  manifestName,
  parsePictureEntry,
  parseTableEntry,
  toChecksumLine,
} from './manifest'
import { DamagedTarError, readTar, type TarEntry } from './tar'

/** Yields the entries of a backup file in order; failures become a `CommandError`. */
export async function* readBackupEntries(file: string): AsyncGenerator<TarEntry> {
  const bytes = pipeline(createReadStream(file), createGunzip({ chunkSize: 65_536 }), () => undefined)
  try {
    for await (const entry of withCommandErrors(readTar(bytes), file)) {
      yield { ...entry, body: withCommandErrors(entry.body, file) }
    }
  } finally {
    bytes.destroy()
  }
}

async function* withCommandErrors<T>(items: AsyncIterable<T>, file: string): AsyncGenerator<T> {
  try {
    yield* items
  } catch (error) {
    throw toCommandError(error, file)
  }
}

function toCommandError(error: unknown, file: string): unknown {
  const code = errorCodeOf(error)
  if (code === 'ENOENT') return new CommandError(`There is no file ${file}.`)
  if (error instanceof DamagedTarError) return damagedBackupError(file, error.message)
  return code?.startsWith('Z_') ? damagedBackupError(file, 'it cannot be unpacked to its end') : error
}

function damagedBackupError(file: string, reason: string): CommandError {
  return new CommandError(`${file} is damaged or no Larder backup: ${reason}. Nothing was changed.`)
}

/** Reads the whole file and verifies every byte against the manifest. */
export async function verifyBackup(file: string, signal?: AbortSignal): Promise<Manifest> {
  const found: Manifest['entries'] = []
  let text: Buffer | undefined
  let isSealed = false
  for await (const { name, size, body } of readBackupEntries(file)) {
    signal?.throwIfAborted()
    if (isSealed) throw damagedBackupError(file, 'something stands behind its end')
    if (name === checksumName) {
      isSealed = text !== undefined && (await readAll(body)).toString() === toChecksumLine(text)
    } else if (name === manifestName) {
      text = await readAll(body)
    } else {
      found.push({ name, size, sha256: await hashOf(body) })
    }
  }
  if (text === undefined || !isSealed)
    throw damagedBackupError(file, 'its list of contents is missing or was changed')
  const manifest = readManifest(text, file)
  const difference = findDifference(manifest, found)
  if (difference !== undefined) throw damagedBackupError(file, difference)
  return manifest
}

function readManifest(text: Buffer, file: string): Manifest {
  const parsed: unknown = JSON.parse(text.toString())
  const result = z.safeParse(Manifest, parsed)
  if (result.success) return result.data
  const format = z.safeParse(z.object({ format: z.number().check(z.gt(formatVersion)) }), parsed)
  if (!format.success) throw damagedBackupError(file, 'its list of contents cannot be read')
  throw new CommandError(
    `${file} was made by a newer Larder. Update this one first, then restore. Nothing was changed.`,
  )
}

function findDifference({ entries, tables, pictures }: Manifest, found: Manifest['entries']) {
  if (entries.length !== found.length) return `it holds ${found.length} files instead of ${entries.length}`
  for (const [at, { name, size, sha256 }] of entries.entries()) {
    const actual = found[at]
    if (actual?.name !== name || actual.size !== size || actual.sha256 !== sha256) {
      return `${name} is not what it was`
    }
    const table = parseTableEntry(name)
    const isKnown =
      table === undefined ? parsePictureEntry(name) !== undefined : tables.some((t) => t.name === table)
    if (!isKnown) return `it holds ${name}, which no backup does`
  }
  const pictureCount = entries.filter(({ name }) => parsePictureEntry(name) !== undefined).length
  return pictureCount === pictures ? undefined : `it holds ${pictureCount} pictures instead of ${pictures}`
}

async function readAll(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function hashOf(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}
