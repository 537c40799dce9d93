import type { RecipeDetails } from '@larder/contract/recipes'
import { TriangleAlert } from 'lucide-react'
import type { Measures } from '../../food/line-text'
import { Badge } from '../../ui/badge'
import { BuyOriginal } from './buy-original'
import { IngredientLine } from './ingredient-line'
import { MeasuresChoice } from './measures-choice'
import { MissingToList } from './missing-to-list'
import { ServingsStepper } from './servings-stepper'
import { stockSentence } from './stock-summary'
import type { MissingPlan } from './use-missing-plan'
import { useStickyTop } from './use-sticky-top'
import { useTicks } from './use-ticks'

interface IngredientsSectionProps {
  readonly recipe: RecipeDetails
  /** As asked for; the amounts follow when the answer is there. */
  readonly servings: number
  readonly onServings: (servings: number) => void
  /** The answer did not come: the amounts are not for so many. */
  readonly behind: boolean
  readonly measures: Measures
  readonly onMeasures: (measures: Measures) => void
  readonly plan: MissingPlan
}

/** What goes in: for how many, in which measures, and what of it is in the house. */
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
  const { ticks, toggle } = useTicks(`ingredients/${id}`)
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
        <ServingsStepper servings={servings} writtenFor={writtenFor} onServings={onServings} />
        {behind && (
          <p className="flex gap-2 text-saffron-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            These are still the amounts for {recipe.servings}.
          </p>
        )}
        <MeasuresChoice measures={measures} onMeasures={onMeasures} />
      </div>
      <div className="flex flex-col gap-3 rounded-card bg-shade p-4 print:hidden">
        <p>
          {sample && (
            <Badge tone="sky" className="me-2">
              Sample
            </Badge>
          )}
          {stockSentence(ingredients, sample)}
        </p>
        <MissingToList plan={plan} />
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
