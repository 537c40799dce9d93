import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { FieldContext, type FieldControl } from './field-control'
import { FieldNote } from './field-note'

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** Adds '(optional)' to the label. Most fields are required, so the exceptions are marked. */
  optional?: boolean
  hideLabel?: boolean
  /**
   * One of our controls, which reads the context, or a function that passes the attributes to any other
   * control.
   */
  children: ReactNode | ((control: FieldControl) => ReactNode)
}

export function Field({
  label,
  hint,
  error,
  required,
  optional = false,
  hideLabel = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control: FieldControl = {
    id: `${id}-control`,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    required,
  }
  return (
    <div className={classNames('flex flex-col gap-1.5', className)} {...rest}>
      <label htmlFor={control.id} className={hideLabel ? 'sr-only' : 'w-fit font-semibold'}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hintId && (
        <FieldNote kind="hint" id={hintId}>
          {hint}
        </FieldNote>
      )}
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      {errorId && (
        <FieldNote kind="error" id={errorId}>
          {error}
        </FieldNote>
      )}
    </div>
  )
}
