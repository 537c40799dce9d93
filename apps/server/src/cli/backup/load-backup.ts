import { createHash } from 'node:crypto'
import type pg from 'pg'
import { CommandError } from '../command-error'
import { copyIn } from './copy-protocol'
import { type Manifest, parsePictureEntry, parseTableEntry } from './manifest'
import type { StagedPictures } from './picture-files'
import { readBackupEntries } from './read-backup'
import type { ColumnsByTable } from './rebuild-tables'
import { disableConstraints, listSequences, quoteIdentifier, quoteIdentifiers } from './table-catalog'

export interface LoadBackupParts {
  client: pg.ClientBase
  file: string
  manifest: Manifest
  tables: ColumnsByTable
  pictures: StagedPictures
  signal?: AbortSignal
}

/** Loads the tables and stages the pictures, within the client's transaction. */
export async function loadBackup({ client, file, manifest, tables, pictures, signal }: LoadBackupParts) {
  assertSameColumns(manifest, tables)
  const names = [...tables.keys()]
  const enableStatements = await disableConstraints(client, names)
  // A migration may have inserted rows.
  await client.query(`truncate ${quoteIdentifiers(names)}`)
  const rows = new Map<string, number>()
  let entryIndex = 0
  for await (const { name, body } of readBackupEntries(file)) {
    signal?.throwIfAborted()
    const content = assertUnchanged(body, name, manifest.entries[entryIndex++]?.sha256)
    const picture = parsePictureEntry(name)
    if (picture !== undefined) await pictures.put(picture, content)
    const table = parseTableEntry(name) ?? ''
    const columns = tables.get(table)
    if (columns === undefined) continue
    const statement = `copy ${quoteIdentifier(table)} (${quoteIdentifiers(columnsOf(manifest, table))}) from stdin`
    rows.set(table, (rows.get(table) ?? 0) + (await copyIn(client, statement, content)))
  }
  for (const table of manifest.tables) {
    const loaded = rows.get(table.name) ?? 0
    if (tables.has(table.name) && loaded !== table.rows) {
      throw new CommandError(
        `The table ${table.name} has ${loaded} rows instead of ${table.rows}. Nothing was changed.`,
      )
    }
  }
  await client.query('set constraints all immediate')
  for (const statement of enableStatements) await client.query(statement)
  await setSequences(client, manifest)
  await client.query(`analyze ${quoteIdentifiers(names)}`)
}

/** Throws when the backup's columns differ from those of the same migrations. */
function assertSameColumns(manifest: Manifest, tables: ColumnsByTable): void {
  for (const [table, columns] of tables) {
    const backedUp = columnsOf(manifest, table)
    if (backedUp.length !== columns.length || !columns.every((column) => backedUp.includes(column))) {
      throw new CommandError(
        `The table ${table} is not in the backup as Larder made it. Nothing was changed.`,
      )
    }
  }
}

function columnsOf({ tables }: Manifest, name: string): string[] {
  return tables.find((table) => table.name === name)?.columns ?? []
}

/** The file was verified before, but is read a second time. */
async function* assertUnchanged(
  body: AsyncIterable<Buffer>,
  name: string,
  sha256: string | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) {
    throw new CommandError(`${name} was changed while it was read. Nothing was changed here.`)
  }
}

async function setSequences(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  const existing = new Set((await listSequences(client)).map(({ name }) => name))
  for (const { name, value, called } of sequences.filter(({ name }) => existing.has(name))) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteIdentifier(name), value, called])
  }
}
