import type { HouseholdPerson } from '@larder/contract/diet'
import { Check } from 'lucide-react'
import { classNames } from '../../../ui/class-names'

interface EaterChipsProps {
  readonly people: readonly HouseholdPerson[]
  /** Empty means everybody. */
  readonly eaters: readonly string[]
  readonly onChange: (eaters: readonly string[]) => void
  readonly className?: string
}

/** Selects who eats; their diets and restrictions apply. */
export function EaterChips({ people, eaters, onChange, className }: EaterChipsProps) {
  const isEating = (id: string) => eaters.length === 0 || eaters.includes(id)

  function toggle(id: string) {
    const chosen = people
      .map((person) => person.id)
      .filter((other) => (other === id ? !isEating(id) : isEating(other)))
    onChange(chosen.length === people.length ? [] : chosen)
  }

  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="pb-1.5 font-semibold">Who eats</legend>
      <div className="flex flex-wrap gap-2">
        {people.map(({ id, name, you }) => (
          <label
            key={id}
            className={classNames(
              'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-4 font-medium',
              'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash has-checked:text-herb-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="checkbox"
              checked={isEating(id)}
              onChange={() => toggle(id)}
              className="peer absolute inset-0 appearance-none rounded-full outline-none"
            />
            <Check aria-hidden className="-ms-1 size-4 opacity-0 peer-checked:opacity-100" />
            <span className="max-w-48 truncate">{you ? `${name} (you)` : name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
