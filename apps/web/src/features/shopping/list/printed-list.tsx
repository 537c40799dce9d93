import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDialect } from '../../../food/use-dialect'
import type { ListFacts } from '../list-facts'
import { groupByAisle, rowTitle, type ShoppingListRow } from '../shopping-rows'

interface PrintedListProps {
  readonly title: string
  readonly rows: readonly ShoppingListRow[]
  readonly facts: ListFacts | undefined
  readonly trips: readonly (readonly string[])[]
}

/** The printed list: by aisle, with boxes to tick. It is rendered only while printing. */
export function PrintedList({ title, rows, facts, trips }: PrintedListProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints as soon as the handler returns, so the render must be synchronous.
    const onBeforePrint = () => flushSync(() => setPrinting(true))
    const onAfterPrint = () => setPrinting(false)
    window.addEventListener('beforeprint', onBeforePrint)
    window.addEventListener('afterprint', onAfterPrint)
    return () => {
      window.removeEventListener('beforeprint', onBeforePrint)
      window.removeEventListener('afterprint', onAfterPrint)
    }
  }, [])

  const say = useDialect()
  if (!printing) return null
  const aisles = groupByAisle(facts ? facts.inOrder(rows, trips) : rows)
  return (
    <div className="hidden print:block">
      <h1 className="pb-2 text-2xl">{title}</h1>
      <div className="columns-2 gap-8">
        {aisles.map(([aisle, aisleRows]) => (
          <section key={aisle} className="break-inside-avoid-column pb-3">
            {aisles.length > 1 && <h2 className="pb-1 font-text text-sm font-semibold">{say(aisle)}</h2>}
            <ul>
              {aisleRows.map((row) => (
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
