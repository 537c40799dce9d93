import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names'
import { Badge } from '../../ui/display/badge'

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

interface Testimonial {
  readonly name: string
  readonly role: string
  readonly content: string
  readonly initials: string
}

/** Three fictional testimonials of the specification, always marked as samples. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Sarah Johnson',
    role: 'Home cook, mother of two',
    content:
      'I photograph the fridge on Thursday evening. By the time the children are in bed I know what Friday’s dinner is, and that we need lemons.',
    initials: 'SJ',
  },
  {
    name: 'Michael Chen',
    role: 'Batch cooker',
    content:
      'On Sundays I cook for five days. The plan takes out what I already have, and the list is short enough for one bag on the bicycle.',
    initials: 'MC',
  },
  {
    name: 'Emily Rodriguez',
    role: 'Shares a flat and a fridge',
    content:
      'Four of us, one fridge, one sesame allergy. Suggestions leave it out without being told again, and nobody buys a third jar of mustard.',
    initials: 'ER',
  },
]

export function TestimonialsSection() {
  return (
    <PageSection title="What Our Users Say" mark={<Badge>Sample</Badge>}>
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {testimonials.map(({ name, role, content, initials }) => (
          <li key={name} className="flex">
            <figure className="flex flex-1 flex-col gap-6 border-t pt-6">
              <blockquote className="grow font-heading text-xl leading-snug text-pretty">
                <p>“{content}”</p>
              </blockquote>
              <figcaption className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-herb-wash font-semibold text-herb-ink"
                >
                  {initials}
                </span>
                <span className="leading-tight">
                  <span className="block font-semibold">{name}</span>
                  <span className="text-sm text-ink-soft">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
