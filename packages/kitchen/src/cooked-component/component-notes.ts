import type { Day } from '../date/day'
import { dishFormOf } from '../meal-plan/dishes/dish-form'
import type { MealTime } from '../meal-plan/plan-request'
import { weekdayNameOf } from '../meal-plan/plan-text'
import type { Recipe } from '../recipe/recipe'
import type { CookedComponent } from './cooked-component'

/** Forms that name the dish; for other forms the note names the meal. */
const namingForms: ReadonlySet<string> = new Set([
  'soup',
  'salad',
  'curry',
  'stew',
  'pasta',
  'pizza',
  'stir-fry',
  'noodles',
])

/**
 * Note on a dish made from another dish's leftovers. Example: `madeFromNote(sunday, roast)` is 'Uses Sunday’s roast chicken.'
 */
export function madeFromNote(cookedOn: Day, { label }: Pick<CookedComponent, 'label'>): string {
  return `Uses ${weekdayNameOf(cookedOn)}’s ${label}.`
}

/** Rounds portions to a quarter. Example: `roundedPortions(1.9)` is 2. */
export function roundedPortions(portions: number): number {
  return Math.round(portions * 4) / 4
}

/** Note on the dish that is cooked for both meals. Example: 'Cook 2 extra portions for Tuesday’s curry.' */
export function extraPortionsNote(
  extra: number,
  { day, meal }: { readonly day: Day; readonly meal: MealTime },
  second: Pick<Recipe, 'title' | 'tags'>,
): string {
  const form = dishFormOf(second)
  const mealName = form !== undefined && namingForms.has(form) ? form : meal
  const portions = roundedPortions(extra)
  const portionsText = portions === 1 ? '1 extra portion' : `${portions} extra portions`
  return `Cook ${portionsText} for ${weekdayNameOf(day)}’s ${mealName}.`
}

/** Note on a dish whose source dish is no longer planned in time. Example: the roast it uses was removed from the plan. */
export const notComingNote = 'Was to use the leftovers of a dish that is no longer planned in time.'
