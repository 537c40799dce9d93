import type { HouseholdPerson } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/diet/eater'
import { toEater } from '../../../to-eater'
import type { MealRow } from './meal-queries'

/** The eaters of a meal and the plates it is cooked for. */
export interface MealEaters {
  readonly eaters: readonly Eater[]
  readonly plates: number
}

/** Returns the named eaters who are still members; everybody when none is named or left. */
export function toMealEaters(
  meal: Pick<MealRow, 'eaters' | 'plates'>,
  everybody: readonly HouseholdPerson[],
): MealEaters {
  const named = everybody.filter(({ id }) => meal.eaters?.includes(id))
  const people = named.length > 0 ? named : everybody
  const hunger = people.reduce((sum, { portions }) => sum + portions, 0)
  const plates = meal.plates ?? (hunger > 0 ? hunger : 1)
  // Plates beyond the eaters' own are for guests or the next day; all of them are cooked.
  const factor = hunger > 0 ? plates / hunger : 1
  const eaters = people.map((person) => toEater({ ...person, portions: person.portions * factor }))
  return { eaters, plates }
}
