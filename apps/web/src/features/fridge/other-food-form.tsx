import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { FoodIcon } from '../../food/food-icon/food-icon'
import { useLazyFoodFacts } from '../../food/use-lazy-food-facts'
import { Button } from '../../ui/controls/button'
import { Combobox } from '../../ui/fields/combobox'
import { Field } from '../../ui/fields/field'
import type { FoodCorrection } from './use-answer-question'

interface OtherFoodFormProps {
  readonly busy: boolean
  readonly onSave: (instead: FoodCorrection) => void
  readonly onCancel: () => void
}

/** Corrects a recognised food by name, with suggestions while typing. */
export function OtherFoodForm({ busy, onSave, onCancel }: OtherFoodFormProps) {
  const facts = useLazyFoodFacts()
  const form = useRef<HTMLFormElement>(null)
  const hint = useId()
  const [text, setText] = useState('')
  const [foodId, setFoodId] = useState<string>()
  const [nameError, setNameError] = useState('')
  const typed = text.trim()
  const offers = useMemo(() => (facts && typed ? facts.suggest(typed) : []), [facts, typed])

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function save() {
    if (typed === '') return setNameError('Say what it was.')
    onSave({ name: typed, ...(foodId !== undefined && { foodId }) })
  }

  return (
    <form
      ref={form}
      aria-label="What it was"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onCancel()
      }}
    >
      <Field label="It was" error={nameError} required>
        <Combobox
          value={text}
          onValueChange={(next) => {
            setText(next)
            setFoodId(undefined)
            setNameError('')
          }}
          options={offers.map(({ id, name, category }) => ({
            value: id,
            label: name,
            detail: category,
            icon: <FoodIcon foodId={id} category={category} className="size-7" />,
          }))}
          onChoose={({ value, label }) => {
            setText(label)
            setFoodId(value)
          }}
          listLabel="Foods"
          announcement={facts && typed ? (offers.length === 1 ? '1 food' : `${offers.length} foods`) : ''}
          placeholder="Milk, Grandma’s chutney"
          maxLength={120}
          autoCapitalize="sentences"
          aria-describedby={hint}
        />
        <span id={hint} className="sr-only">
          Foods are offered while you type. Your own words are fine too.
        </span>
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
