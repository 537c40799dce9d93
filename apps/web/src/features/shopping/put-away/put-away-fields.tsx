import type { FieldErrors } from '@larder/contract/http/errors'
import type { ItemLocation } from '@larder/contract/inventory'
import { PlaceIcon } from '../../../food/place-icon'
import { placeLabels, places } from '../../../food/places'
import { Button } from '../../../ui/controls/button'
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

export function PutAwayFields({ form, until, errors, onChange }: AwayFieldsProps) {
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
