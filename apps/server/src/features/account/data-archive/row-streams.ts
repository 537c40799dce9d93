import type pg from 'pg'

/** Streams the rows of a statement in batches within a transaction, so that memory stays bounded. */
export async function* streamRows<Row extends pg.QueryResultRow>(
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

const rowBatchSize = 200

/** Streams the rows as one JSON array, one row per line. */
export async function* streamJson(
  client: pg.ClientBase,
  rows: string,
  ownerId: string,
): AsyncGenerator<string> {
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
export async function* streamCsv(
  client: pg.ClientBase,
  rows: string,
  ownerId: string,
): AsyncGenerator<string> {
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
