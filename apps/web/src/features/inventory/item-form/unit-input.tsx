import type { FoodFacts } from '../../../food/food-facts'
import { Combobox } from '../../../ui/fields/combobox'
import { Field } from '../../../ui/fields/field'
import type { ItemForm, ItemFormEvent } from './item-form-state'
import { suggestUnits } from './unit-suggestions'

interface UnitInputProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly facts: FoodFacts | undefined
  readonly error: string | undefined
}

/** The unit of the amount as free text, with suggestions. */
export function UnitInput({ form, change, facts, error }: UnitInputProps) {
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
