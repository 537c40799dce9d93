import { PenLine, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import type { FoodFacts } from '../../../food/food-facts'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { Combobox } from '../../../ui/fields/combobox'
import type { ComboboxOption } from '../../../ui/fields/combobox-option'
import { Field } from '../../../ui/fields/field'
import type { ItemForm, ItemFormEvent } from './item-form-state'

interface FoodLookAheadProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly facts: FoodFacts | undefined
  readonly error: string | undefined
  /** What is typed is read as several things. */
  readonly isSeveral: boolean
}

const asTyped = 'as-typed'

/** The name of the thing, with the foods it may be while it is typed. What is typed may always stay as it is. */
export function FoodNameInput({ form, change, facts, error, isSeveral }: FoodLookAheadProps) {
  const described = useId()
  const left = useRef(false)
  const { name, foodId, category, own } = form
  const typed = name.trim()
  const offers = useMemo(() => (facts && typed ? facts.suggest(typed) : []), [facts, typed])
  const options: ComboboxOption[] = offers.map((offer) => ({
    value: offer.id,
    label: offer.name,
    detail: offer.category,
    icon: <FoodIcon foodId={offer.id} category={offer.category} className="size-7" />,
  }))
  if (facts && typed && !offers.some(({ isWholeName: whole }) => whole))
    options.push({
      value: asTyped,
      label: isSeveral ? `Keep as one item: “${typed}”` : `Keep “${typed}”`,
      icon: <PenLine aria-hidden className="mx-1 size-5" />,
    })

  function choose({ value, label }: ComboboxOption) {
    const food = value === asTyped ? undefined : facts?.food(value, label)
    change(food ? { type: 'food', food, name: label } : { type: 'own' })
  }

  // Whoever types a food's name in full need not point at it as well.
  function recognise() {
    if (foodId !== undefined || own || !typed) return
    const name = takeAmount()
    const food = name === undefined ? undefined : facts?.findByName(name)
    if (food) change({ type: 'food', food })
  }

  // '2 l milk' fills in the amount as well; the name of one thing that is left, nothing of several.
  function takeAmount(): string | undefined {
    const [only, another] = facts?.typed(typed) ?? []
    if (!only || another) return undefined
    const isNamed = only.name.toLowerCase() === typed.toLowerCase()
    if (!isNamed || only.expiryDate === null) change({ type: 'typed', item: only })
    return only.name
  }

  // Fast fingers are through the name before the tables are here.
  const catchUp = useEffectEvent(() => {
    if (left.current) recognise()
  })
  useEffect(() => {
    if (facts) catchUp()
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
          left.current = false
        }}
        onBlur={() => {
          left.current = true
          recognise()
        }}
        listLabel="Foods"
        announcement={facts && typed ? countText(offers.length) : ''}
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
        aria-describedby={described}
      />
      <span id={described} className="sr-only">
        Foods are offered while you type. Your own words are fine too.
      </span>
    </Field>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No food by that name. Your own words are fine.'
  return count === 1 ? '1 food' : `${count} foods`
}
