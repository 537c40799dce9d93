import type { ProposedTake } from '@larder/contract/cooking'
import { type Day, isDay } from '@larder/kitchen/date/day'
import { useId } from 'react'
import { formatShortDay } from '../../../food/expiry/short-day'
import { useToday } from '../../../food/expiry/use-today'
import { formatItemAmount } from '../../../food/item-amount'
import { placeLabels } from '../../../food/places'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { Badge } from '../../../ui/display/badge'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { FieldNote } from '../../../ui/fields/field-note'
import { Select } from '../../../ui/fields/select'
import { StepInput } from '../../../ui/fields/step-input'
import {
  type DraftLine,
  type DraftTake,
  setLineIncluded,
  setTypedAmount,
  stepTypedAmount,
  swapDeductionItem,
  validateTake,
} from './deduction-draft'
import type { FinishCookingControl } from './use-finish-cooking'

interface DeductionTakeProps {
  readonly take: DraftTake
  readonly problem: string | undefined
  readonly others: readonly ProposedTake[]
  readonly onTyped: (typed: string) => void
  readonly onSwap: (instead: number) => void
}

/** What a line takes from one item: which item, and how much. */
function DeductionTake({ take, problem, others, onTyped, onSwap }: DeductionTakeProps) {
  const id = useId()
  const today = useToday()
  return (
    <div className="flex flex-col gap-1 ps-9">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-56">
          {others.length > 0 ? (
            <Select
              aria-label={`Take ${take.name} from`}
              value={String(take.itemId)}
              onChange={(event) => onSwap(Number(event.target.value))}
              options={[take, ...others].map((one) => ({
                value: String(one.itemId),
                label: describeLot(one, today),
              }))}
            />
          ) : (
            <p className="text-ink-soft wrap-anywhere">{describeLot(take, today)}</p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <StepInput
            aria-label={`How much of ${take.name}`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? id : undefined}
            value={take.typed}
            maxLength={12}
            className="w-44"
            canStepDown={Number(take.typed) !== 0}
            onStep={(by) => onTyped(stepTypedAmount(take.typed, by))}
            onValueChange={onTyped}
          />
          <span className="w-16 wrap-anywhere">
            {take.unit}
            {take.about && <span className="sr-only">, about</span>}
          </span>
        </div>
      </div>
      {problem && (
        <FieldNote kind="error" id={id}>
          {problem}
        </FieldNote>
      )}
      {!problem && take.about && <p className="text-sm text-ink-soft">Roughly, by its usual weight.</p>}
    </div>
  )
}

/** For example 'Flour, pantry, 500 g, until 3 Dec'. */
function describeLot({ name, location, held, unit, expiryDate }: ProposedTake, today: Day): string {
  const until =
    expiryDate !== undefined && isDay(expiryDate) ? `, until ${formatShortDay(expiryDate, today)}` : ''
  return `${name}, ${placeLabels[location].toLowerCase()}, ${formatItemAmount({ amount: held, unit })}${until}`
}

interface DeductionLineProps {
  readonly line: DraftLine
  readonly draft: readonly DraftLine[]
  readonly onIncluded: (included: boolean) => void
  readonly onTyped: (itemId: number, typed: string) => void
  readonly onSwap: (itemId: number, instead: number) => void
}

/** One ingredient with the items it is taken from. Amounts can be changed, or the line left out. */
function DeductionLine({ line, draft, onIncluded, onTyped, onSwap }: DeductionLineProps) {
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <Checkbox
          label={<span className="text-lg">{line.line}</span>}
          checked={line.included}
          onChange={(event) => onIncluded(event.target.checked)}
          className="min-w-0 grow wrap-anywhere"
        />
        {line.short && (
          <Badge tone="saffron" className="ms-9">
            {line.short} not in stock
          </Badge>
        )}
      </div>
      {line.included &&
        line.takes.map((take) => (
          <DeductionTake
            key={take.itemId}
            take={take}
            problem={validateTake(draft, take)}
            others={line.others}
            onTyped={(typed) => onTyped(take.itemId, typed)}
            onSwap={(instead) => onSwap(take.itemId, instead)}
          />
        ))}
    </li>
  )
}

/** The stock deduction of the dish, oldest items first. Every amount can be changed before booking. */
export function DeductionSection({ finishing }: { readonly finishing: FinishCookingControl }) {
  const { draft, setDraft, reading, readingError, refetchDeduction: readAgain } = finishing
  const lines = draft?.map((line, place) => ({ line, place })) ?? []
  const linesInStock = lines.filter(({ line }) => line.takes.length > 0)
  const lacking = lines.filter(({ line }) => line.takes.length === 0 && line.short !== undefined)
  return (
    <section aria-labelledby="deduction" className="flex flex-col gap-2">
      <h3 id="deduction" className="text-xl">
        From your stock
      </h3>
      {readingError && !draft && (
        <ErrorNote
          action={
            <Button busy={reading} onClick={readAgain}>
              Try Again
            </Button>
          }
        >
          {readingError}
        </ErrorNote>
      )}
      {!draft && !readingError && (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
      {draft && linesInStock.length === 0 && (
        <p className="text-ink-soft">
          None of this dish’s ingredients are in your inventory, so nothing is taken.
        </p>
      )}
      {linesInStock.length > 0 && (
        <>
          <p className="text-ink-soft">What expires first is taken first. Change what was different.</p>
          <ul className="divide-y border-y">
            {linesInStock.map(({ line, place }) => (
              <DeductionLine
                key={place}
                line={line}
                draft={draft ?? []}
                onIncluded={(included) => setDraft((now) => setLineIncluded(now, place, included))}
                onTyped={(itemId, typed) => setDraft((now) => setTypedAmount(now, place, itemId, typed))}
                onSwap={(itemId, instead) =>
                  setDraft((now) => swapDeductionItem(now, place, itemId, instead))
                }
              />
            ))}
          </ul>
        </>
      )}
      {lacking.length > 0 && (
        <p className="text-ink-soft">
          <span className="font-semibold">Not in your inventory:</span>{' '}
          {lacking.map(({ line }) => line.line).join('; ')}
        </p>
      )}
    </section>
  )
}
