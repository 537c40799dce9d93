import type { CostEstimate } from '@larder/kitchen/shopping/cost-estimate'
import { moneyText } from '../../../food/money-text'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'

interface ListFiguresProps {
  readonly toBuy: number
  readonly ticked: number
  /** Number of lines to check instead of buy. */
  readonly toCheck: number
  /** The estimated cost, where past prices are known. */
  readonly estimate: CostEstimate | undefined
  readonly currency: string | undefined
}

/**
 * The number of lines and the estimated cost. On a phone they are stacked, so that nothing shifts when the prices
 * arrive.
 */
export function ListFigures({ toBuy, ticked, toCheck, estimate, currency }: ListFiguresProps) {
  const hasPrices = estimate && currency !== undefined && estimate.unpriced < estimate.each.length
  return (
    <>
      <p role="status" className="numbers min-h-6 text-ink-soft max-sm:basis-full">
        {toBuy + ticked + toCheck > 0 && `${formatNounCount(toBuy, 'thing')} to buy`}
        {toCheck > 0 && `, ${numberText(toCheck)} to check`}
        {ticked > 0 && `, ${numberText(ticked)} in the trolley`}
      </p>
      {hasPrices && (
        <p className="numbers text-ink-soft">
          About {moneyText(estimate.total, currency)}
          {estimate.unpriced > 0 && `, ${numberText(estimate.unpriced)} without a price`}
        </p>
      )}
    </>
  )
}
