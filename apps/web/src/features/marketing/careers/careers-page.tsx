import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/display/badge'
import { careersEmail, createApplyLink, jobRoles } from './job-roles'
import { RoleEntry } from './role-entry'
import { SprigOrnament } from './sprig-ornament'

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
