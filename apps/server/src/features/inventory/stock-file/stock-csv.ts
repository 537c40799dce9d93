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
/** Spreadsheets detect UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF'
/** Spreadsheets treat cells with these starts as formulas, including full-width East Asian forms. */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/
const escapedFormulaStart = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Bytes parsed between yields to the event loop. */
const chunkBytes = 4096
const maxLineLength = 65_536
/** Limits memory: every record is as wide as the heading line. */
const maxColumns = 200

/** Writes items as a table with a heading line; formula-like cells are escaped by an apostrophe. */
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

/** Reads at most `maxItems` items of a table by its heading line; columns in any order and under any alias. */
export async function readStockCsv(text: string, maxItems: number): Promise<RawFileItem[]> {
  const { body, separator, linesBefore } = detectFormat(text)
  const items: RawFileItem[] = []
  let headings: CsvHeadings | undefined
  let emptyRowsLeft = maxItems
  try {
    for await (const { record, info } of parseLines(body, separator)) {
      if (!headings) headings = parseHeadings(record)
      // Spreadsheets also write empty rows, sometimes thousands; their number is limited.
      else if (record.every((cell) => cell.trim() === '')) emptyRowsLeft -= 1
      else if (items.length === maxItems) throw new AppError('too-many-items')
      else items.push(toRawItem(headings, record, linesBefore + info.lines))
      if (emptyRowsLeft < 0)
        throw new AppError('unreadable-file', { message: 'That file is mostly empty lines.' })
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

/** The known columns, and the number of all columns. */
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

/** Strips a separator hint before the heading line and picks the separator that yields the most known headings. */
function detectFormat(text: string) {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const [hint = '', named] = /^sep=(.)\r?\n/i.exec(content) ?? []
  const body = content.slice(hint.length)
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
  const values: RawFileItem['values'] = {}
  let kind: CsvHeading['kind']
  for (const heading of known) {
    const { at, column } = heading
    const cell = record[at]?.trim() ?? ''
    // Of two columns with the same meaning the first non-empty one counts.
    if (cell === '' || values[column] !== undefined) continue
    values[column] = escapedFormulaStart.test(cell) ? cell.slice(1) : cell
    if (column === 'expiryDate') kind = heading.kind
  }
  if (kind) values.expiryKind ??= kind
  const lineBreaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  const place = `line ${lastLine - lineBreaks}`
  const beyond = record.slice(width).some((cell) => cell.trim() !== '')
  return beyond ? { place, values, error: 'It has more cells than the header row.' } : { place, values }
}

function unreadableFileError({ message }: CsvError): AppError {
  const [, line] = /at line (\d+)/.exec(message) ?? []
  const where = line === undefined ? 'in it' : `of line ${line}`
  return new AppError('unreadable-file', {
    message: `That file could not be read: check the quotation marks ${where}, and look for a very long line.`,
  })
}
