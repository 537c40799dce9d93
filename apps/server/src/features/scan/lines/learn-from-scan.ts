import type { ScanLine } from '@larder/contract/scan'
import { amount, amountText, dividedBy, parseAmountText } from '@larder/kitchen/quantity/amount'
import { isSameFood } from '@larder/kitchen/scan/further-photo'
import type { MemberTx } from '../../../db/household-transaction'
import { saveCorrections } from '../../../db/queries/corrections'
import { newLot } from '../../inventory/lots/new-lot'
import { learnLooks } from '../photos/known-looks'
import { findOwnProduct, saveProducts } from '../products/household-products'
import { toStoreKey } from '../receipts/receipt-lines'
import { saveReceiptMemory } from '../receipts/receipt-memory'
import type { ScanRow } from '../scan-storage'
import type { LineToSave } from './line-to-save'

/** Stores the cook's corrections of a scan, so that the next one needs fewer. */
export async function learnFromScan(tx: MemberTx, row: ScanRow, saved: readonly LineToSave[]): Promise<void> {
  const { said, receipt } = row
  const byKey = new Map(saved.flatMap((one) => (one.line ? [[one.line.key, one] as const] : [])))
  // Of a food on two photos only one line may be saved; the other one is no mistake.
  const isSavedElsewhere = (line: ScanLine) =>
    !byKey.has(line.key) && row.found.some((other) => byKey.has(other.key) && isSameFood(line, other))
  const found = row.kind === 'photo' ? row.found.filter((line) => !isSavedElsewhere(line)) : row.found
  const foodOf = ({ item }: LineToSave) => newLot(item, tx.today)

  const seen = found.flatMap(({ key }) => {
    const label = said[key]?.label
    if (label === undefined) return []
    const saved = byKey.get(key)
    if (!saved) return [{ label }]
    const { foodId } = foodOf(saved)
    return [foodId === null ? { label, name: saved.item.name } : { label, foodId }]
  })
  await saveCorrections(tx, seen)
  await learnLooks(tx, { ...row, found }, saved)

  const receiptLines = found.flatMap((line) => {
    const { line: text, times, weighed = false } = said[line.key] ?? {}
    if (text === undefined) return []
    const saved = byKey.get(line.key)
    if (!saved) return [{ line: text, ...toIgnoredLine(line) }]
    const { foodId, category, location } = foodOf(saved)
    const { name, unit } = saved.item
    const amountPerPiece = weighed ? null : toAmountPerPiece(saved.item.amount, times)
    return [{ line: text, kept: true, name, foodId, amount: amountPerPiece, unit, category, location }]
  })
  await saveReceiptMemory(tx, toStoreKey(receipt?.store), receiptLines)

  for (const line of found) {
    const { gtin, times } = said[line.key] ?? {}
    const saved = byKey.get(line.key)
    if (gtin === undefined || !saved) continue
    const { foodId, category, location } = foodOf(saved)
    if (saved.item.name === line.name && foodId === (line.foodId ?? null)) continue
    const known = await findOwnProduct(tx, tx.householdId, gtin)
    const { name, unit } = saved.item
    const amountPerPiece = toAmountPerPiece(saved.item.amount, times)
    const learnedLocation = known?.location ?? (location === line.location ? null : location)
    const product = { gtin, name, foodId, amount: amountPerPiece, unit, category, location: learnedLocation }
    await saveProducts(tx, tx.householdId, [product], tx.now)
  }
}

function toIgnoredLine({ name, foodId, unit, category, location }: ScanLine) {
  return { kept: false, name, foodId: foodId ?? null, amount: null, unit, category, location }
}

/** Divides a total by the number of pieces. */
function toAmountPerPiece(total: string, times = 1): string {
  const parsed = parseAmountText(total)
  return parsed ? amountText(dividedBy(parsed, amount(Math.max(1, Math.round(times))))) : total
}
