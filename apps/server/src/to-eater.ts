import type { HouseholdPerson } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/diet/eater'

/** Converts a person of a household to the kitchen's eater. */
export function toEater({ name, portions, diets, restrictions, dislikes }: HouseholdPerson): Eater {
  return { name, portions, diets, avoids: restrictions, dislikes: dislikes.map(({ text }) => text) }
}
