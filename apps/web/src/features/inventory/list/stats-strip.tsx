import { inventory } from '@larder/contract/inventory'
import { useRead } from '../../../api/use-read'
import { numberText } from '../../../ui/formatting/locale'

/** The figures of the specification, shown as samples until this installation has its own. */
const samples = { ingredients: 309_439, usageRecords: 21_683_773 }

interface StatsStripProps {
  /** Number of items in this household. */
  readonly count: number
  readonly sample: boolean
}

export function StatsStrip({ count, sample }: StatsStripProps) {
  const totals = useRead(inventory.totals, {}).data?.data
  return (
    // On a phone it ends the page: what one came for starts higher up.
    <dl className="grid grid-cols-[1fr_1fr_1.25fr] gap-x-2 max-md:order-last max-md:pb-6 @2xl:grid-cols-3 @2xl:gap-x-4">
      <StatFigure label="Total Ingredients" {...toFigure(totals?.ingredients, samples.ingredients)} />
      <StatFigure label="Current Inventory" value={count} note={sample ? 'Sample' : 'In your kitchen'} />
      <StatFigure label="Total Usage Records" {...toFigure(totals?.usageRecords, samples.usageRecords)} />
    </dl>
  )
}

function toFigure(own = 0, sample: number) {
  return own > 0 ? { value: own, note: 'In all kitchens' } : { value: sample, note: 'Sample' }
}

interface FigureProps {
  readonly label: string
  readonly value: number
  readonly note: string
}

/** Keeps its height for notes and figures of any length, so that the content below does not shift. */
function StatFigure({ label, value, note }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col border-s-2 border-herb ps-2 @2xl:ps-4">
      <dt className="grow text-xs text-ink-soft @2xl:text-sm">{label}</dt>
      {/* Another figure is another element: it takes the place of the one before instead of moving it. */}
      <dd
        key={value}
        className="numbers font-heading text-sm font-title @xs:text-lg @2xl:text-3xl @2xl:leading-tight"
      >
        {numberText(value)}
      </dd>
      <dd className="truncate text-xs text-ink-soft @2xl:text-sm">{note}</dd>
    </div>
  )
}
