import type { ProposedTake } from '@larder/contract/cooking'
import { type Day, isDay } from '@larder/kitchen/date/day'
import { useId } from 'react'
import { formatShortDay } from '../../../food/expiry/short-day'
import { useToday } from '../../../food/expiry/use-today'
import { formatItemAmount } from '../../../food/item-amount'
import { placeLabels } from '../../../food/places'
import { FieldNote } from '../../../ui/fields/field-note'
import { Select } from '../../../ui/fields/select'
import { StepInput } from '../../../ui/fields/step-input'
import { type DraftTake, stepTypedAmount } from './deduction-draft'

interface DeductionTakeProps {
  readonly take: DraftTake
  readonly problem: string | undefined
  readonly others: readonly ProposedTake[]
  readonly onTyped: (typed: string) => void
  readonly onSwap: (instead: number) => void
}

/** What a line takes from one item: which item, and how much. */
export function DeductionTake({ take, problem, others, onTyped, onSwap }: DeductionTakeProps) {
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
      {!problem && take.about && <p className="text-sm text-ink-soft">About so much, by its usual weight.</p>}
    </div>
  )
}

/** For example 'Flour, pantry, 500 g, until 3 Dec'. */
function describeLot({ name, location, held, unit, expiryDate }: ProposedTake, today: Day): string {
  const until =
    expiryDate !== undefined && isDay(expiryDate) ? `, until ${formatShortDay(expiryDate, today)}` : ''
  return `${name}, ${placeLabels[location].toLowerCase()}, ${formatItemAmount({ amount: held, unit })}${until}`
}
