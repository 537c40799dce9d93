import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names'

interface PageSectionProps {
  readonly title: string
  readonly intro?: ReactNode
  /** Shown beside the title. */
  readonly mark?: ReactNode
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A titled section of a marketing page. */
export function PageSection({ title, intro, mark, id, className, children }: PageSectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={classNames('mx-auto w-full max-w-7xl scroll-mt-4 px-4 md:px-6', className)}
    >
      <div className="mb-8 flex flex-col gap-3 md:mb-12">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={heading} className="text-3xl md:text-4xl">
            {title}
          </h2>
          {mark}
        </div>
        {intro && <p className="max-w-measure text-lg text-ink-soft">{intro}</p>}
      </div>
      {children}
    </section>
  )
}
