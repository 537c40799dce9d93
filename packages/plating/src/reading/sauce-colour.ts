import { type Colour, chromaOf, mixAll, tone } from '../colour'
import type { FoodKind, FoodLook } from './food-look'

/** A food of the recipe with what is known of its amount. */
export interface SeenFood {
  readonly look: FoodLook
  readonly words: string
  readonly text: string
  readonly grams: number
}

const usualGrams: Readonly<Record<FoodKind, number>> = {
  piece: 120,
  herb: 8,
  spice: 3,
  liquid: 30,
  cream: 80,
  starch: 180,
  dough: 200,
  hidden: 20,
}

/** Returns the usual weight of a food whose amount is not known. */
export function usualGramsOf(kind: FoodKind): number {
  return usualGrams[kind]
}

/**
 * Mixes the colour of a sauce, a drink or a dough from its ingredients. Pigments count more than pale foods: a spoonful
 * of turmeric colours a pot.
 */
export function mixedColour(foods: readonly SeenFood[], pale: Colour, paleWeight: number): Colour {
  const parts = foods.map(({ look, grams }): readonly [Colour, number] => {
    const amount = look.kind === 'spice' ? Math.min(Math.max(grams, 1.5), 25) * 2.6 : Math.min(grams, 1500)
    return [look.colour, (look.stain * amount * (1 + chromaOf(look.colour) * 9)) / 100]
  })
  const mixed = mixAll([...parts, [pale, paleWeight]], pale)
  // A little richer than the average, but never glaring.
  return tone(mixed, 0, Math.min(1.16, Math.max(0.8, 0.16 / Math.max(0.02, chromaOf(mixed)))))
}
