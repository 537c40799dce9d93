import type { RecipeDetails } from '@larder/contract/recipes'
import { cautionedPeople, cautionsOf } from '@larder/kitchen/food-safety/recipe-caution'
import { Info } from 'lucide-react'

type CautionInput = Pick<RecipeDetails, 'title' | 'ingredients' | 'instructions'>

/** Lists what people at risk should avoid in a dish, with advice; renders nothing without cautions. */
export function RecipeCautions({ recipe }: { recipe: CautionInput }) {
  const { title, ingredients, instructions } = recipe
  const lines = ingredients.map(({ text }) => text.written)
  const cautions = cautionsOf({ title, lines, steps: instructions })
  if (cautions.length === 0) return null
  return (
    <section aria-label="Good to know before you serve it" className="flex gap-3 text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="wrap-anywhere">Good to know if you cook for {cautionedPeople}:</p>
        <ul className="flex flex-col gap-1 pt-1">
          {cautions.map(({ id, what, advice }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-semibold text-ink">{what}.</span> {advice}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
