import { Badge } from '../../ui/display/badge'
import { PageSection } from './page-section'
import { testimonials } from './testimonials'

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
