import type { ItemEdit, NewItem } from '@larder/contract/inventory'
import { amountText, readAmount } from '@larder/kitchen/amount'
import { inCountry } from '@larder/kitchen/country/in-country'
import { convert, type Quantity } from '@larder/kitchen/quantity'
import { unitIdOf } from '@larder/kitchen/units'
import type { LotRow } from './lot-row'
import { heldBy, unitIn } from './snapshot'

/** A new item in the measures its household means: a pint of a British kitchen has 568 ml. */
export function asMeant<Item extends Omit<NewItem, 'action'>>(item: Item, country: string | null): Item {
  const meant = measured(item.amount, item.unit, country)
  if (!meant) return item
  const { dailyConsumption: daily } = item
  const perDay = daily == null ? undefined : measured(daily, item.unit, country)
  const there = perDay && convert(perDay, meant.unit)
  return {
    ...item,
    amount: amountText(meant.amount),
    unit: meant.unit,
    ...(there?.ok && { dailyConsumption: amountText(there.quantity.amount) }),
  }
}

/** The same for another unit of what is there; the unit it has goes on meaning what it meant. */
export function asMeantBy(edit: ItemEdit, lot: LotRow, country: string | null): ItemEdit {
  const { unit, amount = amountText(heldBy(lot)) } = edit
  if (unit === undefined || unitIdOf(unit) === unitIn(lot)) return edit
  const meant = measured(amount, unit, country)
  return meant ? { ...edit, amount: amountText(meant.amount), unit: meant.unit } : edit
}

function measured(amount: string, written: string, country: string | null): Quantity | undefined {
  const read = readAmount(amount)
  const unit = unitIdOf(written)
  const meant = read && inCountry({ amount: read, unit }, country)
  return meant && meant.unit !== unit ? meant : undefined
}
