import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'

export type BadgeTone = 'neutral' | 'herb' | 'saffron' | 'tomato' | 'sky'

export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone; icon?: ReactNode }

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-shade text-ink',
  herb: 'bg-herb-wash text-herb-ink',
  saffron: 'bg-saffron-wash text-saffron-ink',
  tomato: 'bg-tomato-wash text-tomato-ink',
  sky: 'bg-sky-wash text-sky-ink',
}

/** A short label. Its colour only repeats what the text and the icon say. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-inner px-2 text-sm font-medium whitespace-nowrap [&_svg]:size-4',
        tones[tone],
        className,
      )}
      {...rest}
    >
      {icon && (
        <span aria-hidden className="-ms-0.5 grid">
          {icon}
        </span>
      )}
      {children}
    </span>
  )
}
