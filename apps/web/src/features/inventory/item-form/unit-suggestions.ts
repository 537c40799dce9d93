import { amount, compare, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import type { UnitWords } from '../../../food/food-facts'
import type { ItemForm } from './item-form-state'

const commonUnits: readonly UnitWords[] = [
  ['piece', 'pieces'],
  ['g', 'g'],
  ['kg', 'kg'],
  ['ml', 'ml'],
  ['l', 'l'],
  ['oz', 'oz'],
  ['lb', 'lbs'],
  ['pack', 'packs'],
  ['can', 'cans'],
  ['jar', 'jars'],
  ['bottle', 'bottles'],
  ['carton', 'cartons'],
  ['bag', 'bags'],
  ['box', 'boxes'],
  ['bunch', 'bunches'],
  ['head', 'heads'],
  ['loaf', 'loaves'],
  ['slice', 'slices'],
  ['cup', 'cups'],
  ['portion', 'portions'],
].map(([one = '', many = '']) => ({ one, many }))

/** Suggests units for the typed text, the food's own first. A complete unit suggests all others. */
export function suggestUnits(form: ItemForm, foodUnits: readonly UnitWords[]): string[] {
  const isPlural = compare(parseAmountText(form.amount) ?? zero, amount(1)) > 0
  const words = [...foodUnits, ...commonUnits].map((unit) => (isPlural ? unit.many : unit.one))
  const all = [...new Set(words)]
  const typed = form.unit.trim().toLowerCase()
  if (typed === '' || all.includes(typed)) return all.filter((unit) => unit !== typed)
  return all.filter((unit) => unit.toLowerCase().startsWith(typed))
}
