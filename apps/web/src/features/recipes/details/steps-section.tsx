import type { RecipeDetails } from '@larder/contract/recipes'
import { Check } from 'lucide-react'
import type { Measures } from '../../../food/recipe/ingredient-line'
import { withNonBreakingUnits } from '../../../food/recipe/non-breaking-units'
import { useCheckedLines } from './use-checked-lines'
import { useStickyTop } from './use-sticky-top'

interface StepLineProps {
  readonly number: number
  readonly text: string
  readonly done: boolean
  readonly onDone: () => void
}

/** One numbered step; the number becomes a tick once it is done. */
function StepLine({ number, text, done, onDone }: StepLineProps) {
  return (
    <li className="break-inside-avoid">
      <label className="flex items-start gap-4 rounded-card py-2 has-checked:text-ink-soft print:gap-2 print:has-checked:text-ink print:py-0">
        <span className="relative grid size-11 shrink-0 place-items-center print:size-auto">
          <input
            type="checkbox"
            aria-label={`Step ${number} done`}
            checked={done}
            onChange={onDone}
            className="peer absolute inset-0 appearance-none rounded-full border border-edge bg-raised transition-colors checked:border-herb checked:bg-herb print:hidden"
          />
          <span
            aria-hidden
            className="numbers pointer-events-none relative font-heading text-xl peer-checked:hidden print:block! print:text-base"
          >
            {number}
            <span className="hidden print:inline">.</span>
          </span>
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative hidden size-5 text-on-herb peer-checked:block print:hidden!"
          />
        </span>
        <span className="min-w-0 max-w-measure pt-2.5 text-lg leading-relaxed wrap-anywhere print:max-w-none print:pt-0 print:text-base print:leading-snug">
          {text}
        </span>
      </label>
    </li>
  )
}

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
