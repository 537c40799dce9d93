import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  icon?: ReactNode
  title: ReactNode
  /** What to do next. */
  hint?: ReactNode
  action?: ReactNode
  level?: 2 | 3
}

export function EmptyState({ icon, title, hint, action, level = 2, className, ...rest }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={classNames('flex flex-col items-center gap-2 px-4 py-12 text-center', className)}
      {...rest}
    >
      {icon && (
        <span
          aria-hidden
          className="mb-2 grid size-16 place-items-center rounded-full bg-herb-wash text-herb-ink [&_svg]:size-8"
        >
          {icon}
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {hint && <p className="max-w-measure text-balance text-ink-soft">{hint}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
