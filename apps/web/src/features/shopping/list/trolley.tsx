import { ShoppingCart } from 'lucide-react'
import type { ShoppingListRow } from '../shopping-rows'
import { RowList, type RowListContext } from './row-list'

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
