import type { ItemLocation } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { isDay } from '@larder/kitchen/date/day'
import type { Ref } from 'react'
import { formatShortDay } from '../../../food/expiry/short-day'
import { placeLabels, places } from '../../../food/places'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { LabelPhoto } from './label-photo'
import type { LineExpiry } from './line-values'
import type { ScanLineAction, ScanLineField, ScanLineState } from './scan-lines-state'

interface LineFieldsProps {
  readonly line: ScanLineState
  readonly expiry: LineExpiry
  readonly today: Day
  readonly currency: string | undefined
  readonly change: (event: ScanLineAction) => void
  readonly nameRef: Ref<HTMLInputElement>
}

const segments = places.map((place) => ({ value: place, label: placeLabels[place] }))

/** The editable fields of a line. */
export function LineFields({ line, expiry, today, currency, change, nameRef }: LineFieldsProps) {
  const { found, errors, date, otherDay } = line
  const { key } = found
  const textProps = (field: ScanLineField) => ({
    value: line[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      change({ type: 'write', key, field, text: target.value }),
  })
  const priced = found.price !== undefined || line.price !== ''
  return (
    <div className="flex flex-col gap-4 pb-2">
      <Field label="Name" error={errors.name ?? errors.foodId}>
        <TextInput {...textProps('name')} ref={nameRef} maxLength={120} />
      </Field>
      <div className={priced ? 'grid grid-cols-3 gap-3' : 'grid grid-cols-2 gap-3'}>
        <Field label="Amount" error={errors.amount}>
          <TextInput {...textProps('amount')} inputMode="decimal" maxLength={30} className="numbers" />
        </Field>
        <Field label="Unit" error={errors.unit}>
          <TextInput {...textProps('unit')} maxLength={40} autoCapitalize="none" />
        </Field>
        {priced && (
          <Field label={currency ? `Price (${currency})` : 'Price'} error={errors.price}>
            <TextInput {...textProps('price')} inputMode="decimal" maxLength={12} className="numbers" />
          </Field>
        )}
      </div>
      <SegmentedControl
        legend="Place"
        segments={segments}
        value={line.location}
        onValueChange={(value) => change({ type: 'place', key, location: value as ItemLocation })}
      />
      <Field label="Expires" error={errors.expiryDate} hint={expiry.because}>
        <div className="flex gap-2">
          <TextInput
            type="date"
            value={expiry.day ?? ''}
            min="2000-01-01"
            max="2100-12-31"
            className="numbers min-w-0 grow"
            onChange={({ target }) =>
              change({
                type: 'date',
                key,
                date: target.value === '' ? 'none' : { day: target.value, source: 'you' },
              })
            }
          />
          {date === 'auto' ? (
            <Button onClick={() => change({ type: 'date', key, date: 'none' })}>No date</Button>
          ) : (
            <Button onClick={() => change({ type: 'date', key, date: 'auto' })}>Estimate</Button>
          )}
        </div>
      </Field>
      {otherDay !== undefined && isDay(otherDay) && (
        <Button
          className="self-start"
          onClick={() => change({ type: 'date', key, date: { day: otherDay, source: 'printed' } })}
        >
          Or is it {formatShortDay(otherDay, today)}?
        </Button>
      )}
      {found.code !== undefined && <LabelPhoto name={line.name} foodId={line.foodId} />}
    </div>
  )
}
