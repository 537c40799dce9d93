import type { Day } from '@larder/kitchen/day'
import { isDay } from '@larder/kitchen/day'
import type { ExpiryKind } from '@larder/kitchen/lot'
import { useId } from 'react'
import { dayText } from '../../food/day-text'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import { TextInput } from '../../ui/text-input'
import type { Expected } from './expected-expiry'
import type { ItemForm, ItemFormEvent } from './item-form-state'

interface ExpiryFieldsProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly expected: Expected
  readonly today: Day
  readonly error: string | undefined
}

const kinds = [
  { value: 'best-before', label: 'Best before' },
  { value: 'use-by', label: 'Use by' },
]

/** Until when it keeps: the kitchen's estimate with its reason, until the cook says otherwise. */
export function ExpiryFields({ form, change, expected, today, error }: ExpiryFieldsProps) {
  const reason = useId()
  const { date, printed } = form
  const estimate = expected.known ? expected.expiry : undefined
  const day = typeof date === 'object' ? date.day : date === 'auto' ? (estimate?.day ?? '') : ''
  const kind = form.kind ?? estimate?.kind ?? 'best-before'
  const ownWord = date !== 'auto'
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
            aria-describedby={reason}
          />
          {ownWord ? (
            <Button onClick={() => change({ type: 'estimate' })}>Estimate</Button>
          ) : (
            <Button onClick={() => change({ type: 'date', day: '' })}>No date</Button>
          )}
        </div>
      </Field>
      <p id={reason} className="text-sm text-ink-soft">
        {becauseText(form, expected, today)}
      </p>
      {day !== '' && (
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <Segmented
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

function becauseText({ date, printed }: ItemForm, expected: Expected, today: Day): string {
  if (date === 'none') return 'No date: nobody will be reminded of it.'
  if (typeof date === 'object') {
    if (isDay(date.day) && date.day < today) return 'This day has passed already.'
    if (printed) return 'The date on the pack goes before any estimate.'
    return expected.known && isDay(date.day)
      ? `Your date. We would have guessed ${dayText(expected.expiry.day, today)}.`
      : 'Your date.'
  }
  if (!expected.known) return expected.because ?? 'Choose a food and a place, and we estimate it for you.'
  const { source, because } = expected.expiry
  if (source === 'printed') return 'As printed on the pack.'
  if (source === 'you') return 'As you said.'
  return because ?? 'Our estimate.'
}
