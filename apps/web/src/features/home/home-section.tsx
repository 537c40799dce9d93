import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge'

interface HomeSectionProps {
  readonly id: string
  readonly title: string
  /** The data is a sample, not this cook's stock. */
  readonly sample: boolean
  readonly children: ReactNode
}

/** A page section with its heading, and a badge if it shows sample data. */
export function HomeSection({ id, title, sample, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex min-h-6 items-center gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {sample && <Badge>Sample</Badge>}
      </div>
      {children}
    </section>
  )
}
