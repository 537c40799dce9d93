import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { numberText } from '../formatting/locale'

type BarPair = { name: string; values: readonly [number, number] }

export type PairedBarChartProps = {
  title: ReactNode
  summary?: ReactNode
  /** Heading of the table's first column: 'Week'. */
  of: string
  series: readonly [string, string]
  pairs: readonly BarPair[]
  format?: (value: number) => string
  /** Short format above a bar, where space is limited and the scale shows the unit. */
  formatShort?: (value: number) => string
  className?: string
}

// Two hues and two fills: the stripes distinguish them without colour.
const fills = [
  'bg-herb border-herb',
  'border-saffron-ink bg-[repeating-linear-gradient(135deg,var(--color-saffron)_0_3px,var(--color-saffron-wash)_3px_6px)]',
] as const

/**
 * Returns the next round number for the top of a scale: 1, 2 or 5 times a power of ten. `niceCeiling(7.3)` is
 * 10, `niceCeiling(0)` is 1.
 */
export function niceCeiling(max: number): number {
  if (!(max > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(max))
  const factor = [1, 2, 5, 10].find((candidate) => max <= candidate * power * (1 + 1e-9)) ?? 10
  return factor * power
}

type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title'> & {
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

/** Two values side by side for each of a few weeks or months. */
export function PairedBarChart({
  title,
  summary,
  of,
  series,
  pairs,
  format = (value) => numberText(value),
  formatShort = format,
  className,
}: PairedBarChartProps) {
  const top = niceCeiling(Math.max(...pairs.flatMap(({ values }) => values)))
  return (
    <ChartFrame
      title={title}
      summary={summary}
      columns={[of, ...series]}
      rows={pairs.map(({ name, values: [first, second] }) => [name, format(first), format(second)])}
      className={classNames('@container', className)}
    >
      <p className="flex flex-wrap gap-x-4 pb-2 text-sm">
        {series.map((name, index) => (
          <span key={name} className="flex items-center gap-2">
            <span className={classNames('size-3.5 rounded-inner border', fills[index])} />
            {name}
          </span>
        ))}
      </p>
      <div className="numbers grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-soft">
        <div className="flex h-40 flex-col justify-between pt-5 text-end leading-none">
          <span>{format(top)}</span>
          <span>{format(top / 2)}</span>
          <span>{format(0)}</span>
        </div>
        <div className="h-40 pt-6 pb-1.5">
          <div className="relative h-full border-b border-edge">
            <span className="absolute inset-x-0 top-0 border-t border-dashed" />
            <span className="absolute inset-x-0 top-1/2 border-t border-dashed" />
            <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
              {pairs.map(({ name, values }) => (
                <div key={name} className="flex items-end justify-center gap-0.5 px-0.5 @lg:gap-1.5">
                  {values.map((value, index) => (
                    <span
                      key={series[index]}
                      className={classNames(
                        'relative w-full max-w-6 rounded-t-inner',
                        value > 0 && 'border border-b-0',
                        fills[index],
                      )}
                      style={{ height: `${(100 * value) / top}%` }}
                    >
                      {value > 0 && (
                        <span className="absolute bottom-full left-1/2 hidden -translate-x-1/2 pb-0.5 whitespace-nowrap text-ink @lg:block">
                          {formatShort(value)}
                        </span>
                      )}
                    </span>
                  ))}
                </div>
              ))}
            </div>
          </div>
        </div>
        <span />
        <div className="grid auto-cols-fr grid-flow-col">
          {pairs.map(({ name }, index) => (
            <span
              key={name}
              className={classNames(
                'flex min-w-0 justify-center whitespace-nowrap',
                isSkipped(index, pairs.length) && 'invisible @md:visible',
              )}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}

/** On narrow screens every second name is hidden; the last, which is the newest, always shows. */
function isSkipped(index: number, count: number): boolean {
  return count > 5 && (count - 1 - index) % 2 === 1
}
