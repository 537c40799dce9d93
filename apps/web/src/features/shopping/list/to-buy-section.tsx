import { useMemo } from 'react'
import type { ListFacts } from '../list-facts'
import { groupByAisle, type ShoppingListRow } from '../shopping-rows'
import type { ListOrder } from './list-view-params'
import { RowList, type RowListContext } from './row-list'

interface ToBuyProps {
  readonly rows: readonly ShoppingListRow[]
  readonly context: RowListContext
  readonly arrangement: ListOrder
  readonly facts: ListFacts | undefined
  readonly trips: readonly (readonly string[])[]
}

/** The rows still to be bought, in the order added or by aisle. */
export function ToBuySection({ rows, context, arrangement, facts, trips }: ToBuyProps) {
  const byAisle = arrangement === 'aisle' && facts !== undefined
  const aisles = useMemo(
    () => (byAisle ? groupByAisle(facts.inOrder(rows, trips)) : []),
    [byAisle, facts, rows, trips],
  )
  if (rows.length === 0) return null
  if (!byAisle) return <RowList rows={rows} context={context} label="To buy" />
  return (
    <div className="-mt-2 flex flex-col gap-2">
      {aisles.map(([aisle, aisleRows]) => (
        <RowList key={aisle} rows={aisleRows} context={context} heading={aisle} />
      ))}
    </div>
  )
}
