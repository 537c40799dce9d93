import { inventory } from '@larder/contract/inventory'
import { useRead } from '../../api/use-api'

/** The figures of the specification, shown as samples until this installation has its own. */
const samples = { ingredients: 309_439, usageRecords: 21_683_773 }

interface StatsStripProps {
  /** How many things are in this kitchen. */
  readonly count: number
  readonly sample: boolean
}

export function StatsStrip({ count, sample }: StatsStripProps) {
  const totals = useRead(inventory.totals, {}).data?.data
  return (
    <dl className="grid gap-x-4 @2xl:grid-cols-3">
      <Figure label="Total Ingredients" {...figure(totals?.ingredients, samples.ingredients)} />
      <Figure label="Current Inventory" value={count} note={sample ? 'Sample' : 'In your kitchen'} />
      <Figure label="Total Usage Records" {...figure(totals?.usageRecords, samples.usageRecords)} />
    </dl>
  )
}

function figure(own = 0, sample: number) {
  return own > 0 ? { value: own, note: 'In all kitchens here' } : { value: sample, note: 'Sample' }
}

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly note: string
}

/** A line where there is little room, a tile where there is more. */
function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-t py-1.5 last:border-b @2xl:grid-cols-1 @2xl:border-0 @2xl:border-s-2 @2xl:border-herb @2xl:py-0 @2xl:ps-4 @2xl:last:border-b-0">
      <dt className="text-sm text-ink-soft">
        {label}
        <span className="@2xl:hidden"> · {note}</span>
      </dt>
      {/* Another figure is another element: it takes the place of the one before instead of moving it. */}
      <dd
        key={value}
        className="numbers text-end font-heading text-lg font-title @2xl:text-start @2xl:text-3xl @2xl:leading-tight"
      >
        {value.toLocaleString('en')}
      </dd>
      <dd className="hidden text-sm text-ink-soft @2xl:block">{note}</dd>
    </div>
  )
}
