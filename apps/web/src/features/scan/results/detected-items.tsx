import type { ReceiptHeader } from '@larder/contract/scan'
import { type Day, isDay } from '@larder/kitchen/date/day'
import { Archive, ChevronDown, CircleCheck, Eye, Info, PackageCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { formatShortDay } from '../../../food/expiry/short-day'
import type { FoodFacts } from '../../../food/food-facts'
import { loginPath, registerPath } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { Badge } from '../../../ui/display/badge'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import type { ScanSummary } from '../scan-state'
import type { TaughtProduct, UnresolvedBarcode } from '../use-barcodes'
import { DetectedRow } from './detected-row'
import { checkReceiptSum } from './receipt-sum'
import { isGroceryLine, type ScanLineAction, type ScanLineState } from './scan-lines-state'
import { UnresolvedBarcodeRow } from './unresolved-barcode-row'

interface NotFoodProps {
  readonly count: number
  readonly children: ReactNode
}

/** Bought items that are not food: collapsed and unticked, but selectable. */
function NonFoodLines({ count, children }: NotFoodProps) {
  const list = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t">
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        icon={<ChevronDown className={classNames('transition-transform', open && 'rotate-180')} />}
        onClick={() => setOpen(!open)}
        className="-ms-4 mt-1"
      >
        Not food ({numberText(count)})
      </Button>
      {open && (
        <ul id={list} aria-label="Not food" className="flex flex-col divide-y">
          {children}
        </ul>
      )}
    </div>
  )
}

interface SaveBarProps {
  readonly count: number
  readonly of: number
  /** A visitor tried to save and is invited to log in. */
  readonly visitor: boolean
  readonly onSave: () => void
}

