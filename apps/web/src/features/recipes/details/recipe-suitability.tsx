import type { RecipeDetails } from '@larder/contract/recipes'
import { CircleCheck } from 'lucide-react'
import { formatNameList, formatRestrictionName } from '../../../food/verdicts/to-dish-verdicts'
import { Badge } from '../../../ui/display/badge'
import { AllergenList } from './allergen-list'

/** The diets a dish fits, its allergens, and the verdict for each eater. */
export function RecipeSuitability({ recipe }: { recipe: RecipeDetails }) {
  const { diets, allergens, eaters } = recipe
  const fine = eaters.filter(({ objections }) => objections.length === 0).map(({ name }) => name)
  return (
    <section aria-labelledby="suits" className="flex flex-col gap-4 print:hidden">
      <h2 id="suits" className="text-2xl">
        Who can eat it
      </h2>
      {fine.length > 0 && (
        <p className="flex gap-2 text-herb-ink">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">Nothing speaks against it for {formatNameList(fine)}.</span>
        </p>
      )}
      {diets.length > 0 ? (
        <ul aria-label="Diets it fits" className="flex flex-wrap gap-2">
          {diets.map((diet) => (
            <li key={diet}>
              <Badge tone="herb">{formatRestrictionName(diet)}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">It fits none of the ten diets.</p>
      )}
      <AllergenList answers={allergens} />
    </section>
  )
}
