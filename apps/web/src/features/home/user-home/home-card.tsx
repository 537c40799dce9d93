import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
import { Badge } from '../../../ui/display/badge'

interface HomeCardProps {
  readonly id: string
  readonly title: string
  readonly icon: ReactNode
  readonly sample?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function HomeCard({ id, title, icon, sample = false, className, children }: HomeCardProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('flex flex-col gap-4 rounded-card border bg-raised p-4 sm:p-6', className)}
    >
      <div className="flex items-center gap-3">
        <span aria-hidden className="text-herb-ink [&_svg]:size-6">
          {icon}
        </span>
        <h2 id={id} className="grow text-xl">
          {title}
        </h2>
        {sample && <Badge>Sample</Badge>}
      </div>
      {children}
    </section>
  )
}
