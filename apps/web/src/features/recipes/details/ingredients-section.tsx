import type { RecipeDetails } from '@larder/contract/recipes'
import { TriangleAlert } from 'lucide-react'
import type { Measures } from '../../../food/recipe/ingredient-line'
import { Badge } from '../../../ui/display/badge'
import { BuyOriginal } from '../buy-original'
import { AddMissingToList } from './add-missing-to-list'
import { IngredientLine } from './ingredient-line'
import { ServingsField } from './servings-field'
import { describeStockFor } from './stock-sentence'
import { UnitSystemSelect } from './unit-system-select'
import { useCheckedLines } from './use-checked-lines'
import type { MissingIngredients } from './use-missing-ingredients'
import { useStickyTop } from './use-sticky-top'

interface IngredientsSectionProps {
  readonly recipe: RecipeDetails
  /** The requested servings; the amounts follow with the response. */
  readonly servings: number
  readonly onServings: (servings: number) => void
  /** The request failed: the amounts are not for these servings. */
  readonly behind: boolean
  readonly measures: Measures
  readonly onMeasures: (measures: Measures) => void
  readonly plan: MissingIngredients
}

/** The ingredients with servings, units and stock status. */
export function IngredientsSection({
  recipe,
  servings,
  onServings,
  behind,
  measures,
  onMeasures,
  plan,
}: IngredientsSectionProps) {
  const { id, ingredients, writtenFor, sample } = recipe
  const { ticks, toggle } = useCheckedLines(`ingredients/${id}`)
  const section = useStickyTop<HTMLElement>()
  const originalAt = (place: number) => {
    const thing = plan.login ? undefined : plan.swapped.find((one) => one.place === place)
    return thing && <BuyOriginal thing={thing} shopping={plan.shopping} />
  }
  return (
    <section
      ref={section}
      aria-labelledby="ingredients"
      className="flex flex-col gap-4 print:gap-2 lg:sticky lg:top-(--sticky-top,1rem)"
    >
      <h2 id="ingredients" className="text-2xl">
        Ingredients{' '}
        <span className="numbers font-text text-base font-normal text-ink-soft print:hidden">
          {ingredients.length}
        </span>
      </h2>
      <div className="flex flex-col gap-3 print:hidden">
        <ServingsField servings={servings} writtenFor={writtenFor} onServings={onServings} />
        {behind && (
          <p className="flex gap-2 text-saffron-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            These are still the amounts for {recipe.servings}.
          </p>
        )}
        <UnitSystemSelect measures={measures} onMeasures={onMeasures} />
      </div>
      <div className="flex flex-col gap-3 rounded-card bg-shade p-4 print:hidden">
        <p>
          {sample && (
            <Badge tone="sky" className="me-2">
              Sample
            </Badge>
          )}
          {describeStockFor(ingredients, sample)}
        </p>
        <AddMissingToList plan={plan} />
      </div>
      <ul data-ingredients className="flex flex-col divide-y print:block print:columns-2 print:divide-y-0">
        {ingredients.map((ingredient, place) => (
          <IngredientLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is known by; two may read the same
            key={place}
            ingredient={ingredient}
            measures={measures}
            ticked={ticks.has(place)}
            onTick={() => toggle(place)}
          >
            {originalAt(place)}
          </IngredientLine>
        ))}
      </ul>
    </section>
  )
}
