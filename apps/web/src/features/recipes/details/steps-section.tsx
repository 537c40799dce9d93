import type { RecipeDetails } from '@larder/contract/recipes'
import type { Measures } from '../../../food/recipe/ingredient-line'
import { withNonBreakingUnits } from '../../../food/recipe/non-breaking-units'
import { StepLine } from './step-line'
import { useCheckedLines } from './use-checked-lines'
import { useStickyTop } from './use-sticky-top'

interface StepsSectionProps {
  readonly recipe: RecipeDetails
  readonly measures: Measures
}

export function StepsSection({ recipe, measures }: StepsSectionProps) {
  const { id, steps, equipment } = recipe
  const { ticks, toggle } = useCheckedLines(`steps/${id}`)
  // The shorter of the two columns stays in view beside the longer one.
  const section = useStickyTop<HTMLElement>()
  return (
    <section
      ref={section}
      aria-labelledby="instructions"
      className="flex flex-col gap-4 lg:sticky lg:top-(--sticky-top,1rem) print:mt-5 print:gap-2"
    >
      <h2 id="instructions" className="text-2xl">
        Instructions
      </h2>
      {equipment.length > 0 && (
        <p className="text-ink-soft">
          <span className="font-semibold">You need:</span> {equipment.join(', ')}
        </p>
      )}
      <ol className="flex flex-col gap-2 print:gap-1">
        {steps.map(({ text }, place) => (
          <StepLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
            key={place}
            number={place + 1}
            text={withNonBreakingUnits(text[measures])}
            done={ticks.has(place)}
            onDone={() => toggle(place)}
          />
        ))}
      </ol>
    </section>
  )
}
