import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import type { inventory } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { amountText } from '@larder/kitchen/quantity/amount'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import type { WithHousehold } from '../../../db/household-transaction'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { bookChangesAndCommit, findEarlierBookings, maxLots, stockFeatures } from '../ledger/book-changes'
import { countLots, findAllLots } from '../lots/lot-queries'
import { heldAmountOf, type LotSnapshot } from '../lots/lot-row'
import { findHouseholdContext } from '../views/household-context'
import { createFileErrors } from './file-errors'
import { lotFromFile } from './lot-from-file'
import type { RawFileItem } from './stock-columns'
import { readStockCsv, writeStockCsv } from './stock-csv'
import { parseFileItem, toCsvCells, toFileItem } from './stock-file-item'
import { readStockJson, writeStockJson } from './stock-json'

type StockExport = DataOf<typeof inventory.exportFile>
type StockImportInput = ParsedInputOf<typeof inventory.importFile>['body']
type StockImportResult = DataOf<typeof inventory.importFile>

/** The stock as a file to keep, to open in a spreadsheet or to import into another household. */
export interface StockFiles {
  write(actor: Actor, format: 'csv' | 'json'): Promise<StockExport>
  /** Parsing stops when the signal is aborted. */
  read(actor: Actor, file: StockImportInput, signal?: AbortSignal): Promise<StockImportResult>
}

const sampleSize = 5
/** Items parsed between yields to the event loop. */
const yieldEveryItems = 10

export interface StockFilesParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
}

export function createStockFiles({ db, clock, withHousehold }: StockFilesParts): StockFiles {
  return {
    async write({ householdId }, format) {
      const [{ name, today }, rows] = await Promise.all([
        findHouseholdContext(db, clock, householdId),
        findAllLots(db, householdId),
      ])
      const text =
        format === 'csv'
          ? writeStockCsv(rows.map(toCsvCells))
          : writeStockJson({ household: name, exportedAt: clock(), items: rows.map(toFileItem) })
      const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
      return { name: `larder-stock-${today}.${format}`, type, text }
    },

    async read(actor, { format, text, dryRun, action }, signal) {
      const raw = format === 'csv' ? await readStockCsv(text, maxLots) : readStockJson(text, maxLots)
      const { today } = await findHouseholdContext(db, clock, actor.householdId)
      const lots = await parseLots(raw, today, signal)
      const sample = lots.slice(0, sampleSize).map((lot) => {
        return { name: lot.name, amount: amountText(heldAmountOf(lot)), unit: lot.unit }
      })
      if (dryRun) {
        const count = await countLots(db, actor.householdId)
        if (count + lots.length > maxLots) throw new AppError('too-many-items')
        return { added: lots.length, sample }
      }
      const request = { call: 'inventory.importFile', input: { format, text }, action }
      return withHousehold(actor, { changes: stockFeatures, request }, async (tx) => {
        const bookings = tx.isRepeat
          ? await findEarlierBookings(tx)
          : await bookChangesAndCommit(
              tx,
              lots.map((after) => ({ kind: 'bought', after })),
            )
        return { added: bookings.length, sample, ...(bookings[0] && { booking: bookings[0].id }) }
      })
    },
  }
}

/** Parses all items, or rejects the file with its errors by line. */
async function parseLots(
  raw: readonly RawFileItem[],
  today: Day,
  signal: AbortSignal | undefined,
): Promise<LotSnapshot[]> {
  const errors = createFileErrors()
  const lots: LotSnapshot[] = []
  for (const [index, rawItem] of raw.entries()) {
    if (index % yieldEveryItems === yieldEveryItems - 1) {
      await yieldToEventLoop()
      // Nobody waits for the rest any more.
      if (signal?.aborted) throw new AppError('bad-request')
    }
    const item = parseFileItem(rawItem)
    if (item.ok) errors.capture(rawItem.place, () => lots.push(lotFromFile(item.value, today)))
    else errors.add(rawItem.place, item.fields)
  }
  errors.throwIfAny()
  return lots
}
