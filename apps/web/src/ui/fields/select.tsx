import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { useFieldControl } from './field-control'
import { inputStyle } from './text-input'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[]
  /** Shown while nothing is selected; cannot be selected. */
  placeholder?: string
}

/** The native select: a wheel on a phone, type-ahead on a keyboard, and it works without a script. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  const startsEmpty = placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined
  return (
    <div className={classNames('relative', className)}>
      <select
        className={classNames(inputStyle, 'appearance-none truncate pe-10')}
        {...(startsEmpty ? { defaultValue: '' } : {})}
        {...control}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 top-3 size-5 text-ink-soft" />
    </div>
  )
}
