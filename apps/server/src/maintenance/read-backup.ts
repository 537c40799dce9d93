import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { codeOf } from '../db/embedded/embedded-error'
import { formatVersion, Manifest, manifestName, pictureOf, sealName, sealOf, tableOf } from './manifest'
import { Refusal } from './refusal'
import { type ArchiveEntry, Damaged, readArchive } from './tar'

/** The entries of a backup file, from beginning to end; trouble with the file is told as a refusal. */
export async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  const bytes = pipeline(createReadStream(file), createGunzip({ chunkSize: 65_536 }), () => undefined)
  try {
    for await (const entry of refusing(readArchive(bytes), file)) {
      yield { ...entry, body: refusing(entry.body, file) }
    }
  } finally {
    bytes.destroy()
  }
}

async function* refusing<T>(things: AsyncIterable<T>, file: string): AsyncGenerator<T> {
  try {
    yield* things
  } catch (error) {
    throw asRefusal(error, file)
  }
}

function asRefusal(error: unknown, file: string): unknown {
  const code = codeOf(error)
  if (code === 'ENOENT') return new Refusal(`There is no file ${file}.`)
  if (error instanceof Damaged) return damaged(file, error.message)
  return code?.startsWith('Z_') ? damaged(file, 'it cannot be unpacked to its end') : error
}

function damaged(file: string, reason: string): Refusal {
  return new Refusal(`${file} is damaged or no Larder backup: ${reason}. Nothing was changed.`)
}

/** Reads the whole file and makes sure that every byte is what it was when the backup was made. */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<Manifest> {
  const found: Manifest['entries'] = []
  let text: Buffer | undefined
  let sealed = false
  for await (const { name, size, body } of entriesOf(file)) {
    signal?.throwIfAborted()
    if (sealed) throw damaged(file, 'something stands behind its end')
    if (name === sealName) {
      sealed = text !== undefined && (await wholeOf(body)).toString() === sealOf(text)
    } else if (name === manifestName) {
      text = await wholeOf(body)
    } else {
      found.push({ name, size, sha256: await hashOf(body) })
    }
  }
  if (text === undefined || !sealed) throw damaged(file, 'its list of contents is missing or was changed')
  const manifest = readManifest(text, file)
  const wrong = firstDifference(manifest, found)
  if (wrong !== undefined) throw damaged(file, wrong)
  return manifest
}

function readManifest(text: Buffer, file: string): Manifest {
  const given: unknown = JSON.parse(text.toString())
  const read = z.safeParse(Manifest, given)
  if (read.success) return read.data
  const format = z.safeParse(z.object({ format: z.number().check(z.gt(formatVersion)) }), given)
  if (!format.success) throw damaged(file, 'its list of contents cannot be read')
  throw new Refusal(
    `${file} was made by a newer Larder. Update this one first, then restore. Nothing was changed.`,
  )
}

function firstDifference({ entries, tables, pictures }: Manifest, found: Manifest['entries']) {
  if (entries.length !== found.length) return `it holds ${found.length} files instead of ${entries.length}`
  for (const [at, { name, size, sha256 }] of entries.entries()) {
    const there = found[at]
    if (there?.name !== name || there.size !== size || there.sha256 !== sha256) {
      return `${name} is not what it was`
    }
    const table = tableOf(name)
    const known = table === undefined ? pictureOf(name) !== undefined : tables.some((t) => t.name === table)
    if (!known) return `it holds ${name}, which no backup does`
  }
  const shown = entries.filter(({ name }) => pictureOf(name) !== undefined).length
  return shown === pictures ? undefined : `it holds ${shown} pictures instead of ${pictures}`
}

async function wholeOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function hashOf(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}
