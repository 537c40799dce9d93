import type { AlternativeGuess, ProductSource, ScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import { isDay } from '@larder/kitchen/date/day'
import { ChevronDown, PenLine, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatShortDay } from '../../../food/expiry/short-day'
import type { FoodFacts } from '../../../food/food-facts'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { formatItemAmount } from '../../../food/item-amount'
import { placeLabels } from '../../../food/places'
import { classNames } from '../../../ui/class-names'
import { Checkbox } from '../../../ui/controls/checkbox'
import { IconButton } from '../../../ui/controls/icon-button'
import { LineFields } from './line-fields'
import { estimateLineExpiry, type LineExpiry } from './line-values'
import { isRenamed, isUncertain, type ScanLineAction, type ScanLineState } from './scan-lines-state'

/** Returns the confidence label of the specification: High above 90, otherwise Medium. */
export function getConfidenceLabel(percent: number): 'High' | 'Medium' {
  return percent > 90 ? 'High' : 'Medium'
}

/** The confidence as a label, a percentage and a bar. */
function ConfidenceBadge({ percent }: { readonly percent: number }) {
  return (
    <span className="flex shrink-0 flex-col items-end gap-1">
      <span className="numbers text-sm whitespace-nowrap text-ink-soft">
        <span className="font-semibold text-ink">{getConfidenceLabel(percent)}</span>
        <span className="sr-only"> confidence,</span> {percent} %
      </span>
      <span aria-hidden className="h-1 w-16 overflow-hidden rounded-full bg-shade">
        <span className="block h-full rounded-full bg-herb" style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}

interface PrintedLineProps {
  readonly found: ScanLine
  readonly currency: string | undefined
}

const sources: Record<ProductSource, string> = {
  household: 'named by your household',
  installation: 'named by others here',
  embedded: 'known to Larder',
  'open-food-facts': 'from Open Food Facts',
  'produce-number': 'a number for loose produce',
}

/** The text on the receipt or below the barcode, with the price. */
function PrintedLineText({ found, currency }: PrintedLineProps) {
  const { text, code, source, price, discount } = found
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      <span className="min-w-0 font-mono wrap-anywhere">{text ?? code}</span>
      {source !== undefined && <span>{sources[source]}</span>}
      {price !== undefined && (
        <span className="numbers whitespace-nowrap">
          {price}
          {currency ? ` ${currency}` : ''}
          {discount !== undefined && Number(discount) !== 0 && `, ${discount.replace('-', '')} off`}
        </span>
      )}
    </p>
  )
}

interface OtherGuessesProps {
  readonly legend: string
  readonly guesses: readonly AlternativeGuess[]
  readonly onChoose: (guess: AlternativeGuess) => void
  /** Lets the cook type a name. */
  readonly onOwn: () => void
}

const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-3 font-medium transition-colors enabled-hover:bg-shade'

/** Alternative guesses, one tap each, and a button to type a name. */
function OtherGuesses({ legend, guesses, onChoose, onOwn }: OtherGuessesProps) {
  return (
    <fieldset className="min-w-0 max-sm:-ms-9">
      <legend className="pb-1.5 text-sm text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {guesses.map((guess) => (
          <button key={guess.name} type="button" className={chipClass} onClick={() => onChoose(guess)}>
            <FoodIcon foodId={guess.foodId} className="size-6" />
            {guess.name}
            <span className="numbers text-sm font-normal text-ink-soft">{guess.confidence} %</span>
          </button>
        ))}
        <button type="button" className={chipClass} onClick={onOwn}>
          <PenLine aria-hidden className="size-4" />
          Something else
        </button>
      </div>
    </fieldset>
  )
}

interface DetectedRowProps {
  readonly line: ScanLineState
  /** Its number on the picture. */
  readonly number?: number | undefined
  readonly lit: boolean
  readonly onPoint: (key: string | null) => void
  readonly facts: FoodFacts | undefined
  readonly today: Day
  readonly currency?: string | undefined
  readonly change: (event: ScanLineAction) => void
}

