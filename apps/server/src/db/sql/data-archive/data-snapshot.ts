import type { RecipeDraft } from '@larder/contract/recipes'
import type pg from 'pg'
import { type Db, toPool } from '../../tx'
import type { ArchiveFile, ArchivePictures } from './archive-file'

const pictureBatchSize = 4
const recipeBatchSize = 50
const rowBatchSize = 200

interface ArchivedPicture {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The data of an account or household as of one instant. Written by hand because the query builder has no cursors: rows are
 * streamed in batches, so that memory stays bounded whatever the size of an account.
 */
export interface DataSnapshot {
  /** The households of an account, in the order of joining. */
  findHouseholds(accountId: string): Promise<{ id: string; name: string }[]>
  countPictures(pictures: ArchivePictures, ownerId: string): Promise<number>
  /** Streams the rows as CSV with a heading line, or as one JSON array, one row per line. */
  streamFile(file: ArchiveFile, ownerId: string): AsyncGenerator<string>
  streamPictures(pictures: ArchivePictures, ownerId: string): AsyncGenerator<ArchivedPicture[]>
  streamRecipes(accountId: string): AsyncGenerator<{ id: string; draft: RecipeDraft }[]>
}

/** Runs the work in a read-only transaction whose statements all see the same data. */
export async function withDataSnapshot<T>(db: Db, work: (snapshot: DataSnapshot) => Promise<T>): Promise<T> {
  const client = await toPool(db).connect()
  let isBroken = true
  try {
    await client.query('begin isolation level repeatable read read only')
    const result = await work(createDataSnapshot(client))
    await client.query('commit')
    isBroken = false
    return result
  } finally {
    if (isBroken)
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      )
    client.release(isBroken)
  }
}

function createDataSnapshot(client: pg.ClientBase): DataSnapshot {
  return {
    async findHouseholds(accountId) {
      const { rows } = await client.query<{ id: string; name: string }>(
        `select h.id, h.name from household_members m join households h on h.id = m.household_id
      where m.account_id = $1 order by m.joined_at, h.id`,
        [accountId],
      )
      return rows
    },
    async countPictures({ count }, ownerId) {
      const { rows } = await client.query<{ count: number }>(count, [ownerId])
      return rows[0]?.count ?? 0
    },
    streamFile: ({ file, rows }, ownerId) =>
      file.endsWith('.csv') ? streamCsv(client, rows, ownerId) : streamJson(client, rows, ownerId),
    streamPictures: ({ rows }, ownerId) => streamRows(client, rows, ownerId, pictureBatchSize),
    streamRecipes: (accountId) => streamRows(client, recipeRows, accountId, recipeBatchSize),
  }
}

const recipeRows = `select r.id, v.content->'draft' as draft from recipes r
    join recipe_versions v on v.recipe_id = r.id and v.version = r.version
    where r.account_id = $1 and r.removed_at is null order by r.id`

/** Streams the rows of a statement in batches within a transaction, so that memory stays bounded. */
async function* streamRows<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  statement: string,
  ownerId: string,
  batchSize: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare export_rows no scroll cursor for ${statement}`, [ownerId])
  try {
    while (true) {
      const { rows } = await client.query<Row>(`fetch forward ${batchSize} from export_rows`)
      if (rows.length > 0) yield rows
      if (rows.length < batchSize) return
    }
  } finally {
    await client.query('close export_rows').catch(() => undefined)
  }
}

/** Streams the rows as one JSON array, one row per line. */
async function* streamJson(client: pg.ClientBase, rows: string, ownerId: string): AsyncGenerator<string> {
  let separator = '[\n'
  // As text the rows need no parsing and serialising.
  const statement = `select exported.row::text as row from (${rows}) exported`
  for await (const page of streamRows<{ row: string }>(client, statement, ownerId, rowBatchSize)) {
    yield separator + page.map(({ row }) => row).join(',\n')
    separator = ',\n'
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n'
}

/** Streams the rows as CSV with a heading line. */
async function* streamCsv(client: pg.ClientBase, rows: string, ownerId: string): AsyncGenerator<string> {
  const { fields } = await client.query(`select * from (${rows}) exported limit 0`, [ownerId])
  const names = fields.map(({ name }) => name)
  // Without the byte order mark some spreadsheets assume another encoding.
  yield `\uFEFF${toCsvLine(names)}`
  for await (const page of streamRows(client, rows, ownerId, rowBatchSize))
    yield page.map((row) => toCsvLine(names.map((name) => row[name]))).join('')
}

function toCsvLine(values: readonly unknown[]): string {
  return `${values.map(toCsvCell).join(',')}\r\n`
}

function toCsvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  // A spreadsheet would treat the cell as a formula.
  const escaped = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
