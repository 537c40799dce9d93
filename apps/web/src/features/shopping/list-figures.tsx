import type { Estimate } from '@larder/kitchen/price-memory'
import { counted } from '../../ui/counted'
import { moneyText } from './money'

interface ListFiguresProps {
  readonly toBuy: number
  readonly ticked: number
  /** What all of it will cost, where prices are remembered. */
  readonly estimate: Estimate | undefined
  readonly currency: string | undefined
}

/** How long the list is, and what it will come to. */
export function ListFigures({ toBuy, ticked, estimate, currency }: ListFiguresProps) {
  const priced = estimate && currency !== undefined && estimate.unpriced < estimate.each.length
  return (
    <p className="numbers flex min-h-6 flex-wrap gap-x-4 text-ink-soft">
      <span role="status">
        {toBuy + ticked > 0 && `${counted(toBuy, 'thing')} to buy`}
        {ticked > 0 && `, ${ticked.toLocaleString('en')} in the trolley`}
      </span>
      {priced && (
        <span>
          About {moneyText(estimate.total, currency)}
          {estimate.unpriced > 0 && `, ${estimate.unpriced.toLocaleString('en')} without a price`}
        </span>
      )}
    </p>
  )
}
