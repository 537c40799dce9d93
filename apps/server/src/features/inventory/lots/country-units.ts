import type { ItemEdit, NewItem } from '@larder/contract/inventory'
import { toUnitsOfCountry } from '@larder/kitchen/country/country-units'
import { amountText, parseAmountText } from '@larder/kitchen/quantity/amount'
import { convert, type Quantity } from '@larder/kitchen/quantity/quantity'
import { unitIdOf } from '@larder/kitchen/quantity/units'
import { heldAmountOf, heldUnitOf, type LotRow } from './lot-row'

/** Converts a new item to the measures of the household's country. Example: a British pint is 568 ml. */
export function toCountryUnits<Item extends Omit<NewItem, 'action'>>(
  item: Item,
  country: string | null,
): Item {
  const converted = convertToCountry(item.amount, item.unit, country)
  if (!converted) return item
  const { dailyConsumption: daily } = item
  const perDay = daily == null ? undefined : convertToCountry(daily, item.unit, country)
  const dailyInUnit = perDay && convert(perDay, converted.unit)
  return {
    ...item,
    amount: amountText(converted.amount),
    unit: converted.unit,
    ...(dailyInUnit?.ok && { dailyConsumption: amountText(dailyInUnit.quantity.amount) }),
  }
}

/** The same for an edit that changes the unit; a unit that stays keeps its meaning. */
export function editToCountryUnits(edit: ItemEdit, lot: LotRow, country: string | null): ItemEdit {
  const { unit, amount = amountText(heldAmountOf(lot)) } = edit
  if (unit === undefined || unitIdOf(unit) === heldUnitOf(lot)) return edit
  const converted = convertToCountry(amount, unit, country)
  return converted ? { ...edit, amount: amountText(converted.amount), unit: converted.unit } : edit
}

function convertToCountry(amount: string, unitText: string, country: string | null): Quantity | undefined {
  const parsed = parseAmountText(amount)
  const unit = unitIdOf(unitText)
  const converted = parsed && toUnitsOfCountry({ amount: parsed, unit }, country)
  return converted && converted.unit !== unit ? converted : undefined
}
