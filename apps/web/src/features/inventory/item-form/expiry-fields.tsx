import type { Day } from '@larder/kitchen/date/day'
import { isDay } from '@larder/kitchen/date/day'
import type { ExpiryKind } from '@larder/kitchen/stock/lot'
import { useId } from 'react'
import { formatShortDay } from '../../../food/expiry/short-day'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import type { ExpectedExpiry } from './expected-expiry'
import type { ItemForm, ItemFormEvent } from './item-form-state'

interface ExpiryFieldsProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly expected: ExpectedExpiry
  readonly today: Day
  readonly error: string | undefined
}

const kinds = [
  { value: 'best-before', label: 'Best before' },
  { value: 'use-by', label: 'Use by' },
]

/** The expiry fields: the kitchen's estimate with its reason, until the cook sets a date. */
export function ExpiryFields({ form, change, expected, today, error }: ExpiryFieldsProps) {
  const reasonId = useId()
  const { date, printed } = form
  const estimate = expected.known ? expected.expiry : undefined
  const day = typeof date === 'object' ? date.day : date === 'auto' ? (estimate?.day ?? '') : ''
  const kind = form.kind ?? estimate?.kind ?? 'best-before'
  const isSetByCook = date !== 'auto'
  return (
    <div className="flex flex-col gap-2">
      <Field label="Expires" error={error}>
        <div className="flex gap-2">
          <TextInput
            type="date"
            value={day}
            min="2000-01-01"
            max="2100-12-31"
            onChange={(event) => change({ type: 'date', day: event.target.value })}
            className="numbers min-w-0 grow"
            aria-describedby={reasonId}
          />
          {isSetByCook ? (
            <Button onClick={() => change({ type: 'estimate' })}>Estimate</Button>
          ) : (
            <Button onClick={() => change({ type: 'date', day: '' })}>No date</Button>
          )}
        </div>
      </Field>
      <p id={reasonId} className="text-sm text-ink-soft">
        {describeReason(form, expected, today)}
      </p>
      {day !== '' && (
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <SegmentedControl
            legend="What the date means"
            hideLegend
            segments={kinds}
            value={kind}
            onValueChange={(value) => change({ type: 'kind', kind: value as ExpiryKind })}
          />
          <Checkbox
            label="As printed on the pack"
            checked={printed}
            onChange={(event) => change({ type: 'printed', printed: event.target.checked, day })}
          />
        </div>
      )}
    </div>
  )
}

function describeReason({ date, printed }: ItemForm, expected: ExpectedExpiry, today: Day): string {
  if (date === 'none') return 'No date, so no reminder.'
  if (typeof date === 'object') {
    if (isDay(date.day) && date.day < today) return 'This day has passed already.'
    if (printed) return 'The date on the pack beats any estimate.'
    return expected.known && isDay(date.day)
      ? `Your date. We would have guessed ${formatShortDay(expected.expiry.day, today)}.`
      : 'Your date.'
  }
  if (!expected.known) return expected.because ?? 'Choose a food and a place, and we estimate it for you.'
  const { source, because } = expected.expiry
  if (source === 'printed') return 'As printed on the pack.'
  if (source === 'you') return 'As you said.'
  return because ?? 'Our estimate.'
}
