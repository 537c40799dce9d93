import type { RecipeIngredient } from '@larder/contract/recipes'
import { type Ref, type RefObject, useEffect, useId, useRef } from 'react'
import { type Measures, splitIngredientLine } from '../../../food/recipe/ingredient-line'
import { withNonBreakingUnits } from '../../../food/recipe/non-breaking-units'
import { classNames } from '../../../ui/class-names'
import { Badge } from '../../../ui/display/badge'

interface StepPanelProps {
  readonly place: number
  readonly count: number
  readonly text: string
  /** The title of its dish, when there are several. */
  readonly dish?: string | undefined
  /** The start time, when a serving time is set. */
  readonly begin?: string | undefined
  readonly ref?: Ref<HTMLElement>
}

/** The longer the text, the smaller the font, so that all of it fits on screen. */
const sizes: readonly (readonly [number, string])[] = [
  [180, 'text-[1.75rem] leading-snug md:text-4xl md:leading-tight lg:text-[2.75rem]'],
  [320, 'text-[1.75rem] leading-snug md:text-4xl md:leading-tight'],
  [Number.POSITIVE_INFINITY, 'text-2xl leading-snug md:text-[1.75rem]'],
]

/** One step, readable from the stove. It takes the focus on each change, so that it is announced. */
export function StepPanel({ place, count, text, dish, begin, ref }: StepPanelProps) {
  const id = useId()
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-number ${id}-text`}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`${id}-number`} className="numbers font-text text-xl font-semibold">
            Step {place + 1} of {count}
          </h2>
          {dish && <Badge tone="herb">{dish}</Badge>}
          {begin && <Badge tone="sky">Begin at {begin}</Badge>}
        </div>
        <div
          role="progressbar"
          aria-label="Progress"
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={place + 1}
          aria-valuetext={`Step ${place + 1} of ${count}`}
          className="h-2.5 overflow-hidden rounded-full bg-shade inset-ring inset-ring-edge"
        >
          <div
            className="h-full rounded-full bg-herb transition-[width]"
            style={{ width: `${((place + 1) / count) * 100}%` }}
          />
        </div>
      </div>
      <p
        id={`${id}-text`}
        className={classNames(
          'max-w-measure font-medium text-pretty wrap-anywhere whitespace-pre-line',
          sizes.find(([longest]) => text.length <= longest)?.[1],
        )}
      >
        {withNonBreakingUnits(text)}
      </p>
    </section>
  )
}

/** A new step takes the focus, so that it is announced and in view; the first one of a visit does not. */
export function useStepFocus(panel: RefObject<HTMLElement | null>, index: number) {
  const lastIndex = useRef(index)
  useEffect(() => {
    if (lastIndex.current === index) return
    lastIndex.current = index
    panel.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [panel, index])
}

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
