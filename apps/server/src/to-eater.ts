import type { HouseholdPerson } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/diet/eater'

/** A person of a household as the kitchen's rules ask for them. */
export function toEater({ name, portions, diets, restrictions, dislikes }: HouseholdPerson): Eater {
  return { name, portions, diets, avoids: restrictions, dislikes: dislikes.map(({ text }) => text) }
}
