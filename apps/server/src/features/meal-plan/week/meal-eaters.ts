import type { HouseholdPerson } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/diet/eater'
import { toEater } from '../../../to-eater'
import type { MealRow } from './meal-queries'

/** Who sits down to a meal, and for how many plates it is cooked. */
export interface MealEaters {
  readonly eaters: readonly Eater[]
  readonly plates: number
}

/** Those who were named, as far as they still belong; everybody when nobody was, or nobody of them is left. */
export function toMealEaters(
  meal: Pick<MealRow, 'eaters' | 'plates'>,
  everybody: readonly HouseholdPerson[],
): MealEaters {
  const named = everybody.filter(({ id }) => meal.eaters?.includes(id))
  const people = named.length > 0 ? named : everybody
  const hunger = people.reduce((sum, { portions }) => sum + portions, 0)
  const plates = meal.plates ?? (hunger > 0 ? hunger : 1)
  // More plates than they eat themselves are for somebody else, or for tomorrow: all are cooked.
  const times = hunger > 0 ? plates / hunger : 1
  const eaters = people.map((person) => toEater({ ...person, portions: person.portions * times }))
  return { eaters, plates }
}
