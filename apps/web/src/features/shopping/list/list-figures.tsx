import type { CostEstimate } from '@larder/kitchen/shopping/cost-estimate'
import { moneyText } from '../../../food/money-text'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'

interface ListFiguresProps {
  readonly toBuy: number
  readonly ticked: number
  /** Things to look after instead. */
  readonly toCheck: number
  /** What all of it will cost, where prices are remembered. */
  readonly estimate: CostEstimate | undefined
  readonly currency: string | undefined
}

/** How long the list is, and what it will come to: on a phone below each other, so that nothing moves when the prices come. */
export function ListFigures({ toBuy, ticked, toCheck, estimate, currency }: ListFiguresProps) {
  const priced = estimate && currency !== undefined && estimate.unpriced < estimate.each.length
  return (
    <>
      <p role="status" className="numbers min-h-6 text-ink-soft max-sm:basis-full">
        {toBuy + ticked + toCheck > 0 && `${formatNounCount(toBuy, 'thing')} to buy`}
        {toCheck > 0 && `, ${numberText(toCheck)} to check`}
        {ticked > 0 && `, ${numberText(ticked)} in the trolley`}
      </p>
      {priced && (
        <p className="numbers text-ink-soft">
          About {moneyText(estimate.total, currency)}
          {estimate.unpriced > 0 && `, ${numberText(estimate.unpriced)} without a price`}
        </p>
      )}
    </>
  )
}
