import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { FieldNote } from '../fields/field-note'
import { ChoiceText } from './choice-text'

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  legend: ReactNode
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  name?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  hideLegend?: boolean
}

export function RadioGroup({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  hint,
  error,
  required,
  hideLegend = false,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      data-invalid={error ? '' : undefined}
      className={classNames('min-w-0', className)}
      {...rest}
    >
      <legend className={hideLegend ? 'sr-only' : 'font-semibold'}>{legend}</legend>
      {hint && (
        <FieldNote kind="hint" id={`${id}-hint`}>
          {hint}
        </FieldNote>
      )}
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
        >
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            required={required}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            className={classNames(
              'size-6 shrink-0 appearance-none rounded-full border border-edge bg-raised transition-[border-width,border-color]',
              'checked:border-[7px] checked:border-herb disabled:border-line disabled:bg-shade',
            )}
          />
          <ChoiceText label={option.label} hint={option.hint} hintId={`${id}-${option.value}`} />
        </label>
      ))}
      {error && (
        <FieldNote kind="error" id={`${id}-error`}>
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}
