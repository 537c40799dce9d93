import type { PlatingRecipe } from '../plating-recipe'
import { foodWords, lookOf } from './food-look'
import { type SeenFood, usualGramsOf } from './sauce-colour'

const most = 40

/** Returns the foods of a recipe that are known by sight, in the recipe's order. */
export function seenFoods({ ingredients }: PlatingRecipe): SeenFood[] {
  return ingredients.slice(0, most).flatMap((ingredient) => {
    const look = lookOf(ingredient)
    if (!look) return []
    const { grams } = ingredient
    const isKnown = grams !== undefined && Number.isFinite(grams) && grams > 0
    return [
      {
        look,
        words: foodWords(ingredient),
        text: ingredient.text.slice(0, 200).toLowerCase(),
        grams: isKnown ? Math.min(grams, 5000) : usualGramsOf(look.kind),
      },
    ]
  })
}
