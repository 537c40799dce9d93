import type { FieldErrors } from '@larder/contract/http/errors'
import type { ItemLocation } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatShortDay } from '../../../food/expiry/short-day'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { formatItemAmount } from '../../../food/item-amount'
import { PlaceIcon } from '../../../food/place-icon'
import { placeLabels, places } from '../../../food/places'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Checkbox } from '../../../ui/controls/checkbox'
import { IconButton } from '../../../ui/controls/icon-button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import type { PutAwayForm } from './put-away-form'

interface AwayFieldsProps {
  readonly form: PutAwayForm
  readonly until: string | undefined
  readonly errors: FieldErrors
  readonly onChange: (part: Partial<PutAwayForm>) => void
}

const segments = places.map((place) => ({
  value: place,
  label: placeLabels[place],
  icon: <PlaceIcon place={place} />,
}))

function PutAwayFields({ form, until, errors, onChange }: AwayFieldsProps) {
  const set = (part: keyof PutAwayForm) => (event: { target: { value: string } }) =>
    onChange({ [part]: event.target.value })
  return (
    <div className="flex flex-col gap-4 pt-1 pb-4">
      <Field label="Name" error={errors.name}>
        <TextInput value={form.name} maxLength={120} autoComplete="off" onChange={set('name')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Amount" error={errors.amount}>
          <TextInput
            value={form.amount}
            inputMode="decimal"
            maxLength={30}
            autoComplete="off"
            className="numbers"
            onChange={set('amount')}
          />
        </Field>
        <Field label="Unit" error={errors.unit}>
          <TextInput
            value={form.unit}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            onChange={set('unit')}
          />
        </Field>
      </div>
      <SegmentedControl
        legend="Place"
        segments={segments}
        value={form.location}
        onValueChange={(value) => onChange({ location: value as ItemLocation })}
      />
      <Field
        label="Expires"
        error={errors.expiryDate}
        hint={form.date === 'auto' && until !== undefined ? 'Our estimate for that place.' : undefined}
      >
        <div className="flex gap-2">
          <TextInput
            type="date"
            value={until ?? ''}
            min="2000-01-01"
            max="2100-12-31"
            className="numbers min-w-0 grow"
            onChange={({ target }) =>
              onChange({ date: target.value === '' ? 'none' : { day: target.value } })
            }
          />
          {form.date === 'auto' ? (
            <Button onClick={() => onChange({ date: 'none' })}>No date</Button>
          ) : (
            <Button onClick={() => onChange({ date: 'auto' })}>Estimate</Button>
          )}
        </div>
      </Field>
    </div>
  )
}

interface AwayLineProps {
  readonly form: PutAwayForm
  readonly until: string | undefined
  readonly today: Day
  readonly errors: FieldErrors
  readonly currency: string | undefined
  readonly onChange: (part: Partial<PutAwayForm>) => void
}

/** One bought thing: a summary, with fields to change every detail. */
export function PutAwayLineRow({ form, until, today, errors, currency, onChange }: AwayLineProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const hasError = Object.keys(errors).some((field) => field !== 'price')
  const isOpen = open || hasError
  return (
    <li className="flex flex-col py-1">
      <div className="flex items-center gap-2">
        <Checkbox
          checked={form.goesIn}
          onChange={(event) => onChange({ goesIn: event.target.checked })}
          label={
            <span className="flex items-center gap-2">
              <FoodIcon foodId={form.foodId} className="size-7" />
              <span className="min-w-0 font-semibold wrap-anywhere">{form.name}</span>
            </span>
          }
          hint={form.goesIn ? summarize(form, until, today) : 'Only taken off the list'}
          className="min-w-0 grow"
        />
        {form.goesIn && (
          <>
            <div className="w-20 shrink-0">
              <TextInput
                value={form.price}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                placeholder={currency}
                aria-label={`Price of ${form.name}`}
                aria-invalid={errors.price !== undefined || undefined}
                aria-describedby={errors.price === undefined ? undefined : `${id}-price`}
                onChange={(event) => onChange({ price: event.target.value })}
                className="numbers text-end"
              />
            </div>
            <IconButton
              label={`Change ${form.name}`}
              icon={<ChevronDown className={classNames('transition-transform', isOpen && 'rotate-180')} />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="shrink-0"
            />
          </>
        )}
      </div>
      {errors.price !== undefined && (
        <p id={`${id}-price`} className="pb-2 text-end text-sm text-tomato-ink">
          {errors.price}
        </p>
      )}
      {form.goesIn && isOpen && (
        <PutAwayFields form={form} until={until} errors={errors} onChange={onChange} />
      )}
    </li>
  )
}

function summarize({ amount, unit, location }: PutAwayForm, until: string | undefined, today: Day): string {
  const labels: Record<ItemLocation, string> = placeLabels
  const parts = [formatItemAmount({ amount, unit }), labels[location]]
  if (until !== undefined && until !== '') parts.push(`until ${formatShortDay(until as Day, today)}`)
  return parts.join(' · ')
}
