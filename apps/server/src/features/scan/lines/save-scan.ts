import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { scan } from '@larder/contract/scan'
import { parseCalendarDay as dayIn } from '@larder/kitchen/date/day'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { scans } from '../../../db/tables/scan'
import { AppError } from '../../../errors'
import { newLot } from '../../inventory/lots/new-lot'
import { findHouseholdContext } from '../../inventory/views/household-context'
import { findStoreByName } from '../../shopping/list-queries'
import { type PaidItem, savePrices } from '../../shopping/prices'
import type { ScanBooking, ScanLedger, ScanParts } from '../parts'
import { getOpenScan, type ScanRow } from '../scan-storage'
import { learnFromScan } from './learn-from-scan'
import { type LineToSave, toLineToSave } from './line-to-save'

type SaveScanInput = ParsedInputOf<typeof scan.save>['body']
type SaveScanResult = DataOf<typeof scan.save>

/** Adds the lines of a scan to the stock in one booking, as the cook left them, and stores what was learned. */
export function createSaveScan({ db, clock, withLedger }: ScanParts) {
  return async (actor: Actor, id: string, { lines, action }: SaveScanInput): Promise<SaveScanResult> => {
    const { currency } = await findHouseholdContext(db, clock, actor.householdId)
    return withLedger(actor, ['scan', 'shopping'], async (unitOfWork) => {
      const request = { call: scan.save.name, input: { id, lines }, action }
      const { actionId, before } = await unitOfWork.begin(request)
      if (before) return toSaveResult(before, lines.length)
      const row = await getOpenScan(unitOfWork.tx, unitOfWork.householdId, id)
      const saved = toLinesToSave(row, lines)
      const arrivals = saved.map(({ item }) => ({ item, merge: true }))
      const booked = await unitOfWork.book(actionId, { arrivals })
      await unitOfWork.tx
        .update(scans)
        .set({ savedAt: unitOfWork.now, saved: lines.length, actionId })
        .where(eq(scans.id, id))
      await learnFromScan(unitOfWork, row, saved)
      await savePrices(unitOfWork, actionId, await findPaidItems(unitOfWork, row, saved, currency))
      return toSaveResult(booked, lines.length)
    })
  }
}

/** Returns the prices paid in the household's currency; other currencies are ignored. */
async function findPaidItems(
  { tx, householdId, today }: ScanLedger,
  { receipt }: ScanRow,
  saved: readonly LineToSave[],
  currency: string,
): Promise<PaidItem[]> {
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

/** Reopens a scan when its booking is undone. */
export async function reopenScan(
  { tx, householdId }: Pick<ScanLedger, 'tx' | 'householdId'>,
  actionId: string,
): Promise<void> {
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

function toSaveResult({ items, booking }: ScanBooking, saved: number): SaveScanResult {
  if (booking === undefined) throw new TypeError('saved lines must be booked')
  return { saved, items, booking }
}
