import type { Severity } from '@larder/kitchen/diet/allergen'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names'
import { compareWithDefault, severities, severityEffects, severityNames } from './severity'

interface SeverityChoiceProps {
  /** The avoided allergen. */
  readonly of: string
  readonly value: Severity
  readonly usual: Severity
  readonly onValueChange: (severity: Severity) => void
}

/** Chooses the severity of a restriction, with its effect. */
export function SeverityChoice({ of, value, usual, onValueChange }: SeverityChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-does`} className="mx-4 mb-4 min-w-0 border-t border-herb/40 pt-3">
      <legend className="sr-only">How strictly: {of}</legend>
      <div className="grid grid-cols-3 overflow-hidden rounded-card border border-edge bg-raised">
        {severities.map((one) => (
          <label
            key={one}
            className={classNames(
              'relative grid min-h-11 place-items-center border-edge text-sm font-medium not-first:border-s',
              'has-checked:bg-herb has-checked:text-on-herb enabled-hover:bg-shade enabled-hover:has-checked:bg-herb',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              value={one}
              checked={one === value}
              onChange={() => onValueChange(one)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {severityNames[one]}
          </label>
        ))}
      </div>
      <p id={`${id}-does`} className="mt-2 text-sm">
        {severityEffects[value]} {compareWithDefault(value, usual)}
      </p>
    </fieldset>
  )
}
