import type { Day } from '../date/day'
import { dishFormOf } from '../meal-plan/dishes/dish-form'
import type { MealTime } from '../meal-plan/plan-request'
import { weekdayNameOf } from '../meal-plan/plan-text'
import type { Recipe } from '../recipe/recipe'
import type { CookedComponent } from './cooked-component'

/** Forms that a cook calls the dish by; of others the meal is named. */
const calledByForm: ReadonlySet<string> = new Set([
  'soup',
  'salad',
  'curry',
  'stew',
  'pasta',
  'pizza',
  'stir-fry',
  'noodles',
])

/** What is said at a dish that is made from another's leftovers. Example: `madeFromNote(sunday, roast)` is 'Uses Sunday’s roast chicken.' */
export function madeFromNote(cookedOn: Day, { said }: Pick<CookedComponent, 'said'>): string {
  return `Uses ${weekdayNameOf(cookedOn)}’s ${said}.`
}

/** Portions as a cook would keep them: to a quarter. Example: `roundedPortions(1.9)` is 2. */
export function roundedPortions(portions: number): number {
  return Math.round(portions * 4) / 4
}

/** What is said at the dish that is cooked for both. Example: 'Cook 2 extra portions for Tuesday’s curry.' */
export function extraPortionsNote(
  extra: number,
  { day, meal }: { readonly day: Day; readonly meal: MealTime },
  second: Pick<Recipe, 'title' | 'tags'>,
): string {
  const form = dishFormOf(second)
  const called = form !== undefined && calledByForm.has(form) ? form : meal
  const portions = roundedPortions(extra)
  const many = portions === 1 ? '1 extra portion' : `${portions} extra portions`
  return `Cook ${many} for ${weekdayNameOf(day)}’s ${called}.`
}

/** What is said at a dish whose first one is no longer cooked in time for it. Example: its roast was taken out of the plan. */
export const notComingNote = 'Was to use the leftovers of a dish that is no longer planned in time.'
