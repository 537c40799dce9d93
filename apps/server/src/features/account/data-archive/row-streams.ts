import type pg from 'pg'

/** Rows of a statement, some at a time, within a transaction: however many there are, few are held. */
export async function* streamRows<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  statement: string,
  whose: string,
  atOnce: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare export_rows no scroll cursor for ${statement}`, [whose])
  try {
    while (true) {
      const { rows } = await client.query<Row>(`fetch forward ${atOnce} from export_rows`)
      if (rows.length > 0) yield rows
      if (rows.length < atOnce) return
    }
  } finally {
    await client.query('close export_rows').catch(() => undefined)
  }
}

const rowBatchSize = 200

/** The rows as one JSON list, a row a line. */
export async function* streamJson(
  client: pg.ClientBase,
  rows: string,
  whose: string,
): AsyncGenerator<string> {
  let before = '[\n'
  // As text they need not be taken apart and put together again.
  const statement = `select exported.row::text as row from (${rows}) exported`
  for await (const page of streamRows<{ row: string }>(client, statement, whose, rowBatchSize)) {
    yield before + page.map(({ row }) => row).join(',\n')
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

/** The rows as a table that spreadsheets open, with the names of its columns on top. */
export async function* streamCsv(client: pg.ClientBase, rows: string, whose: string): AsyncGenerator<string> {
  const { fields } = await client.query(`select * from (${rows}) exported limit 0`, [whose])
  const names = fields.map(({ name }) => name)
  // Without the mark at its beginning some spreadsheets take it for another alphabet.
  yield `\uFEFF${toCsvLine(names)}`
  for await (const page of streamRows(client, rows, whose, rowBatchSize))
    yield page.map((row) => toCsvLine(names.map((name) => row[name]))).join('')
}

function toCsvLine(values: readonly unknown[]): string {
  return `${values.map(toCsvCell).join(',')}\r\n`
}

function toCsvCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  // A spreadsheet would take it for something to work out.
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
