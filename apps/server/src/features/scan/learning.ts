import type { FoundLine } from '@larder/contract/scan'
import { amount, amountText, dividedBy, readAmount } from '@larder/kitchen/amount'
import { rememberCorrections } from '../../db/corrections'
import type { Desk, ScanParts } from './parts'
import { ownProduct, remember } from './products'
import { storeText } from './receipt-lines'
import { rememberLines } from './receipt-memory'
import type { ToSave } from './saved-line'
import type { ScanRow } from './storing'

/** Remembers what the cook made of a scan, so that the next one asks less. */
export async function learnFrom(
  { completed }: Pick<ScanParts, 'completed'>,
  desk: Desk,
  { found, said, receipt }: ScanRow,
  saved: readonly ToSave[],
): Promise<void> {
  const byKey = new Map(saved.flatMap((one) => (one.line ? [[one.line.key, one] as const] : [])))
  const foodOf = ({ item }: ToSave) => completed(item, desk.today)

  const seen = found.flatMap(({ key }) => {
    const label = said[key]?.label
    if (label === undefined) return []
    const made = byKey.get(key)
    if (!made) return [{ label }]
    const { foodId } = foodOf(made)
    return [foodId === null ? { label, name: made.item.name } : { label, foodId }]
  })
  await rememberCorrections(desk, seen)

  const printed = found.flatMap((line) => {
    const { line: text, times, weighed = false } = said[line.key] ?? {}
    if (text === undefined) return []
    const made = byKey.get(line.key)
    if (!made) return [{ line: text, ...leftOff(line) }]
    const { foodId, category, location } = foodOf(made)
    const { name, unit } = made.item
    const each = weighed ? null : eachOf(made.item.amount, times)
    return [{ line: text, kept: true, name, foodId, amount: each, unit, category, location }]
  })
  await rememberLines(desk, storeText(receipt?.store), printed)

  for (const line of found) {
    const { gtin, times } = said[line.key] ?? {}
    const made = byKey.get(line.key)
    if (gtin === undefined || !made) continue
    const { foodId, category, location } = foodOf(made)
    if (made.item.name === line.name && foodId === (line.foodId ?? null)) continue
    const before = await ownProduct(desk.tx, desk.householdId, gtin)
    const { name, unit } = made.item
    const each = eachOf(made.item.amount, times)
    const place = before?.location ?? (location === line.location ? null : location)
    const taught = { gtin, name, foodId, amount: each, unit, category, location: place }
    await remember(desk.tx, desk.householdId, [taught], desk.now)
  }
}

function leftOff({ name, foodId, unit, category, location }: FoundLine) {
  return { kept: false, name, foodId: foodId ?? null, amount: null, unit, category, location }
}

/** Of so many, one. */
function eachOf(all: string, times = 1): string {
  const held = readAmount(all)
  return held ? amountText(dividedBy(held, amount(Math.max(1, Math.round(times))))) : all
}