/** The main action of the screen, always in view. */
function SaveScanBar({ count, of, visitor, onSave }: SaveBarProps) {
  const { pathname } = useLocation()
  useToastOffset('6rem')
  return (
    <div className="sticky bottom-(--tab-bar) z-10 -mx-4 mt-auto -mb-4 flex flex-col gap-2 rounded-b-card border-t bg-raised px-4 pt-3 pb-safe sm:-mx-6 sm:-mb-6 sm:px-6">
      {visitor && (
        <p role="status" className="rounded-card bg-sky-wash px-4 py-3">
          Samples are not kept. <Link to={loginPath(pathname)}>Log in</Link> or{' '}
          <Link to={registerPath(pathname)}>create an account</Link>, and what you scan goes into your own
          kitchen.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <p className="numbers min-w-0 grow basis-16 text-sm text-ink-soft">
          {count} of {of} selected
        </p>
        <Button variant="primary" size="lg" icon={<PackageCheck />} disabled={count === 0} onClick={onSave}>
          Save to Inventory
        </Button>
      </div>
    </div>
  )
}

interface DetectedItemsProps {
  readonly found: ScanSummary
  readonly lines: readonly ScanLineState[]
  readonly change: (event: ScanLineAction) => void
  readonly codes: readonly UnresolvedBarcode[]
  readonly onTeach: (open: UnresolvedBarcode, taught: TaughtProduct) => Promise<void>
  readonly onAskAgain: (open: UnresolvedBarcode) => void
  readonly onDismiss: (code: string) => void
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
  readonly facts: FoodFacts | undefined
  readonly today: Day
  readonly onSave: () => void
  /** Discards the scan without saving. */
  readonly onPutAside: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The detected items, to be corrected and saved. */
export function DetectedItems(props: DetectedItemsProps) {
  const { found, lines, change, codes, lit, onPoint, facts, today, headingRef } = props
  const goods = lines.filter(isGroceryLine)
  const others = lines.filter((line) => !isGroceryLine(line))
  const ticked = lines.filter((line) => line.ticked).length
  const tickedGoods = goods.filter((line) => line.ticked).length
  const [hasTriedToSave, setHasTriedToSave] = useState(false)
  const numbered = goods.some((line) => line.found.area)
  const row = (line: ScanLineState, number?: number) => (
    <DetectedRow
      key={line.found.key}
      line={line}
      number={numbered ? number : undefined}
      lit={lit === line.found.key}
      onPoint={onPoint}
      facts={facts}
      today={today}
      currency={found.receipt?.currency}
      change={change}
    />
  )
  return (
    <div className="flex grow flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 ref={headingRef} tabIndex={-1} className="flex items-center gap-3 text-xl">
          Detected Items
          {found.sample && <Badge tone="sky">Sample</Badge>}
        </h2>
        <p className="text-sm text-ink-soft">
          {goods.length > 0 && formatNounCount(goods.length, 'item')}
          {formatSource(found) !== '' && (
            <>
              {' · '}
              <span className="inline-flex items-center gap-1">
                <Eye aria-hidden className="size-4" />
                {formatSource(found)}
              </span>
            </>
          )}
        </p>
      </header>
      {found.sample && (
        <p className="flex gap-2 text-sm text-ink-soft">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          This is what a scan looks like. Nobody has looked at a picture of yours, and nothing is stored.
        </p>
      )}
      {found.receipt && <ReceiptSummary receipt={found.receipt} lines={lines} today={today} />}
      {listNotes(found).map((note) => (
        <p key={note} className="flex gap-2 text-sm text-ink-soft">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {note}
        </p>
      ))}
      {goods.length > 1 && (
        <Checkbox
          label="Select all"
          checked={tickedGoods === goods.length}
          indeterminate={tickedGoods > 0 && tickedGoods < goods.length}
          onChange={() => change({ type: 'tick-all', ticked: tickedGoods < goods.length })}
          className="border-b"
        />
      )}
      <ul aria-label="Detected Items" className="flex flex-col divide-y">
        {codes.map((open) => (
          <UnresolvedBarcodeRow
            key={open.code}
            open={open}
            onTeach={(taught) => props.onTeach(open, taught)}
            onTryAgain={() => props.onAskAgain(open)}
            onDismiss={() => props.onDismiss(open.code)}
          />
        ))}
        {goods.map((line, at) => row(line, at + 1))}
      </ul>
      {others.length > 0 && (
        <NonFoodLines count={others.length}>{others.map((line) => row(line))}</NonFoodLines>
      )}
      <Credits lines={lines} />
      {lines.length > 0 && (
        <>
          <Button variant="quiet" icon={<Archive />} onClick={props.onPutAside} className="-ms-4 self-start">
            {found.sample ? 'Clear the list' : 'Discard'}
          </Button>
          <SaveScanBar
            count={ticked}
            of={goods.length + ticked - tickedGoods}
            visitor={found.sample === true && hasTriedToSave}
            onSave={found.sample ? () => setHasTriedToSave(true) : props.onSave}
          />
        </>
      )}
    </div>
  )
}

function formatSource({ seenBy: who, here, sample }: ScanSummary): string {
  if (sample || who === '') return ''
  if (here) return 'Seen on this device'
  return `Seen by ${who === 'larder' ? 'Larder' : who}`
}

// The difference is shown above with the sum, which is updated while prices are corrected.
function listNotes({ notes, receipt }: ScanSummary): readonly string[] {
  return receipt?.difference === undefined
    ? notes
    : notes.filter((note) => !note.startsWith('The items do not add up'))
}

function Credits({ lines }: { lines: readonly ScanLineState[] }) {
  const credits = [...new Set(lines.flatMap(({ found }) => found.credit ?? []))]
  return credits.length > 0 && <p className="text-sm text-ink-soft">{credits.join(' · ')}</p>
}

interface ReceiptSummaryProps {
  readonly receipt: ReceiptHeader
  readonly lines: readonly ScanLineState[]
  readonly today: Day
}

/** The store, date and total of a receipt, and whether the lines add up. */
function ReceiptSummary({ receipt, lines, today }: ReceiptSummaryProps) {
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
