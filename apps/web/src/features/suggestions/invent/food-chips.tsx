import { Check } from 'lucide-react'
import { useState } from 'react'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import type { FoodChoice } from './food-choices'

interface FoodChipsProps {
  readonly choices: readonly FoodChoice[]
  readonly chosen: readonly string[]
  readonly disabled: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

const initialCount = 12
const maxShown = 60
/** The maximum the server accepts. */
const maxChosen = 20

/** Selects the foods for the dish. */
export function FoodChips({ choices, chosen, disabled, onChange }: FoodChipsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = choices.slice(0, showsAll ? maxShown : initialCount)
  const hidden = Math.min(choices.length, maxShown) - shown.length
  const full = chosen.length >= maxChosen

  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="pb-1.5 font-semibold">From what you have</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map(({ name, foodId, category, hurry }) => {
          const isChosen = chosen.includes(name)
          return (
            <label
              key={name}
              className={classNames(
                'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised ps-2.5 pe-4 font-medium',
                'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash has-checked:text-herb-ink',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                'has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={full && !isChosen}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])
                }
                className="peer absolute inset-0 appearance-none rounded-full outline-none"
              />
              <span className="grid size-6 place-items-center">
                {isChosen ? (
                  <Check aria-hidden className="size-5" />
                ) : (
                  <FoodIcon foodId={foodId} category={category} className="size-6" />
                )}
              </span>
              <span className="max-w-56 truncate">{name}</span>
              {hurry !== undefined && <span className="text-sm font-normal text-ink-soft">{hurry}</span>}
            </label>
          )
        })}
        {hidden > 0 && (
          <Button variant="quiet" className="rounded-full!" onClick={() => setShowsAll(true)}>
            {hidden} more
          </Button>
        )}
      </div>
    </fieldset>
  )
}
