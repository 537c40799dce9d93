import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListFacts } from '../list-facts'
import { groupByAisle, rowTitle, type ShoppingListRow } from '../shopping-rows'

interface PrintedListProps {
  readonly title: string
  readonly rows: readonly ShoppingListRow[]
  readonly facts: ListFacts | undefined
  readonly trips: readonly (readonly string[])[]
}

/** The list on paper: by aisle, with boxes to tick. It is drawn only when somebody prints. */
export function PrintedList({ title, rows, facts, trips }: PrintedListProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser looks at the page as soon as this is over.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  if (!printing) return null
  const aisles = groupByAisle(facts ? facts.inOrder(rows, trips) : rows)
  return (
    <div className="hidden print:block">
      <h1 className="pb-2 text-2xl">{title}</h1>
      <div className="columns-2 gap-8">
        {aisles.map(([aisle, those]) => (
          <section key={aisle} className="break-inside-avoid-column pb-3">
            {aisles.length > 1 && <h2 className="pb-1 font-text text-sm font-semibold">{aisle}</h2>}
            <ul>
              {those.map((row) => (
                <li key={row.id} className="flex items-start gap-2 py-0.5 break-inside-avoid">
                  <span aria-hidden className="mt-1 size-4 shrink-0 rounded-inner border border-ink" />
                  <span className="min-w-0 wrap-anywhere">{rowTitle(row)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
