import type { RecipeOccasion } from '@larder/contract/recipes'
import { Check, Coffee, PartyPopper, Salad, Sandwich, Timer, UtensilsCrossed } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names'
import { suggestionOccasions } from '../occasions'

interface OccasionChoiceProps {
  readonly value: RecipeOccasion | null
  readonly onChoose: (occasion: RecipeOccasion) => void
}

const icons: Record<RecipeOccasion, ReactNode> = {
  breakfast: <Coffee />,
  lunch: <Sandwich />,
  dinner: <UtensilsCrossed />,
  quick: <Timer />,
  party: <PartyPopper />,
  healthy: <Salad />,
}

/** Selects one of six occasions. Arrow keys move between them, and the whole card is clickable. */
export function OccasionPicker({ value, onChoose }: OccasionChoiceProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-3 font-semibold">What is it for?</legend>
      <div className="grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-3">
        {suggestionOccasions.map((occasion) => (
          <label
            key={occasion.id}
            className={classNames(
              'relative flex cursor-pointer flex-col gap-2 rounded-card border border-edge bg-raised p-3 sm:min-h-28 sm:flex-row sm:items-center sm:gap-4 sm:p-5',
              'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash has-checked:ring-1 has-checked:ring-herb',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              value={occasion.id}
              checked={occasion.id === value}
              onChange={() => onChoose(occasion.id)}
              aria-labelledby={`${id}-${occasion.id}`}
              aria-describedby={`${id}-${occasion.id}-hint`}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
            />
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-herb-wash text-herb-ink transition-colors peer-checked:bg-herb peer-checked:text-on-herb sm:size-12 sm:[&_svg]:size-6"
            >
              {icons[occasion.id]}
            </span>
            <span className="flex min-w-0 grow flex-col">
              <span id={`${id}-${occasion.id}`} className="font-heading text-xl font-title">
                {occasion.name}
              </span>
              <span id={`${id}-${occasion.id}-hint`} className="text-sm text-ink-soft sm:text-base">
                {occasion.hint}
              </span>
            </span>
            <Check
              aria-hidden
              className="invisible absolute end-3 top-3 size-6 shrink-0 text-herb-ink peer-checked:visible sm:static"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
