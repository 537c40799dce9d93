import { amount, compare, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import type { UnitWords } from '../../../food/food-facts'
import type { ItemForm } from './item-form-state'

const usual: readonly UnitWords[] = [
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

/** Units for what is typed so far, those of the food first; all of them while the field holds one of them. */
export function suggestUnits(form: ItemForm, ofFood: readonly UnitWords[]): string[] {
  const many = compare(parseAmountText(form.amount) ?? zero, amount(1)) > 0
  const words = [...ofFood, ...usual].map((unit) => (many ? unit.many : unit.one))
  const all = [...new Set(words)]
  const typed = form.unit.trim().toLowerCase()
  if (typed === '' || all.includes(typed)) return all.filter((unit) => unit !== typed)
  return all.filter((unit) => unit.toLowerCase().startsWith(typed))
}
