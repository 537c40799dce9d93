import { Readable } from 'node:stream'
import { setImmediate as breath } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { AppError } from '../../errors'
import { columnFor, expiryKindOf, type RawItem, type StockColumn, stockColumns } from './stock-columns'

const separators = [',', ';', '\t'] as const
/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF'
/** A cell that begins so is a formula to a spreadsheet, also in the wide forms of East Asian keyboards. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const defused = /^'+[=+\-@\t\r\n＝＋－＠]/

/** So much of a file is read before others get their turn. */
const pieceBytes = 4096
const longestLine = 65_536
/** Every line costs as much room as the heading line is wide. */
const mostColumns = 200

/** The items as a table with a heading line; whatever a spreadsheet would run begins with an apostrophe. */
export function writeCsv(items: readonly Partial<Record<StockColumn, string>>[]): string {
  const lines = items.map((item) =>
    stockColumns.map((column) => {
      const cell = item[column] ?? ''
      return formula.test(cell) ? `'${cell}` : cell
    }),
  )
  return (
    byteOrderMark +
    stringify([[...stockColumns], ...lines], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
  )
}

/** The items of a table, at most so many, by its heading line: columns in any order, under any of their names. */
export async function readCsv(text: string, most: number): Promise<RawItem[]> {
  const { body, separator, linesBefore } = openTable(text)
  const items: RawItem[] = []
  let headings: Headings | undefined
  let spare = most
  try {
    for await (const { record, info } of linesOf(body, separator)) {
      if (!headings) headings = understood(record)
      // Spreadsheets write rows of nothing too, sometimes thousands, but not for ever.
      else if (record.every((cell) => cell.trim() === '')) spare -= 1
      else if (items.length === most) throw new AppError('too-many-items')
      else items.push(itemOf(headings, record, linesBefore + info.lines))
      if (spare < 0) throw new AppError('unreadable-file', { message: 'That file is mostly empty lines.' })
    }
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(error)
    throw error
  }
  if (!headings) throw new AppError('unreadable-file')
  return items
}

interface Line {
  record: string[]
  info: { lines: number }
}

/** The columns that mean something to us, and how many there are in all. */
interface Headings {
  known: Heading[]
  width: number
}

interface Heading {
  at: number
  column: StockColumn
  kind: ReturnType<typeof expiryKindOf>
}

function linesOf(body: string, separator: string): AsyncIterable<Line> {
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
    info: true,
  })
  return Readable.from(piecesOf(Buffer.from(body))).pipe(parser)
}

async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes)
    await breath()
  }
}

/** Without what stands before the heading line, and with the separator under which that line makes most sense. */
function openTable(text: string) {
  const given = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const [hint = '', named] = /^sep=(.)\r?\n/i.exec(given) ?? []
  const body = given.slice(hint.length)
  const [heading = ''] = body.slice(0, longestLine).split(/[\r\n]/, 1)
  const known = (separator: string) => heading.split(separator).filter((one) => columnFor(one)).length
  const best = separators.reduce((a, b) => (known(b) > known(a) ? b : a))
  return { body, separator: named ?? best, linesBefore: hint === '' ? 0 : 1 }
}

function understood(record: readonly string[]): Headings {
  if (record.length > mostColumns) {
    throw new AppError('unreadable-file', { message: `That file has more than ${mostColumns} columns.` })
  }
  const known = record.flatMap((heading, at) => {
    const column = columnFor(heading)
    return column ? [{ at, column, kind: expiryKindOf(heading) }] : []
  })
  const has = (column: StockColumn) => known.some((one) => one.column === column)
  if (!has('name') || !has('amount')) throw new AppError('unreadable-file')
  return { known, width: record.length }
}

function itemOf({ known, width }: Headings, record: readonly string[], lastLine: number): RawItem {
  const says: RawItem['says'] = {}
  let kind: Heading['kind']
  for (const heading of known) {
    const { at, column } = heading
    const cell = record[at]?.trim() ?? ''
    // The first of two columns of one meaning that says something counts.
    if (cell === '' || says[column] !== undefined) continue
    says[column] = defused.test(cell) ? cell.slice(1) : cell
    if (column === 'expiryDate') kind = heading.kind
  }
  if (kind) says.expiryKind ??= kind
  const lineBreaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  const place = `line ${lastLine - lineBreaks}`
  const beyond = record.slice(width).some((cell) => cell.trim() !== '')
  return beyond ? { place, says, trouble: 'It has more cells than the heading line.' } : { place, says }
}

function unreadable({ message }: CsvError): AppError {
  const [, line] = /at line (\d+)/.exec(message) ?? []
  const where = line === undefined ? 'in it' : `of line ${line}`
  return new AppError('unreadable-file', {
    message: `That file could not be read: look at the quotation marks ${where}, and whether a line is very long.`,
  })
}
