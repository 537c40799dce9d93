import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'

export type TableColumn<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end of the column. */
  numeric?: boolean
  /** Aligned to the end without being a number, such as buttons. */
  end?: boolean
  /** The column with the row header. */
  heads?: boolean
  /** The sort direction of the rows by this column; 'none' if it is sortable but not active. */
  sorted?: 'ascending' | 'descending' | 'none'
}

export type TableProps<Row> = Omit<ComponentProps<'section'>, 'children'> & {
  caption: ReactNode
  hideCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Shown if there are no rows. */
  empty?: ReactNode
}

export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  empty,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId()
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard
      tabIndex={0}
      className={classNames('relative overflow-x-auto rounded-card border bg-raised', className)}
      {...rest}
    >
      <table className="w-full border-collapse text-start">
        <caption id={captionId} className={hideCaption ? 'sr-only' : 'px-4 py-3 text-start font-semibold'}>
          {caption}
        </caption>
        <thead>
          <tr className="bg-paper text-sm text-ink-soft">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sorted}
                className={classNames(
                  'border-y px-4 py-2.5 font-semibold whitespace-nowrap',
                  column.numeric || column.end ? 'text-end' : 'text-start',
                  hideCaption && 'border-t-0',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b last:border-b-0">
              {columns.map((column) => {
                const Cell = column.heads ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    {...(column.heads ? { scope: 'row' } : {})}
                    className={classNames(
                      'h-14 px-4 py-1.5',
                      column.numeric && 'numbers',
                      column.numeric || column.end ? 'text-end' : 'text-start',
                      column.heads ? 'font-semibold' : 'font-normal',
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-8 text-center text-ink-soft">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
