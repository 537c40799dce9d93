import { type Ref, useId } from 'react'
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
