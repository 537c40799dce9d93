import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names'
import { FieldNote } from '../fields/field-note'
import { ChoiceText } from './choice-text'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Some of its items are ticked, some are not. */
  indeterminate?: boolean
}

export function Checkbox({ label, hint, error, indeterminate = false, className, ...rest }: CheckboxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, rest['aria-describedby']]
  return (
    <div className={className}>
      <label
        className={classNames(
          'flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        )}
      >
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            ref={input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
            className={classNames(
              'peer absolute inset-0 appearance-none rounded-inner border border-edge bg-raised transition-colors',
              'checked:border-herb checked:bg-herb indeterminate:border-herb indeterminate:bg-herb',
              'aria-invalid:border-tomato disabled:border-line disabled:bg-shade',
            )}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="relative hidden size-4 text-on-herb peer-checked:block peer-indeterminate:hidden peer-disabled:text-ink-soft"
          />
          <Minus
            aria-hidden
            strokeWidth={3}
            className="relative hidden size-4 text-on-herb peer-indeterminate:block peer-disabled:text-ink-soft"
          />
        </span>
        <ChoiceText label={label} hint={hint} hintId={`${id}-hint`} />
      </label>
      {error && (
        <FieldNote kind="error" id={`${id}-error`}>
          {error}
        </FieldNote>
      )}
    </div>
  )
}
