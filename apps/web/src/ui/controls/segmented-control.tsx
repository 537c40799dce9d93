import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { FieldNote } from '../fields/field-note'

type Segment = { value: string; label: string; icon?: ReactNode; disabled?: boolean }

export type SegmentedControlProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  legend: ReactNode
  segments: readonly Segment[]
  value: string
  onValueChange: (value: string) => void
  hideLegend?: boolean
  error?: ReactNode
}

/** A choice of one from a few visible options in a bar; arrow keys move along it. */
export function SegmentedControl({
  legend,
  segments,
  value,
  onValueChange,
  hideLegend = false,
  error,
  className,
  ...rest
}: SegmentedControlProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className={classNames('min-w-0', className)}
      {...rest}
    >
      <legend className={hideLegend ? 'sr-only' : 'pb-1.5 font-semibold'}>{legend}</legend>
      <div className="flex rounded-card border border-edge bg-raised p-0.5">
        {segments.map((segment) => (
          <label
            key={segment.value}
            className={classNames(
              'relative flex min-h-10 min-w-0 grow basis-0 items-center justify-center gap-2 rounded-[calc(var(--radius-card)-3px)] px-2 py-1',
              'text-center font-medium transition-colors select-none [&_svg]:size-5 [&_svg]:shrink-0',
              'enabled-hover:bg-shade has-checked:bg-herb-wash has-checked:text-herb-ink has-checked:ring-1 has-checked:ring-herb',
              'has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onValueChange(segment.value)}
              className="absolute inset-0 appearance-none rounded-[inherit] outline-none"
            />
            {segment.icon}
            <span className="min-w-0 truncate">{segment.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldNote kind="error" id={`${id}-error`}>
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}
