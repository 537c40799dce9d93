import type { FieldErrors } from '@larder/contract/errors'
import type { Location } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/day'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { dayText } from '../../food/day-text'
import { FoodIcon } from '../../food/food-icon'
import { itemAmount } from '../../food/item-amount'
import { placeLabels } from '../../food/places'
import { Checkbox } from '../../ui/checkbox'
import { classNames } from '../../ui/class-names'
import { IconButton } from '../../ui/icon-button'
import { TextInput } from '../../ui/text-input'
import { AwayFields } from './away-fields'
import type { AwayForm } from './away-form'

interface AwayLineProps {
  readonly form: AwayForm
  readonly until: string | undefined
  readonly today: Day
  readonly errors: FieldErrors
  readonly currency: string | undefined
  readonly onChange: (part: Partial<AwayForm>) => void
}

/** One thing on its way into the kitchen: in short, with everything about it to be changed. */
export function AwayLine({ form, until, today, errors, currency, onChange }: AwayLineProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const wrong = Object.keys(errors).some((field) => field !== 'price')
  const shown = open || wrong
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
          hint={form.goesIn ? inShort(form, until, today) : 'Only taken off the list'}
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
              icon={<ChevronDown className={classNames('transition-transform', shown && 'rotate-180')} />}
              aria-expanded={shown}
              onClick={() => setOpen(!shown)}
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
      {form.goesIn && shown && <AwayFields form={form} until={until} errors={errors} onChange={onChange} />}
    </li>
  )
}

function inShort({ amount, unit, location }: AwayForm, until: string | undefined, today: Day): string {
  const place: Record<Location, string> = placeLabels
  const parts = [itemAmount({ amount, unit }), place[location]]
  if (until !== undefined && until !== '') parts.push(`until ${dayText(until as Day, today)}`)
  return parts.join(' · ')
}
