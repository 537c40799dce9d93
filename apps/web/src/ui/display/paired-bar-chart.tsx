import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { numberText } from '../formatting/locale'
import { ChartFrame } from './chart-frame'
import { niceCeiling } from './nice-ceiling'

export type BarPair = { name: string; values: readonly [number, number] }

export type PairedBarChartProps = {
  title: ReactNode
  summary?: ReactNode
  /** What the pairs are of, as the head of the table's first column: 'Week'. */
  of: string
  series: readonly [string, string]
  pairs: readonly BarPair[]
  format?: (value: number) => string
  /** The same above a bar, where there is little room and the scale has told the unit. */
  formatShort?: (value: number) => string
  className?: string
}

// Two hues and two fills: who sees no colours tells them by the stripes.
const fills = [
  'bg-herb border-herb',
  'border-saffron-ink bg-[repeating-linear-gradient(135deg,var(--color-saffron)_0_3px,var(--color-saffron-wash)_3px_6px)]',
] as const

/** Two figures side by side for each of a few weeks or months. */
export function PairedBarChart({
  title,
  summary,
  of,
  series,
  pairs,
  format: write = (value) => numberText(value),
  formatShort: writeShort = write,
  className,
}: PairedBarChartProps) {
  const top = niceCeiling(Math.max(...pairs.flatMap(({ values }) => values)))
  return (
    <ChartFrame
      title={title}
      summary={summary}
      columns={[of, ...series]}
      rows={pairs.map(({ name, values: [first, second] }) => [name, write(first), write(second)])}
      className={classNames('@container', className)}
    >
      <p className="flex flex-wrap gap-x-4 pb-2 text-sm">
        {series.map((name, place) => (
          <span key={name} className="flex items-center gap-2">
            <span className={classNames('size-3.5 rounded-inner border', fills[place])} />
            {name}
          </span>
        ))}
      </p>
      <div className="numbers grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-soft">
        <div className="flex h-40 flex-col justify-between pt-5 text-end leading-none">
          <span>{write(top)}</span>
          <span>{write(top / 2)}</span>
          <span>{write(0)}</span>
        </div>
        <div className="h-40 pt-6 pb-1.5">
          <div className="relative h-full border-b border-edge">
            <span className="absolute inset-x-0 top-0 border-t border-dashed" />
            <span className="absolute inset-x-0 top-1/2 border-t border-dashed" />
            <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
              {pairs.map(({ name, values }) => (
                <div key={name} className="flex items-end justify-center gap-0.5 px-0.5 @lg:gap-1.5">
                  {values.map((value, place) => (
                    <span
                      key={series[place]}
                      className={classNames(
                        'relative w-full max-w-6 rounded-t-inner',
                        value > 0 && 'border border-b-0',
                        fills[place],
                      )}
                      style={{ height: `${(100 * value) / top}%` }}
                    >
                      {value > 0 && (
                        <span className="absolute bottom-full left-1/2 hidden -translate-x-1/2 pb-0.5 whitespace-nowrap text-ink @lg:block">
                          {writeShort(value)}
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
          {pairs.map(({ name }, place) => (
            <span
              key={name}
              className={classNames(
                'flex min-w-0 justify-center whitespace-nowrap',
                isSkipped(place, pairs.length) && 'invisible @md:visible',
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

/** Where many names stand in little room, every second one is enough; the last, which is the newest, always stays. */
function isSkipped(place: number, of: number): boolean {
  return of > 5 && (of - 1 - place) % 2 === 1
}
