import type { Person } from '@larder/contract/diet'
import type { Eater } from '@larder/kitchen/eater'

/** A person of a household as the kitchen's rules ask for them. */
export function asEater({ name, portions, diets, restrictions, dislikes }: Person): Eater {
  return { name, portions, diets, avoids: restrictions, dislikes: dislikes.map(({ text }) => text) }
}
