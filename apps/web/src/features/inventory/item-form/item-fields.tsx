import type { FieldErrors } from '@larder/contract/http/errors'
import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import { type Category, categories } from '@larder/kitchen/food/categories'
import { amount, compare, isZero, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import { type ReactNode, useId, useState } from 'react'
import { useToday } from '../../../food/expiry/use-today'
import type { FoodFacts, UnitWords } from '../../../food/food-facts'
import { formatItemAmount } from '../../../food/item-amount'
import { PlaceIcon } from '../../../food/place-icon'
import { placeLabels, places } from '../../../food/places'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Switch } from '../../../ui/controls/switch'
import { Combobox } from '../../../ui/fields/combobox'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { StepInput } from '../../../ui/fields/step-input'
import { estimateFormExpiry } from './expected-expiry'
import { ExpiryFields } from './expiry-fields'
import { FoodNameInput } from './food-name-input'
import type { ItemForm, ItemFormEvent } from './item-form-state'
import { MoreItemFields } from './more-item-fields'

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

/** Previews the items parsed from one line: the amount and the name of each. */
function ParsedItems({ items }: { readonly items: readonly TypedItem[] }) {
  const headingId = useId()
  // Two items may be identical, so the key includes the index.
  const rows = items.map((item, index) => ({ key: `${index} ${item.name}`, item }))
  return (
    <div>
      <p id={headingId} className="font-semibold">
        {items.length} items
      </p>
      <ul aria-labelledby={headingId} className="max-h-64 overflow-y-auto pt-1">
        {rows.map(({ key, item }) => (
          <li key={key} className="flex flex-wrap gap-x-2 border-line border-b py-1.5 last:border-0">
            <span className="numbers font-semibold">{formatItemAmount(item)}</span>
            <span className="min-w-0 wrap-anywhere">{item.name}</span>
          </li>
        ))}
      </ul>
      <p className="pt-1 text-sm text-ink-soft">
        We choose a place and a date for each. Choose a place below to keep them all there.
      </p>
    </div>
  )
}

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

const commonUnits: readonly UnitWords[] = [
  ['piece', 'pieces'],
  ['g', 'g'],
  ['kg', 'kg'],
  ['ml', 'ml'],
  ['l', 'l'],
  ['oz', 'oz'],
  ['lb', 'lbs'],
  ['pack', 'packs'],
  ['can', 'cans'],
  ['jar', 'jars'],
  ['bottle', 'bottles'],
  ['carton', 'cartons'],
  ['bag', 'bags'],
  ['box', 'boxes'],
  ['bunch', 'bunches'],
  ['head', 'heads'],
  ['loaf', 'loaves'],
  ['slice', 'slices'],
  ['cup', 'cups'],
  ['portion', 'portions'],
].map(([one = '', many = '']) => ({ one, many }))

/** Suggests units for the typed text, the food's own first. A complete unit suggests all others. */
export function suggestUnits(form: ItemForm, foodUnits: readonly UnitWords[]): string[] {
  const isPlural = compare(parseAmountText(form.amount) ?? zero, amount(1)) > 0
  const words = [...foodUnits, ...commonUnits].map((unit) => (isPlural ? unit.many : unit.one))
  const all = [...new Set(words)]
  const typed = form.unit.trim().toLowerCase()
  if (typed === '' || all.includes(typed)) return all.filter((unit) => unit !== typed)
  return all.filter((unit) => unit.toLowerCase().startsWith(typed))
}

interface UnitInputProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly facts: FoodFacts | undefined
  readonly error: string | undefined
}

/** The unit of the amount as free text, with suggestions. */
function UnitInput({ form, change, facts, error }: UnitInputProps) {
  const food = form.foodId === undefined ? undefined : facts?.food(form.foodId)
  const suggested = suggestUnits(form, food?.units ?? [])
  return (
    <Field label="Unit" error={error}>
      <Combobox
        value={form.unit}
        onValueChange={(text) => change({ type: 'unit', text })}
        options={suggested.map((unit) => ({ value: unit, label: unit }))}
        onChoose={({ value }) => change({ type: 'unit', text: value })}
        listLabel="Units"
        announcement={suggested.length === 1 ? '1 unit' : `${suggested.length} units`}
        opensOnFocus
        maxLength={40}
        autoCapitalize="none"
        placeholder="pieces, g, bunches"
      />
    </Field>
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
          hint="Opened packs don’t keep as long."
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
