import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from '../class-names'

type Chip = { value: string; label: string; count?: number }

export type ChipsProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** What is filtered, for screen readers: 'Category'. */
  label: string
  chips: readonly Chip[]
  value: string
  onValueChange: (value: string) => void
}

/** Filters a list by one value at a time; arrow keys move along the row. */
export function Chips({ label, chips, value, onValueChange, className, ...rest }: ChipsProps) {
  const name = useId()
  return (
    <fieldset className={classNames('min-w-0', className)} {...rest}>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <label
            key={chip.value}
            className={classNames(
              'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-4 font-medium',
              'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash',
              'has-checked:text-herb-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={chip.value}
              checked={chip.value === value}
              onChange={() => onValueChange(chip.value)}
              className="peer absolute inset-0 appearance-none rounded-full outline-none"
            />
            <Check aria-hidden className="-ms-1 hidden size-4 shrink-0 peer-checked:block" />
            <span className="min-w-0 truncate">{chip.label}</span>
            {chip.count !== undefined && <span className="numbers text-sm text-ink-soft">{chip.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
