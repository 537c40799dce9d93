import { AppError } from '../../../errors'
import { type RawFileItem, type StockColumn, stockColumns } from './stock-columns'

export interface StockJsonFile {
  readonly household: string
  readonly exportedAt: string
  readonly items: readonly object[]
}

/** Writes the items with the household and the time of the export. */
export function writeStockJson({ household, exportedAt, items }: StockJsonFile): string {
  const rows = items.map((item) => JSON.stringify(item)).join(',\n')
  const head = JSON.stringify({ larder: 'stock', version: 1, household, exportedAt })
  return `${head.slice(0, -1)},"items":[\n${rows}\n]}\n`
}

/** Reads at most `maxItems` items of a file that Larder wrote, or of a plain array. Unknown fields are ignored. */
export function readStockJson(text: string, maxItems: number): RawFileItem[] {
  const list = findItemList(parseJson(text))
  if (list.length > maxItems) throw new AppError('too-many-items')
  return list.map((item, at) => {
    const place = `item ${at + 1}`
    if (typeof item !== 'object' || item === null) return { place, values: {}, error: 'This is not an item.' }
    return { place, values: pickColumns(item) }
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    throw unreadableFileError()
  }
}

function findItemList(file: unknown): unknown[] {
  if (Array.isArray(file)) return file
  if (typeof file !== 'object' || file === null || !Object.hasOwn(file, 'items')) throw unreadableFileError()
  const { items, version = 1 } = file as { items: unknown; version?: unknown }
  if (version !== 1) {
    throw new AppError('unreadable-file', { message: 'That file was written by a newer Larder.' })
  }
  if (!Array.isArray(items)) throw unreadableFileError()
  return items
}

function pickColumns(item: object): RawFileItem['values'] {
  const values: Partial<Record<StockColumn, unknown>> = {}
  for (const column of stockColumns) {
    if (Object.hasOwn(item, column)) values[column] = (item as Record<StockColumn, unknown>)[column]
  }
  return values
}

function unreadableFileError(): AppError {
  return new AppError('unreadable-file', {
    message:
      'That file could not be read. A JSON file holds a list of items, each with a name and an amount.',
  })
}
