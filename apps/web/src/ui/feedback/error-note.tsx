import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'

export type ErrorNoteProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  title?: ReactNode
  /** The next action: 'Try again'. */
  action?: ReactNode
}

/** A failure, announced as soon as it appears. */
export function ErrorNote({ title, action, className, children, ...rest }: ErrorNoteProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-tomato bg-tomato-wash p-4 text-ink',
        className,
      )}
      {...rest}
    >
      <div className="flex min-w-0 grow basis-60 gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-tomato-ink" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
