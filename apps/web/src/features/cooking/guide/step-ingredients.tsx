import type { RecipeIngredient } from '@larder/contract/recipes'
import { useId } from 'react'
import { type Measures, splitIngredientLine } from '../../../food/recipe/ingredient-line'

interface StepIngredientsProps {
  readonly ingredients: readonly RecipeIngredient[]
  readonly measures: Measures
}

/** The ingredients of this step, in the amounts for the chosen servings. */
export function StepIngredients({ ingredients, measures }: StepIngredientsProps) {
  const id = useId()
  if (ingredients.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="font-text text-base font-semibold text-ink-soft">
        For this step
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8">
        {ingredients.map((ingredient, place) => {
          const { amount, rest } = splitIngredientLine(ingredient, measures)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is known by; two may read the same
            <li key={place} className="border-b py-2 text-xl leading-snug wrap-anywhere">
              {amount && <strong className="numbers font-semibold">{amount} </strong>}
              {rest}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
