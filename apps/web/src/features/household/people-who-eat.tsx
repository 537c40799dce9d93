import type { HouseholdPerson } from '@larder/contract/diet'
import { useRef } from 'react'
import { AddGuest } from './add-guest'
import { PersonRow } from './person-row'

/** All eaters: members, and guests and children without an account. */
export function PeopleWhoEat({ people }: { readonly people: readonly HouseholdPerson[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="people" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} id="people" tabIndex={-1} className="text-xl">
          People who eat ({people.length})
        </h2>
        <p className="max-w-measure text-ink-soft">
          Dishes are counted for their portions and have to suit their diets and restrictions.
        </p>
      </div>
      <ul className="border-y *:not-first:border-t">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
      <AddGuest />
    </section>
  )
}
