import { useMemo } from 'react'
import type { ListFacts } from './list-facts'
import { RowList, type RowPlan } from './row-list'
import { aislesOf, type Row } from './shopping-rows'
import type { Arrangement } from './shopping-view'

interface ToBuyProps {
  readonly rows: readonly Row[]
  readonly plan: RowPlan
  readonly arrangement: Arrangement
  readonly facts: ListFacts | undefined
  readonly trips: readonly (readonly string[])[]
}

/** What is still to be bought: in the order it was put down, or as the shop is walked. */
export function ToBuy({ rows, plan, arrangement, facts, trips }: ToBuyProps) {
  const byAisle = arrangement === 'aisle' && facts !== undefined
  const aisles = useMemo(
    () => (byAisle ? aislesOf(facts.inOrder(rows, trips)) : []),
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
