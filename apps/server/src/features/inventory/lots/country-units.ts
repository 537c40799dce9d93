import type { ItemEdit, NewItem } from '@larder/contract/inventory'
import { toUnitsOfCountry } from '@larder/kitchen/country/country-units'
import { amountText, parseAmountText } from '@larder/kitchen/quantity/amount'
import { convert, type Quantity } from '@larder/kitchen/quantity/quantity'
import { unitIdOf } from '@larder/kitchen/quantity/units'
import type { LotRow } from './lot-row'
import { heldAmountOf, heldUnitOf } from './lot-snapshot'

/** A new item in the measures its household means: a pint of a British kitchen has 568 ml. */
export function toCountryUnits<Item extends Omit<NewItem, 'action'>>(
  item: Item,
  country: string | null,
): Item {
  const meant = convertToCountry(item.amount, item.unit, country)
  if (!meant) return item
  const { dailyConsumption: daily } = item
  const perDay = daily == null ? undefined : convertToCountry(daily, item.unit, country)
  const there = perDay && convert(perDay, meant.unit)
  return {
    ...item,
    amount: amountText(meant.amount),
    unit: meant.unit,
    ...(there?.ok && { dailyConsumption: amountText(there.quantity.amount) }),
  }
}

/** The same for another unit of what is there; the unit it has goes on meaning what it meant. */
export function editToCountryUnits(edit: ItemEdit, lot: LotRow, country: string | null): ItemEdit {
  const { unit, amount = amountText(heldAmountOf(lot)) } = edit
  if (unit === undefined || unitIdOf(unit) === heldUnitOf(lot)) return edit
  const meant = convertToCountry(amount, unit, country)
  return meant ? { ...edit, amount: amountText(meant.amount), unit: meant.unit } : edit
}

function convertToCountry(amount: string, written: string, country: string | null): Quantity | undefined {
  const read = parseAmountText(amount)
  const unit = unitIdOf(written)
  const meant = read && toUnitsOfCountry({ amount: read, unit }, country)
  return meant && meant.unit !== unit ? meant : undefined
}
