import type { ReceiptHeader } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import { isDay } from '@larder/kitchen/date/day'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatShortDay } from '../../../food/expiry/short-day'
import { checkReceiptSum } from './receipt-sum'
import type { ScanLineState } from './scan-lines-state'

interface ReceiptSummaryProps {
  readonly receipt: ReceiptHeader
  readonly lines: readonly ScanLineState[]
  readonly today: Day
}

/** The store, date and total of a receipt, and whether the lines add up. */
export function ReceiptSummary({ receipt, lines, today }: ReceiptSummaryProps) {
  const { store, day, total, currency, discounts } = receipt
  const sum = checkReceiptSum(receipt, lines)
  const formatMoney = (value: string) => (currency ? `${value} ${currency}` : value)
  const facts = [
    ['Store', store],
    ['Date', day && isDay(day) ? formatShortDay(day, today) : day],
    ['Total', total && formatMoney(total)],
    ['Discounts', discounts && Number(discounts) !== 0 ? formatMoney(discounts) : undefined],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className="flex flex-col gap-2 rounded-card bg-shade p-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="numbers font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {sum && (
        <p role="status" className="flex items-start gap-2">
          {sum.agrees ? (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-herb-ink" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
          )}
          {sum.sentence}
        </p>
      )}
    </div>
  )
}
