import type { FoodFacts } from '../../food/food-facts'
import { Combobox } from '../../ui/combobox'
import { Field } from '../../ui/field'
import type { ItemForm, ItemFormEvent } from './item-form-state'
import { unitSuggestions } from './unit-suggestions'

interface UnitInputProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly facts: FoodFacts | undefined
  readonly error: string | undefined
}

/** What the amount counts, in the cook's own word; usual ones are offered. */
export function UnitInput({ form, change, facts, error }: UnitInputProps) {
  const food = form.foodId === undefined ? undefined : facts?.food(form.foodId)
  const suggested = unitSuggestions(form, food?.units ?? [])
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
