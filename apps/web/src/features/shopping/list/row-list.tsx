import { ShoppingCart } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { useDialect } from '../../../food/use-dialect'
import { LazyJumpTo } from '../../../ui/controls/lazy-jump-to'
import type { ListFacts } from '../list-facts'
import { groupByAisle, type ShoppingListRow } from '../shopping-rows'
import type { ListOrder } from './list-view-params'
import { ShoppingRow } from './shopping-row'

/** Props shared by all rows of the list. */
export type RowListContext = Omit<
  ComponentProps<typeof ShoppingRow>,
  'row' | 'price' | 'unfolded' | 'editing' | 'isStalled'
> & {
  readonly isStalled: boolean
  readonly unfolded: string | undefined
  readonly editing: string | undefined
  readonly priceOf: (row: ShoppingListRow) => string | undefined
}

interface RowListProps {
  readonly rows: readonly ShoppingListRow[]
  readonly context: RowListContext
  /** Accessible name, where there is no heading. */
  readonly label?: string
  readonly heading?: ReactNode
  /** The aisle, for the index. */
  readonly group?: string
}

/** A list of rows, with a heading where it is a section. */
function RowList({ rows, context, label, heading, group }: RowListProps) {
  const id = useId()
  const { unfolded, editing, priceOf, ...common } = context
  return (
    <section aria-labelledby={heading ? id : undefined} data-group={group}>
      {heading && (
        <h2
          id={id}
          tabIndex={-1}
          className="sticky top-0 z-10 bg-paper pt-4 pb-1 font-text text-base font-semibold text-ink-soft"
        >
          {heading}
        </h2>
      )}
      <ul
        aria-label={label}
        aria-labelledby={heading ? id : undefined}
        className="flex flex-col divide-y border-y"
      >
        {rows.map((row) => (
          <ShoppingRow
            key={row.id}
            {...common}
            row={row}
            price={priceOf(row)}
            unfolded={unfolded === row.id}
            editing={editing === row.id}
          />
        ))}
      </ul>
    </section>
  )
}

interface TrolleyProps {
  readonly rows: readonly ShoppingListRow[]
  readonly context: RowListContext
}

/** The bought rows, until they are put away. */
export function TrolleySection({ rows, context }: TrolleyProps) {
  if (rows.length === 0) return null
  return (
    <div data-trolley className="pt-4">
      <RowList
        rows={rows}
        context={context}
        heading={
          <span className="flex items-center gap-2">
            <ShoppingCart aria-hidden className="size-5" />
            In the trolley
          </span>
        }
      />
    </div>
  )
}

interface ToBuyProps {
  readonly rows: readonly ShoppingListRow[]
  readonly context: RowListContext
  readonly arrangement: ListOrder
  readonly facts: ListFacts | undefined
  readonly trips: readonly (readonly string[])[]
}

/** The rows still to be bought, in the order added or by aisle. */
export function ToBuySection({ rows, context, arrangement, facts, trips }: ToBuyProps) {
  const say = useDialect()
  const byAisle = arrangement === 'aisle' && facts !== undefined
  const aisles = useMemo(
    () => (byAisle ? groupByAisle(facts.inOrder(rows, trips)) : []),
    [byAisle, facts, rows, trips],
  )
  if (rows.length === 0) return null
  if (!byAisle) return <RowList rows={rows} context={context} label="To buy" />
  return (
    <div className="-mt-2 flex flex-col gap-2">
      <LazyJumpTo groups={aisles.map(([aisle]) => aisle)} say={say} className="top-0" />
      {aisles.map(([aisle, aisleRows]) => (
        <RowList key={aisle} rows={aisleRows} context={context} heading={say(aisle)} group={aisle} />
      ))}
    </div>
  )
}
