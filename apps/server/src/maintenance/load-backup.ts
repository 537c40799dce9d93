import { createHash } from 'node:crypto'
import type pg from 'pg'
import { listSequences, quoted, quotedList, unhook } from './catalogue'
import { copyIn } from './copy'
import { type Manifest, pictureOf, tableOf } from './manifest'
import type { WaitingPictures } from './pictures'
import { entriesOf } from './read-backup'
import type { Tables } from './rebuild-tables'
import { Refusal } from './refusal'

export interface LoadParts {
  client: pg.ClientBase
  file: string
  manifest: Manifest
  tables: Tables
  pictures: WaitingPictures
  signal?: AbortSignal
}

/** Fills the tables and lays the pictures ready, within the client's transaction. */
export async function loadBackup({ client, file, manifest, tables, pictures, signal }: LoadParts) {
  refuseOtherColumns(manifest, tables)
  const names = [...tables.keys()]
  const hookUp = await unhook(client, names)
  // A step may have put rows of its own there.
  await client.query(`truncate ${quotedList(names)}`)
  const rows = new Map<string, number>()
  let at = 0
  for await (const { name, body } of entriesOf(file)) {
    signal?.throwIfAborted()
    const content = unchanged(body, name, manifest.entries[at++]?.sha256)
    const picture = pictureOf(name)
    if (picture !== undefined) await pictures.put(picture, content)
    const table = tableOf(name) ?? ''
    const columns = tables.get(table)
    if (columns === undefined) continue
    const into = `copy ${quoted(table)} (${quotedList(columnsOf(manifest, table))}) from stdin`
    rows.set(table, (rows.get(table) ?? 0) + (await copyIn(client, into, content)))
  }
  for (const table of manifest.tables) {
    const loaded = rows.get(table.name) ?? 0
    if (tables.has(table.name) && loaded !== table.rows) {
      throw new Refusal(
        `The table ${table.name} has ${loaded} rows instead of ${table.rows}. Nothing was changed.`,
      )
    }
  }
  await client.query('set constraints all immediate')
  for (const statement of hookUp) await client.query(statement)
  await setSequences(client, manifest)
  await client.query(`analyze ${quotedList(names)}`)
}

/** The same steps make the same tables; anything else was not made by Larder. */
function refuseOtherColumns(manifest: Manifest, tables: Tables): void {
  for (const [table, columns] of tables) {
    const given = columnsOf(manifest, table)
    if (given.length !== columns.length || !columns.every((column) => given.includes(column))) {
      throw new Refusal(`The table ${table} is not in the backup as Larder made it. Nothing was changed.`)
    }
  }
}

function columnsOf({ tables }: Manifest, name: string): string[] {
  return tables.find((table) => table.name === name)?.columns ?? []
}

/** The file was checked before, but is read a second time. */
async function* unchanged(
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
    throw new Refusal(`${name} was changed while it was read. Nothing was changed here.`)
  }
}

async function setSequences(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  const there = new Set((await listSequences(client)).map(({ name }) => name))
  for (const { name, value, called } of sequences.filter(({ name }) => there.has(name))) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called])
  }
}
