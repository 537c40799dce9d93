import type { DishNotes } from '@larder/contract/recipes'
import { recipePath } from '../../../paths'
import { Link } from '../../../router/link'

/** How long a dish keeps, what it is served with and what its leftovers become. */
export function DishNotesSection({ dish }: { dish: DishNotes }) {
  return (
    <section aria-labelledby="dish-notes" className="flex flex-col gap-3 border-t pt-6 print:hidden">
      <h2 id="dish-notes" className="text-2xl">
        Good to know
      </h2>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {dish.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <DishLinks label="Goes with" dishes={dish.goesWith} />
      <DishLinks label="Leftovers become" dishes={dish.leftoversBecome} />
    </section>
  )
}

function DishLinks({ label, dishes }: { label: string; dishes: DishNotes['goesWith'] }) {
  if (dishes.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-ink-soft">{label}</span>
      {dishes.map(({ id, title }) => (
        <Link key={id} to={recipePath(id)} className="link inline-flex min-h-11 items-center">
          {title}
        </Link>
      ))}
    </p>
  )
}
