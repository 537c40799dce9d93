import { type ComponentProps, type ReactNode, useId } from 'react'
import type { ShoppingListRow } from '../shopping-rows'
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
}

/** A list of rows, with a heading where it is a section. */
export function RowList({ rows, context, label, heading }: RowListProps) {
  const id = useId()
  const { unfolded, editing, priceOf, ...common } = context
  return (
    <section aria-labelledby={heading ? id : undefined}>
      {heading && (
        <h2 id={id} className="pt-4 pb-1 font-text text-base font-semibold text-ink-soft">
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
