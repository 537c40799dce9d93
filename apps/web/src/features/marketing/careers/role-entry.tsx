import { Button } from '../../../ui/controls/button'
import { createApplyLink, type JobRole } from './job-roles'

/** A role styled like a menu entry: title, dots, place and type, and the description. */
export function RoleEntry({ id, title, location, type, description }: JobRole) {
  return (
    <li className="grid gap-x-8 gap-y-4 py-6 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={id} className="text-xl">
            {title}
          </h3>
          <span aria-hidden className="min-w-6 grow border-b-2 border-dotted border-edge/60 max-md:hidden" />
          <p className="text-sm font-medium text-herb-ink max-md:basis-full">
            {location} · {type}
          </p>
        </div>
        <p className="max-w-measure text-ink-soft">{description}</p>
      </div>
      <Button asChild>
        <a href={createApplyLink(title)} aria-describedby={id}>
          Apply Now
        </a>
      </Button>
    </li>
  )
}
