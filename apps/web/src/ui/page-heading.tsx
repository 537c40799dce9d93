import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

export type PageHeadingProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
}

export function PageHeading({ title, intro, actions, className, ...rest }: PageHeadingProps) {
  return (
    <header
      className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}
      {...rest}
    >
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {intro && <p className="max-w-measure text-lg text-ink-soft">{intro}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
