import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  label: string
  /** The label is for screen readers only. */
  hideLabel?: boolean
}

export function Spinner({ label, hideLabel = false, className, ...rest }: SpinnerProps) {
  return (
    <span
      role="status"
      className={classNames('inline-flex items-center gap-3 text-ink-soft', className)}
      {...rest}
    >
      <LoaderCircle aria-hidden className="size-6 shrink-0 animate-turn text-herb" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}
