import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { scan } from '@larder/contract/scan'
import { parseCalendarDay as dayIn } from '@larder/kitchen/date/day'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { MemberTx } from '../../../db/household-transaction'
import { scans } from '../../../db/tables/scan'
import { AppError } from '../../../errors'
import { stockFeatures } from '../../inventory/ledger/book-changes'
import { type BookedStock, bookStock, findEarlierStock } from '../../inventory/ledger/book-stock'
import { newLot } from '../../inventory/lots/new-lot'
import { findStoreByName } from '../../shopping/list-queries'
import { type PaidItem, savePrices } from '../../shopping/prices'
import type { ScanParts } from '../parts'
import { forgetLooks } from '../photos/known-looks'
import { getOpenScan, type ScanRow } from '../scan-storage'
import { learnFromScan } from './learn-from-scan'
import { type LineToSave, toLineToSave } from './line-to-save'

type SaveScanInput = ParsedInputOf<typeof scan.save>['body']
type SaveScanResult = DataOf<typeof scan.save>

/** Adds the lines of a scan to the stock in one booking, as the cook left them, and stores what was learned. */
export function createSaveScan({ withHousehold }: ScanParts) {
  return (actor: Actor, id: string, { lines, action }: SaveScanInput): Promise<SaveScanResult> => {
    const request = { call: scan.save.name, input: { id, lines }, action }
    return withHousehold(actor, { changes: [...stockFeatures, 'scan', 'shopping'], request }, async (tx) => {
      if (tx.isRepeat) return toSaveResult(await findEarlierStock(tx), lines.length)
      const row = await getOpenScan(tx, tx.householdId, id)
      const saved = toLinesToSave(row, lines)
      const booked = await bookStock(tx, { arrivals: saved.map(({ item }) => ({ item, merge: true })) })
      await tx
        .update(scans)
        .set({ savedAt: tx.now, saved: lines.length, actionId: tx.actionId })
        .where(and(eq(scans.householdId, tx.householdId), eq(scans.id, id)))
      await learnFromScan(tx, row, saved)
      await savePrices(tx, await findPaidItems(tx, row, saved))
      return toSaveResult(booked, lines.length)
    })
  }
}

/** Returns the prices paid in the household's currency; other currencies are ignored. */
async function findPaidItems(
  tx: MemberTx,
  { receipt }: ScanRow,
  saved: readonly LineToSave[],
): Promise<PaidItem[]> {
  const { householdId, today, currency } = tx
  if (!receipt || (receipt.currency !== undefined && receipt.currency !== currency)) return []
  const { store: name } = receipt
  const store = name === undefined ? undefined : ((await findStoreByName(tx, householdId, name)) ?? name)
  const printed = receipt.day === undefined ? undefined : dayIn(receipt.day)
  const day = printed && printed <= today ? printed : today
  return saved.flatMap(({ item }) => {
    const { foodId } = newLot(item, today)
    const bought = { ...item, ...(foodId === null ? { foodId: undefined } : { foodId }) }
    return item.price == null
      ? []
      : [{ item: pickPriceFields(bought), price: item.price, store, day, source: 'receipt' }]
  })
}

/** Reopens a scan when its booking is undone, and removes what the recogniser learned from it. */
export async function reopenScan(tx: MemberTx, actionId: string): Promise<void> {
  const { householdId } = tx
  await forgetLooks(tx, actionId)
  await tx
    .update(scans)
    .set({ savedAt: null, saved: null, actionId: null })
    .where(and(eq(scans.householdId, householdId), eq(scans.actionId, actionId)))
}

function pickPriceFields({
  foodId,
  name,
  amount,
  unit,
}: {
  foodId?: string | undefined
  name: string
  amount: string
  unit: string
}) {
  return { name, amount, unit, ...(foodId !== undefined && { foodId }) }
}

function toLinesToSave({ found, kind }: ScanRow, lines: SaveScanInput['lines']): LineToSave[] {
  const byKey = new Map(found.map((line) => [line.key, line]))
  const keys = lines.flatMap(({ key }) => key ?? [])
  if (new Set(keys).size < keys.length)
    throw new AppError('bad-input', { fields: { lines: 'Name each line only once.' } })
  return lines.map((given) =>
    toLineToSave(given, given.key === undefined ? undefined : byKey.get(given.key), kind),
  )
}

function toSaveResult({ items, booking }: BookedStock, saved: number): SaveScanResult {
  if (booking === undefined) throw new TypeError('saved lines must be booked')
  return { saved, items, booking }
}