/** One detected item: a summary, with fields to change every detail in place. */
export function DetectedRow(props: DetectedRowProps) {
  const { line, number, lit, onPoint, facts, today, currency, change } = props
  const { found } = line
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const short = useId()
  const name = useRef<HTMLInputElement>(null)
  const expiry = estimateLineExpiry(line, facts, today)
  const shown = open || Object.keys(line.errors).length > 0
  const doubtful = isUncertain(line)
  const point = { onPointerEnter: () => onPoint(found.key), onFocus: () => onPoint(found.key) }

  function choose(guess: AlternativeGuess) {
    const food = guess.foodId === undefined ? undefined : facts?.food(guess.foodId, guess.name)
    change({ type: 'choose', key: found.key, guess, food })
    setAsking(false)
  }

  function writeName() {
    flushSync(() => setOpen(true))
    change({ type: 'tick', key: found.key, ticked: true })
    name.current?.select()
    name.current?.focus()
  }

  return (
    <li
      {...point}
      onPointerLeave={() => onPoint(null)}
      onBlur={() => onPoint(null)}
      className={classNames('-mx-2 flex flex-col gap-1 px-2 py-2 transition-colors', lit && 'bg-shade')}
    >
      {found.warnings.length > 0 && (
        <ul className="flex flex-col gap-1 pt-1 text-sm font-medium text-tomato-ink">
          {found.warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-1.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{warning}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-start gap-2">
        <Checkbox
          checked={line.ticked}
          onChange={({ target }) => change({ type: 'tick', key: found.key, ticked: target.checked })}
          aria-describedby={short}
          label={
            <span className="flex items-center gap-2">
              <FoodIcon
                foodId={line.foodId}
                category={isRenamed(line) ? undefined : found.category}
                className="-my-1 size-7"
              />
              <span className="min-w-0 font-semibold wrap-anywhere">
                {number !== undefined && <span className="numbers text-ink-soft">{number}. </span>}
                {line.name.trim() || 'Without a name'}
              </span>
            </span>
          }
          className="min-w-0 grow"
        />
        <span className="flex shrink-0 items-center gap-1 pt-0.5">
          {line.origin === 'cook' ? (
            <span className="text-sm whitespace-nowrap text-ink-soft">Named by you</span>
          ) : (
            <ConfidenceBadge percent={found.confidence} />
          )}
          <IconButton
            label={`Change ${line.name}`}
            icon={<ChevronDown className={classNames('transition-transform', shown && 'rotate-180')} />}
            aria-expanded={shown}
            onClick={() => setOpen(!shown)}
          />
        </span>
      </div>
      <div className="flex flex-col gap-2 ps-9">
        <p className="-mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span id={short}>{summarize(line, expiry, today)}</span>
          {!doubtful && !asking && !shown && found.others.length > 0 && (
            <button
              type="button"
              className="link -my-2.5 min-h-11"
              aria-label={`Not it? Other matches for ${line.name}`}
              onClick={() => setAsking(true)}
            >
              not it?
            </button>
          )}
        </p>
        {found.seenBefore && !line.ticked && (
          <p className="text-sm text-ink-soft">Already in an earlier photo. Select it if there are more.</p>
        )}
        {(found.text !== undefined || found.code !== undefined) && (
          <PrintedLineText found={found} currency={currency} />
        )}
        {(doubtful || asking) && (
          <OtherGuesses
            legend={doubtful ? 'Is it one of these?' : `Not ${found.name.toLowerCase()}? It may be`}
            guesses={doubtful || isRenamed(line) ? [toOwnGuess(line), ...found.others] : found.others}
            onChoose={choose}
            onOwn={writeName}
          />
        )}
        {shown && (
          <LineFields
            line={line}
            expiry={expiry}
            today={today}
            currency={currency}
            change={change}
            nameRef={name}
          />
        )}
      </div>
    </li>
  )
}

function toOwnGuess({ found }: ScanLineState): AlternativeGuess {
  const { name, foodId, confidence } = found
  return { name, confidence, ...(foodId !== undefined && { foodId }) }
}

function summarize({ amount, unit, location, date }: ScanLineState, { day }: LineExpiry, today: Day): string {
  const parts = [formatItemAmount({ amount, unit }), placeLabels[location]]
  if (day !== undefined && isDay(day)) {
    const formattedDay = formatShortDay(day, today)
    const printed = typeof date === 'object' && date.source === 'printed'
    parts.push(
      date === 'auto' ? `until about ${formattedDay}` : `until ${formattedDay}${printed ? ' (printed)' : ''}`,
    )
  }
  return parts.join(' · ')
}
