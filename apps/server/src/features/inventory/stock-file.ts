import { setImmediate as breath } from 'node:timers/promises'
import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import type { inventory } from '@larder/contract/inventory'
import { amountText } from '@larder/kitchen/amount'
import type { Day } from '@larder/kitchen/day'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import { begin } from './actions'
import { book } from './book'
import { readCsv, writeCsv } from './csv-stock'
import { readItem, toCells, toFile } from './file-item'
import { lotFrom } from './file-lot'
import { openTroubles } from './file-troubles'
import { householdNow } from './household-now'
import { readJson, writeJson } from './json-stock'
import { mostLots } from './room'
import { heldBy, type LotSnapshot } from './snapshot'
import type { RawItem } from './stock-columns'
import { countLots, lotsOf } from './stock-reading'
import { inTurn, type LedgerParts } from './turn'

type Exported = DataOf<typeof inventory.exportFile>
type Import = ParsedInputOf<typeof inventory.importFile>['body']
type Imported = DataOf<typeof inventory.importFile>

/** The stock as a file that a cook keeps, opens in a spreadsheet, or brings into another kitchen. */
export interface StockFiles {
  write(actor: Actor, format: 'csv' | 'json'): Promise<Exported>
  read(actor: Actor, given: Import): Promise<Imported>
}

const shownFirst = 5
/** So many items are looked at before others get their turn. */
const atOnce = 50

export function openStockFiles(parts: LedgerParts): StockFiles {
  const { db, clock } = parts
  return {
    async write({ householdId }, format) {
      const [{ name, today }, rows] = await Promise.all([
        householdNow(db, clock, householdId),
        lotsOf(db, householdId),
      ])
      const text =
        format === 'csv'
          ? writeCsv(rows.map(toCells))
          : writeJson({ household: name, exportedAt: clock(), items: rows.map(toFile) })
      const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json'
      return { name: `larder-stock-${today}.${format}`, type, text }
    },

    async read(actor, { format, text, dryRun, action }) {
      const raw = format === 'csv' ? await readCsv(text, mostLots) : readJson(text, mostLots)
      const { today } = await householdNow(db, clock, actor.householdId)
      const lots = await lotsIn(raw, today)
      const sample = lots.slice(0, shownFirst).map((lot) => {
        return { name: lot.name, amount: amountText(heldBy(lot)), unit: lot.unit }
      })
      if (dryRun) {
        const held = await countLots(db, actor.householdId)
        if (held + lots.length > mostLots) throw new AppError('too-many-items')
        return { added: lots.length, sample }
      }
      return inTurn(parts, actor, async (turn) => {
        const asked = { call: 'inventory.importFile', input: { format, text }, action }
        const { actionId, booked } = await begin(turn, asked)
        const made =
          booked ??
          (await book(
            turn,
            actionId,
            lots.map((after) => ({ kind: 'bought', after })),
          ))
        return { added: made.length, sample, ...(made[0] && { booking: made[0].id }) }
      })
    },
  }
}

/** All items, or a refusal that names what is wrong on which lines. */
async function lotsIn(raw: readonly RawItem[], today: Day): Promise<LotSnapshot[]> {
  const troubles = openTroubles()
  const lots: LotSnapshot[] = []
  for (const [at, one] of raw.entries()) {
    if (at % atOnce === atOnce - 1) await breath()
    const item = readItem(one)
    if (item.ok) troubles.within(one.place, () => lots.push(lotFrom(item.value, today)))
    else troubles.note(one.place, item.fields)
  }
  troubles.refuseAny()
  return lots
}
