import type pg from 'pg'

/** Rows of a statement, some at a time, within a transaction: however many there are, few are held. */
export async function* rowsOf<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  statement: string,
  whose: string,
  atOnce: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare told no scroll cursor for ${statement}`, [whose])
  try {
    while (true) {
      const { rows } = await client.query<Row>(`fetch forward ${atOnce} from told`)
      if (rows.length > 0) yield rows
      if (rows.length < atOnce) return
    }
  } finally {
    await client.query('close told').catch(() => undefined)
  }
}

const rowsAtOnce = 200

/** The rows as one JSON list, a row a line. */
export async function* asJson(client: pg.ClientBase, rows: string, whose: string): AsyncGenerator<string> {
  let before = '[\n'
  // As text they need not be taken apart and put together again.
  const statement = `select told.row::text as row from (${rows}) told`
  for await (const page of rowsOf<{ row: string }>(client, statement, whose, rowsAtOnce)) {
    yield before + page.map(({ row }) => row).join(',\n')
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

/** The rows as a table that spreadsheets open, with the names of its columns on top. */
export async function* asCsv(client: pg.ClientBase, rows: string, whose: string): AsyncGenerator<string> {
  const { fields } = await client.query(`select * from (${rows}) told limit 0`, [whose])
  const names = fields.map(({ name }) => name)
  // Without the mark at its beginning some spreadsheets take it for another alphabet.
  yield `\uFEFF${lineOf(names)}`
  for await (const page of rowsOf(client, rows, whose, rowsAtOnce))
    yield page.map((row) => lineOf(names.map((name) => row[name]))).join('')
}

function lineOf(values: readonly unknown[]): string {
  return `${values.map(cellOf).join(',')}\r\n`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  // A spreadsheet would take it for something to work out.
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
