import type { ScanLine } from '@larder/contract/scan'
import { amount, amountText, dividedBy, parseAmountText } from '@larder/kitchen/quantity/amount'
import { saveCorrections } from '../../../db/queries/corrections'
import type { ScanLedger, ScanParts } from '../parts'
import { findOwnProduct, saveProducts } from '../products/household-products'
import { toStoreKey } from '../receipts/receipt-lines'
import { saveReceiptMemory } from '../receipts/receipt-memory'
import type { ScanRow } from '../scan-storage'
import type { LineToSave } from './line-to-save'

/** Remembers what the cook made of a scan, so that the next one asks less. */
export async function learnFromScan(
  { completed }: Pick<ScanParts, 'completed'>,
  desk: ScanLedger,
  { found, said, receipt }: ScanRow,
  saved: readonly LineToSave[],
): Promise<void> {
  const byKey = new Map(saved.flatMap((one) => (one.line ? [[one.line.key, one] as const] : [])))
  const foodOf = ({ item }: LineToSave) => completed(item, desk.today)

  const seen = found.flatMap(({ key }) => {
    const label = said[key]?.label
    if (label === undefined) return []
    const made = byKey.get(key)
    if (!made) return [{ label }]
    const { foodId } = foodOf(made)
    return [foodId === null ? { label, name: made.item.name } : { label, foodId }]
  })
  await saveCorrections(desk, seen)

  const printed = found.flatMap((line) => {
    const { line: text, times, weighed = false } = said[line.key] ?? {}
    if (text === undefined) return []
    const made = byKey.get(line.key)
    if (!made) return [{ line: text, ...toIgnoredLine(line) }]
    const { foodId, category, location } = foodOf(made)
    const { name, unit } = made.item
    const each = weighed ? null : toAmountPerPiece(made.item.amount, times)
    return [{ line: text, kept: true, name, foodId, amount: each, unit, category, location }]
  })
  await saveReceiptMemory(desk, toStoreKey(receipt?.store), printed)

  for (const line of found) {
    const { gtin, times } = said[line.key] ?? {}
    const made = byKey.get(line.key)
    if (gtin === undefined || !made) continue
    const { foodId, category, location } = foodOf(made)
    if (made.item.name === line.name && foodId === (line.foodId ?? null)) continue
    const before = await findOwnProduct(desk.tx, desk.householdId, gtin)
    const { name, unit } = made.item
    const each = toAmountPerPiece(made.item.amount, times)
    const place = before?.location ?? (location === line.location ? null : location)
    const taught = { gtin, name, foodId, amount: each, unit, category, location: place }
    await saveProducts(desk.tx, desk.householdId, [taught], desk.now)
  }
}

function toIgnoredLine({ name, foodId, unit, category, location }: ScanLine) {
  return { kept: false, name, foodId: foodId ?? null, amount: null, unit, category, location }
}

/** Of so many, one. */
function toAmountPerPiece(all: string, times = 1): string {
  const held = parseAmountText(all)
  return held ? amountText(dividedBy(held, amount(Math.max(1, Math.round(times))))) : all
}
