import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'

export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title'> & {
  title: ReactNode
  /** Describes the chart in a sentence. */
  summary?: ReactNode
  columns: readonly string[]
  /** The figures of the chart; the first cell names its row and is unique. */
  rows: readonly (readonly [string, ...(string | number)[]])[]
  /** The drawing, hidden from screen readers, which get the table. */
  children: ReactNode
}

export function ChartFrame({ title, summary, columns, rows, children, className, ...rest }: ChartFrameProps) {
  const titleId = useId()
  return (
    <figure
      aria-labelledby={titleId}
      className={classNames('relative flex flex-col gap-3', className)}
      {...rest}
    >
      <figcaption>
        <span id={titleId} className="block font-semibold">
          {title}
        </span>
        {summary && <span className="block text-sm text-ink-soft">{summary}</span>}
      </figcaption>
      <div aria-hidden className="[&_svg]:block [&_svg]:w-full">
        {children}
      </div>
      <table aria-labelledby={titleId} className="sr-only">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
