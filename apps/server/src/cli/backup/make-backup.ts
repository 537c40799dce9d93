import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import packageFile from '../../../package.json' with { type: 'json' }
import { readMigrations } from '../../db/migrate'
import { CommandError } from '../command-error'
import { matchAppliedMigrations } from './applied-migrations'
import { CopyOutStream } from './copy-protocol'
import { countStoredPictures } from './count-pictures'
import {
  checksumName,
  formatVersion,
  type Manifest,
  manifestName,
  tablePartName,
  toChecksumLine,
} from './manifest'
import { readPictureFiles } from './picture-files'
import {
  type CatalogTable,
  listSequences,
  listTables,
  quoteIdentifier,
  quoteIdentifiers,
} from './table-catalog'
import { isTarPath, tarEnd, writeTarEntry } from './tar'

export interface BackupParts {
  pool: pg.Pool
  dataFolder: string
  file: string
  now: string
  steps?: URL
  signal?: AbortSignal
}

export interface BackupReport {
  manifest: Manifest
  bytes: number
  /** Objects beside Larder's own that a backup cannot contain. */
  leftOut: string[]
}

const partBytes = 4_194_304

/** Writes a consistent snapshot of everything into one file while Larder keeps running. */
export async function makeBackup(parts: BackupParts): Promise<BackupReport> {
  const { pool, file, steps, signal } = parts
  if (existsSync(file)) throw new CommandError(`There is already a file ${file}. Choose another name.`)
  const partial = `${file}.partial-${randomBytes(4).toString('hex')}`
  const client = await pool.connect()
  let done = false
  try {
    await beginSnapshot(client)
    const leftOut: string[] = []
    const manifest = await describeDatabase(client, steps, parts.now, leftOut)
    await pipeline(
      Readable.from(writeArchive(client, manifest, parts.dataFolder, leftOut)),
      createGzip(),
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      { ...(signal && { signal }) },
    )
    await client.query('commit')
    await rename(partial, file)
    await syncFolder(dirname(file))
    done = true
    return { manifest, leftOut, bytes: (await stat(file)).size }
  } finally {
    // A connection in the middle of a COPY can only be closed.
    client.release(!done)
    if (!done) await rm(partial, { force: true })
  }
}

/** Without this the new name may be lost with the power, although the content is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  // Not every file system has this.
  await handle.sync().catch(() => undefined)
  await handle.close()
}

/** Starts a read-only snapshot of all tables, with output settings that any server reads back exactly. */
async function beginSnapshot(client: pg.PoolClient): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only')
  await client.query(`
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local row_security = off; set local client_encoding = 'UTF8'; set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
}

async function describeDatabase(
  client: pg.PoolClient,
  steps: URL | undefined,
  madeAt: string,
  leftOut: string[],
): Promise<Manifest> {
  const tables = (await listTables(client)).filter(({ name }) => {
    const isSupported = /^\w+$/.test(name) && isTarPath(tablePartName(name, 1))
    if (!isSupported) leftOut.push(`the table ${name}`)
    return isSupported
  })
  if (!tables.some(({ name }) => name === 'schema_migrations')) {
    throw new CommandError('There is nothing to back up yet: Larder has never been started here.')
  }
  const applied = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  )
  matchAppliedMigrations(await readMigrations(steps), applied.rows, 'The database')
  const version = await client.query<{ server_version: string }>('show server_version')
  return {
    format: formatVersion,
    larder: packageFile.version,
    postgres: version.rows[0]?.server_version ?? '',
    madeAt,
    migrations: applied.rows,
    tables: tables.map((table) => ({ ...table, rows: 0 })),
    sequences: await listSequences(client),
    pictures: 0,
    storedPictures: await countStoredPictures(
      client,
      tables.map(({ name }) => name),
    ),
    entries: [],
  }
}

/** Yields the bytes of the archive; completes the manifest and writes it at the end. */
async function* writeArchive(
  client: pg.PoolClient,
  manifest: Manifest,
  dataFolder: string,
  leftOut: string[],
): AsyncGenerator<Buffer> {
  const addEntry = (name: string, content: Buffer) => {
    const sha256 = createHash('sha256').update(content).digest('hex')
    manifest.entries.push({ name, size: content.length, sha256 })
    return writeTarEntry(name, content, manifest.madeAt)
  }
  for (const table of manifest.tables) {
    let number = 0
    for await (const part of readTableParts(client, table))
      yield* addEntry(tablePartName(table.name, ++number), part)
  }
  for await (const { name, content } of readPictureFiles(join(dataFolder, 'pictures'), leftOut)) {
    manifest.pictures += 1
    yield* addEntry(`pictures/${name}`, content)
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  yield* writeTarEntry(manifestName, text, manifest.madeAt)
  yield* writeTarEntry(checksumName, Buffer.from(toChecksumLine(text)), manifest.madeAt)
  yield tarEnd
}

/** Yields the rows of a table in parts of a few megabytes. */
async function* readTableParts(
  client: pg.PoolClient,
  table: CatalogTable & { rows: number },
): AsyncGenerator<Buffer> {
  const select = `select ${quoteIdentifiers(table.columns)} from ${quoteIdentifier(table.name)}`
  const copy = client.query(new CopyOutStream(`copy (${select}) to stdout`))
  let buffered: Buffer[] = []
  let size = 0
  for await (const rows of copy as AsyncIterable<Buffer>) {
    buffered.push(rows)
    size += rows.length
    if (size < partBytes) continue
    yield Buffer.concat(buffered)
    buffered = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(buffered)
  table.rows = copy.rows
}
