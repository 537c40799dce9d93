import { useMemo } from 'react'
import type { ListFacts } from '../list-facts'
import { groupByAisle, type ShoppingListRow } from '../shopping-rows'
import type { ListOrder } from './list-view-params'
import { RowList, type RowListContext } from './row-list'

interface ToBuyProps {
  readonly rows: readonly ShoppingListRow[]
  readonly plan: RowListContext
  readonly arrangement: ListOrder
  readonly facts: ListFacts | undefined
  readonly trips: readonly (readonly string[])[]
}

/** What is still to be bought: in the order it was put down, or as the shop is walked. */
export function ToBuySection({ rows, plan, arrangement, facts, trips }: ToBuyProps) {
  const byAisle = arrangement === 'aisle' && facts !== undefined
  const aisles = useMemo(
    () => (byAisle ? groupByAisle(facts.inOrder(rows, trips)) : []),
    [byAisle, facts, rows, trips],
  )
  if (rows.length === 0) return null
  if (!byAisle) return <RowList rows={rows} plan={plan} label="To buy" />
  return (
    <div className="-mt-2 flex flex-col gap-2">
      {aisles.map(([aisle, those]) => (
        <RowList key={aisle} rows={those} plan={plan} heading={aisle} />
      ))}
    </div>
  )
}
