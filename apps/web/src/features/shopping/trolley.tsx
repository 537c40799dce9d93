import { ShoppingCart } from 'lucide-react'
import { RowList, type RowPlan } from './row-list'
import type { Row } from './shopping-rows'

interface TrolleyProps {
  readonly rows: readonly Row[]
  readonly plan: RowPlan
}

/** What is bought already, until it is put away. */
export function Trolley({ rows, plan }: TrolleyProps) {
  if (rows.length === 0) return null
  return (
    <div data-trolley className="pt-4">
      <RowList
        rows={rows}
        plan={plan}
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
