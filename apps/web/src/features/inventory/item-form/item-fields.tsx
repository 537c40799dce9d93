import type { FieldErrors } from '@larder/contract/http/errors'
import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import { type Category, categories } from '@larder/kitchen/food/categories'
import { isZero, parseAmountText } from '@larder/kitchen/quantity/amount'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../../food/expiry/use-today'
import type { FoodFacts } from '../../../food/food-facts'
import { PlaceIcon } from '../../../food/place-icon'
import { placeLabels, places } from '../../../food/places'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Switch } from '../../../ui/controls/switch'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { StepInput } from '../../../ui/fields/step-input'
import { estimateFormExpiry } from './expected-expiry'
import { ExpiryFields } from './expiry-fields'
import { FoodNameInput } from './food-name-input'
import type { ItemForm, ItemFormEvent } from './item-form-state'
import { MoreItemFields } from './more-item-fields'
import { ParsedItems } from './parsed-items'
import { UnitInput } from './unit-input'

interface ItemFieldsProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly facts: FoodFacts | undefined
  readonly item: InventoryItem | undefined
  readonly errors: FieldErrors
  /** The items in the name, when there is more than one. */
  readonly several: readonly TypedItem[]
}

const segments = places.map((place) => ({
  value: place,
  label: placeLabels[place],
  icon: <PlaceIcon place={place} />,
}))
const categoryOptions = categories.map((category) => ({ value: category, label: category }))
const categoryOptionsOrNone = [{ value: '', label: 'Choose for me' }, ...categoryOptions]

/** All fields of an item. For several items at once only the place can be set. */
export function ItemFields(props: ItemFieldsProps) {
  const { form, change, facts, errors, several } = props
  const place = (
    <SegmentedControl
      legend="Place"
      segments={segments}
      value={form.location}
      onValueChange={(value) => change({ type: 'location', location: value as ItemLocation })}
      error={errors.location}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      <FoodNameInput
        form={form}
        change={change}
        facts={facts}
        error={errors.name ?? errors.foodId}
        isSeveral={several.length > 0}
      />
      {several.length > 0 ? (
        <>
          <ParsedItems items={several} />
          {place}
        </>
      ) : (
        <OneItem {...props}>{place}</OneItem>
      )}
    </div>
  )
}

function OneItem({
  form,
  change,
  facts,
  item,
  errors,
  children,
}: ItemFieldsProps & { readonly children: ReactNode }) {
  const today = useToday()
  const [more, setMore] = useState(form.daily !== '' || form.price !== '')
  const hasErrorInMore = errors.price !== undefined || errors.dailyConsumption !== undefined
  const parsedAmount = parseAmountText(form.amount)
  return (
    <>
      <div className="grid grid-cols-[1.15fr_1fr] gap-4">
        <Field label="Amount" error={errors.amount} required>
          <StepInput
            value={form.amount}
            onValueChange={(text) => change({ type: 'amount', text })}
            onStep={(by) => change({ type: 'step', by })}
            canStepDown={parsedAmount !== undefined && !isZero(parsedAmount)}
            maxLength={30}
          />
        </Field>
        <UnitInput form={form} change={change} facts={facts} error={errors.unit} />
      </div>
      {children}
      <ExpiryFields
        form={form}
        change={change}
        expected={estimateFormExpiry(form, { facts, today, item })}
        today={today}
        error={errors.expiryDate ?? errors.expiryKind}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field label="Category" error={errors.category}>
          <Select
            options={item ? categoryOptions : categoryOptionsOrNone}
            value={form.category}
            onChange={(event) => change({ type: 'category', category: event.target.value as Category | '' })}
          />
        </Field>
        <Switch
          label="Opened"
          hint="Opened packs keep a shorter time."
          checked={form.opened}
          onChange={(event) => change({ type: 'opened', opened: event.target.checked })}
          className="sm:pt-8"
        />
      </div>
      <MoreItemFields
        form={form}
        change={change}
        open={more || hasErrorInMore}
        onToggle={() => setMore(!more)}
        errors={errors}
      />
    </>
  )
}
