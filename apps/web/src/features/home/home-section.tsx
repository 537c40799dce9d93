import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge'

interface HomeSectionProps {
  readonly id: string
  readonly title: string
  /** It is not this cook's kitchen but one to look at. */
  readonly sample: boolean
  readonly children: ReactNode
}

/** A part of a page with its heading, and the mark of a sample beside it. */
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
