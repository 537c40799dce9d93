import { Check } from 'lucide-react'
import { classNames } from '../class-names'

interface ToggleChip<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface ToggleChipsProps<Value extends string> {
  readonly legend: string
  readonly hint?: string
  readonly chips: readonly ToggleChip<Value>[]
  readonly chosen: readonly Value[]
  readonly onChoose: (chosen: readonly Value[]) => void
}

/** Any number of a few visible options. */
export function ToggleChips<Value extends string>({
  legend,
  hint,
  chips,
  chosen,
  onChoose,
}: ToggleChipsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      {hint && <p className="pb-2 text-sm text-ink-soft">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, label }) => (
          <label
            key={value}
            className={classNames(
              'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-4 font-medium',
              'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash',
              'has-checked:text-herb-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
              className="peer absolute inset-0 appearance-none rounded-full outline-none"
            />
            <Check aria-hidden className="-ms-1 hidden size-4 shrink-0 peer-checked:block" />
            <span className="min-w-0 truncate">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
