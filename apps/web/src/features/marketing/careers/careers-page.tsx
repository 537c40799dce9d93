import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'

/** The ornament above a menu. */
function SprigOrnament() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 24" className="h-6 w-24 text-herb-ink">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
        <path d="M4 12h88" />
      </g>
      <g fill="currentColor">
        <path d="M48 12c-2-6 1-10 7-11 1 6-2 10-7 11ZM48 12c-2 6 1 10 7 11 1-6-2-10-7-11Z" />
        <path d="M36 12c-1-5 1-8 6-9 1 5-1 8-6 9ZM36 12c-1 5 1 8 6 9 1-5-1-8-6-9ZM60 12c-1-5 1-8 6-9 1 5-1 8-6 9ZM60 12c-1 5 1 8 6 9 1-5-1-8-6-9Z" />
      </g>
    </svg>
  )
}

interface JobRole {
  readonly id: string
  readonly title: string
  readonly location: string
  readonly type: string
  readonly description: string
}

/** The address for applications. An operator who hires people puts their own address and roles here. */
const careersEmail = 'careers@larder.example'

/** The six sample roles of the specification, shown as samples. */
export const jobRoles: readonly JobRole[] = [
  {
    id: 'frontend-engineer',
    title: 'Frontend Engineer',
    location: 'Remote',
    type: 'Full-time',
    description:
      'Build screens that somebody with wet hands and one minute can use: fast, readable, and the same without a network.',
  },
  {
    id: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    location: 'Portland, OR',
    type: 'Full-time',
    description:
      'Teach a small model to tell a lime from an unripe lemon, on a phone, and to say honestly how sure it is.',
  },
  {
    id: 'recipe-developer',
    title: 'Recipe Developer',
    location: 'Portland, OR',
    type: 'Part-time',
    description:
      'Write and cook recipes that start from what is left over. Every amount is weighed, every swap tasted.',
  },
  {
    id: 'product-designer',
    title: 'Product Designer',
    location: 'Remote',
    type: 'Full-time',
    description:
      'Draw, test and simplify, from the first scan to the last plate. You take out more than you put in.',
  },
  {
    id: 'community-lead',
    title: 'Community Lead',
    location: 'Remote',
    type: 'Part-time',
    description:
      'Welcome cooks, look at what they share before others see it, and keep the talk as kind as a good kitchen.',
  },
  {
    id: 'support-specialist',
    title: 'Customer Support Specialist',
    location: 'Portland, OR',
    type: 'Contract',
    description:
      'Answer people’s questions in plain words, and pass what trips them up on to whoever can fix it.',
  },
]

/** Returns a mailto link with the role in the subject. */
function createApplyLink(subject: string): string {
  return `mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`
}

/** A role styled like a menu entry: title, dots, place and type, and the description. */
function RoleEntry({ id, title, location, type, description }: JobRole) {
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

export function CareersPage() {
  return (
    <div className="bg-shade px-4 py-10 sm:px-6 sm:py-16">
      <div className="mx-auto flex max-w-4xl flex-col gap-10">
        <header className="flex flex-col items-center gap-4 text-center">
          <h1 className="text-4xl sm:text-5xl">We're Hiring</h1>
          <p className="max-w-measure text-lg text-pretty text-ink-soft">
            Come and build a kitchen that forgets nothing and wastes nothing. We are few, we write things
            down, and we cook lunch from what is in our own fridge.
          </p>
        </header>

        <section aria-labelledby="roles" className="rounded-card border bg-raised p-1.5">
          <div className="rounded-inner border px-5 pt-8 pb-2 sm:px-10 sm:pt-10">
            <div className="flex flex-col items-center gap-3 border-b pb-8 text-center">
              <SprigOrnament />
              <h2 id="roles" className="text-2xl">
                Open roles
              </h2>
              <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <Badge>Sample</Badge> These six came with the software. Whoever runs this Larder puts their
                own here.
              </p>
            </div>
            <ul className="divide-y">
              {jobRoles.map((role) => (
                <RoleEntry key={role.id} {...role} />
              ))}
            </ul>
          </div>
        </section>

        <section aria-labelledby="unlisted" className="flex flex-col items-center gap-3 text-center">
          <h2 id="unlisted" className="text-2xl">
            Not on the menu?
          </h2>
          <p className="max-w-measure text-pretty text-ink-soft">
            Tell us what you would do here, in a few lines, and what you cook when nobody is coming.
          </p>
          <p>
            <a
              href={createApplyLink('A role that is not listed')}
              className="link inline-flex min-h-11 items-center font-medium wrap-anywhere"
            >
              {careersEmail}
            </a>
          </p>
          <p className="text-ink-soft">
            Or read first <Link to={paths.company}>what we are for</Link>.
          </p>
        </section>
      </div>
    </div>
  )
}
