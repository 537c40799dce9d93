import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** Absent while the progress is unknown. */
  value?: number | undefined
  max?: number
  /** Text instead of a percentage: '3 of 12 pages'. */
  valueText?: string | undefined
  tone?: 'herb' | 'saffron' | 'tomato'
  /** The button that cancels long work. */
  action?: ReactNode
}

const tones = { herb: 'bg-herb', saffron: 'bg-saffron', tomato: 'bg-tomato' }

export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'herb',
  action,
  className,
  ...rest
}: ProgressProps) {
  const labelId = useId()
  const fraction = value === undefined ? undefined : Math.min(1, Math.max(0, value / max))
  const text = valueText ?? (fraction === undefined ? undefined : `${Math.round(fraction * 100)} %`)
  return (
    <div className={classNames('flex items-center gap-3', className)} {...rest}>
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3 pb-1.5">
          <span id={labelId}>{label}</span>
          {text && <span className="numbers text-sm text-ink-soft">{text}</span>}
        </div>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={text}
          className="h-2 overflow-hidden rounded-full bg-shade inset-ring inset-ring-edge"
        >
          <div
            className={classNames(
              'h-full rounded-full transition-[width]',
              tones[tone],
              fraction === undefined && 'w-full animate-breathe opacity-70',
            )}
            style={fraction === undefined ? undefined : { width: `${fraction * 100}%` }}
          />
        </div>
      </div>
      {action}
    </div>
  )
}
