import { PenLine, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import type { FoodFacts } from '../../../food/food-facts'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import type { ComboboxOption } from '../../../ui/fields/combobox'
import { Combobox } from '../../../ui/fields/combobox'
import { Field } from '../../../ui/fields/field'
import type { ItemForm, ItemFormEvent } from './item-form-state'

interface FoodLookAheadProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly facts: FoodFacts | undefined
  readonly error: string | undefined
  /** The typed text is parsed as several items. */
  readonly isSeveral: boolean
}

const asTyped = 'as-typed'

/** The name field. It suggests matching foods while typing; the typed text can always be kept as it is. */
export function FoodNameInput({ form, change, facts, error, isSeveral }: FoodLookAheadProps) {
  const descriptionId = useId()
  const hasBlurred = useRef(false)
  const { name, foodId, category, own } = form
  const typed = name.trim()
  const suggestions = useMemo(() => (facts && typed ? facts.suggest(typed) : []), [facts, typed])
  const options: ComboboxOption[] = suggestions.map((suggestion) => ({
    value: suggestion.id,
    label: suggestion.name,
    detail: suggestion.category,
    icon: <FoodIcon foodId={suggestion.id} category={suggestion.category} className="size-7" />,
  }))
  if (facts && typed && !suggestions.some(({ isWholeName: whole }) => whole))
    options.push({
      value: asTyped,
      label: isSeveral ? `Keep as one item: “${typed}”` : `Keep “${typed}”`,
      icon: <PenLine aria-hidden className="mx-1 size-5" />,
    })

  function choose({ value, label }: ComboboxOption) {
    const food = value === asTyped ? undefined : facts?.food(value, label)
    change(food ? { type: 'food', food, name: label } : { type: 'own' })
  }

  // A food's full name selects the food without choosing it from the list.
  function recognise() {
    if (foodId !== undefined || own || !typed) return
    const name = applyTypedAmount()
    const food = name === undefined ? undefined : facts?.findByName(name)
    if (food) change({ type: 'food', food })
  }

  // Also fills in the amount of '2 l milk'. Returns the remaining name of a single item, or undefined for several.
  function applyTypedAmount(): string | undefined {
    const [only, another] = facts?.typed(typed) ?? []
    if (!only || another) return undefined
    const isNamed = only.name.toLowerCase() === typed.toLowerCase()
    if (!isNamed || only.expiryDate === null) change({ type: 'typed', item: only })
    return only.name
  }

  // The cook may leave the field before the food tables are loaded.
  const recogniseLate = useEffectEvent(() => {
    if (hasBlurred.current) recognise()
  })
  useEffect(() => {
    if (facts) recogniseLate()
  }, [facts])

  const known = foodId !== undefined || category !== ''
  return (
    <Field label="Name" error={error} required>
      <Combobox
        value={name}
        onValueChange={(text) => change({ type: 'name', text })}
        options={options}
        onChoose={choose}
        onFocus={() => {
          hasBlurred.current = false
        }}
        onBlur={() => {
          hasBlurred.current = true
          recognise()
        }}
        listLabel="Foods"
        announcement={facts && typed ? describeCount(suggestions.length) : ''}
        icon={
          known ? (
            <FoodIcon foodId={foodId} category={category || undefined} className="size-7" />
          ) : (
            <Search />
          )
        }
        placeholder="Spinach, milk, Grandma’s chutney"
        maxLength={120}
        autoCapitalize="sentences"
        enterKeyHint="next"
        aria-describedby={descriptionId}
      />
      <span id={descriptionId} className="sr-only">
        Foods are offered while you type. Your own words are fine too.
      </span>
    </Field>
  )
}

function describeCount(count: number): string {
  if (count === 0) return 'No food by that name. Your own words are fine.'
  return count === 1 ? '1 food' : `${count} foods`
}
