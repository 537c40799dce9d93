import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { AppError } from '../../../errors'
import {
  findColumn,
  headingExpiryKind,
  type RawFileItem,
  type StockColumn,
  stockColumns,
} from './stock-columns'

const separators = [',', ';', '\t'] as const
/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF'
/** A cell that begins so is a formula to a spreadsheet, also in the wide forms of East Asian keyboards. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/
const escapedFormulaStart = /^'+[=+\-@\t\r\n＝＋－＠]/

/** So much of a file is read before others get their turn. */
const chunkBytes = 4096
const maxLineLength = 65_536
/** Every line costs as much room as the heading line is wide. */
const maxColumns = 200

/** The items as a table with a heading line; whatever a spreadsheet would run begins with an apostrophe. */
export function writeStockCsv(items: readonly Partial<Record<StockColumn, string>>[]): string {
  const lines = items.map((item) =>
    stockColumns.map((column) => {
      const cell = item[column] ?? ''
      return formulaStart.test(cell) ? `'${cell}` : cell
    }),
  )
  return (
    byteOrderMark +
    stringify([[...stockColumns], ...lines], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })
  )
}

/** The items of a table, at most so many, by its heading line: columns in any order, under any of their names. */
export async function readStockCsv(text: string, most: number): Promise<RawFileItem[]> {
  const { body, separator, linesBefore } = detectFormat(text)
  const items: RawFileItem[] = []
  let headings: CsvHeadings | undefined
  let spare = most
  try {
    for await (const { record, info } of parseLines(body, separator)) {
      if (!headings) headings = parseHeadings(record)
      // Spreadsheets write rows of nothing too, sometimes thousands, but not for ever.
      else if (record.every((cell) => cell.trim() === '')) spare -= 1
      else if (items.length === most) throw new AppError('too-many-items')
      else items.push(toRawItem(headings, record, linesBefore + info.lines))
      if (spare < 0) throw new AppError('unreadable-file', { message: 'That file is mostly empty lines.' })
    }
  } catch (error) {
    if (error instanceof CsvError) throw unreadableFileError(error)
    throw error
  }
  if (!headings) throw new AppError('unreadable-file')
  return items
}

interface CsvLine {
  record: string[]
  info: { lines: number }
}

/** The columns that mean something to us, and how many there are in all. */
interface CsvHeadings {
  known: CsvHeading[]
  width: number
}

interface CsvHeading {
  at: number
  column: StockColumn
  kind: ReturnType<typeof headingExpiryKind>
}

function parseLines(body: string, separator: string): AsyncIterable<CsvLine> {
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxLineLength,
    info: true,
  })
  return Readable.from(toChunks(Buffer.from(body))).pipe(parser)
}

async function* toChunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield bytes.subarray(at, at + chunkBytes)
    await yieldToEventLoop()
  }
}

/** Without what stands before the heading line, and with the separator under which that line makes most sense. */
function detectFormat(text: string) {
  const given = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const [hint = '', named] = /^sep=(.)\r?\n/i.exec(given) ?? []
  const body = given.slice(hint.length)
  const [heading = ''] = body.slice(0, maxLineLength).split(/[\r\n]/, 1)
  const known = (separator: string) => heading.split(separator).filter((one) => findColumn(one)).length
  const best = separators.reduce((a, b) => (known(b) > known(a) ? b : a))
  return { body, separator: named ?? best, linesBefore: hint === '' ? 0 : 1 }
}

function parseHeadings(record: readonly string[]): CsvHeadings {
  if (record.length > maxColumns) {
    throw new AppError('unreadable-file', { message: `That file has more than ${maxColumns} columns.` })
  }
  const known = record.flatMap((heading, at) => {
    const column = findColumn(heading)
    return column ? [{ at, column, kind: headingExpiryKind(heading) }] : []
  })
  const has = (column: StockColumn) => known.some((one) => one.column === column)
  if (!has('name') || !has('amount')) throw new AppError('unreadable-file')
  return { known, width: record.length }
}

function toRawItem({ known, width }: CsvHeadings, record: readonly string[], lastLine: number): RawFileItem {
  const says: RawFileItem['values'] = {}
  let kind: CsvHeading['kind']
  for (const heading of known) {
    const { at, column } = heading
    const cell = record[at]?.trim() ?? ''
    // The first of two columns of one meaning that says something counts.
    if (cell === '' || says[column] !== undefined) continue
    says[column] = escapedFormulaStart.test(cell) ? cell.slice(1) : cell
    if (column === 'expiryDate') kind = heading.kind
  }
  if (kind) says.expiryKind ??= kind
  const lineBreaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  const place = `line ${lastLine - lineBreaks}`
  const beyond = record.slice(width).some((cell) => cell.trim() !== '')
  return beyond
    ? { place, values: says, error: 'It has more cells than the heading line.' }
    : { place, values: says }
}

function unreadableFileError({ message }: CsvError): AppError {
  const [, line] = /at line (\d+)/.exec(message) ?? []
  const where = line === undefined ? 'in it' : `of line ${line}`
  return new AppError('unreadable-file', {
    message: `That file could not be read: look at the quotation marks ${where}, and whether a line is very long.`,
  })
}
