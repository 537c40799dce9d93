import { dietIds } from '../diet'
import { foodFitsDiet } from '../diets'
import type { Eater } from '../eater'
import { needsOf, profileOf } from '../eater'
import { foodById } from '../food'
import { dietBits } from '../marks'

/**
 * Whether these people may eat a food by itself; only then may it stand in for another. Example:
 * `eatableBy([vegan])('salted-butter')` is false.
 */
export function eatableBy(eaters: readonly Eater[]): (foodId: string) => boolean {
  const { avoids, diets } = needsOf(eaters)
  return (foodId) => {
    const { allergens, unfit } = speaksAgainst(foodId)
    return (allergens & avoids) === 0 && (unfit & diets) === 0
  }
}

interface Objections {
  /** Allergens in it or not ruled out. */
  readonly allergens: number
  /** Diets it does not fit. */
  readonly unfit: number
}

// A food does not change from one question to the next.
const known = new Map<string, Objections>()
const mostKnown = 5000

function speaksAgainst(foodId: string): Objections {
  const before = known.get(foodId)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const lines = [{ text: foodById(foodId)?.name ?? foodId, foodId }]
  const { contains, notKnown } = profileOf({ id: 0, title: '', servings: 1, occasions: [], tags: [], lines })
  const unfit = dietBits(dietIds.filter((diet) => foodFitsDiet(foodId, diet).answer === 'does not fit'))
  const objections = { allergens: contains | notKnown, unfit }
  known.set(foodId, objections)
  return objections
}
