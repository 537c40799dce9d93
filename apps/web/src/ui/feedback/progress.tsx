import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** Absent while nobody can say how far it is. */
  value?: number | undefined
  max?: number
  /** In words, where a percentage says little: '3 of 12 pages'. */
  valueText?: string | undefined
  tone?: 'herb' | 'saffron' | 'tomato'
  /** Long work can be cancelled: the button for it. */
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
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max))
  const text = valueText ?? (share === undefined ? undefined : `${Math.round(share * 100)} %`)
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
              share === undefined && 'w-full animate-breathe opacity-70',
            )}
            style={share === undefined ? undefined : { width: `${share * 100}%` }}
          />
        </div>
      </div>
      {action}
    </div>
  )
}
