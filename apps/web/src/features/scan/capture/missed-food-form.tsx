import { useEffect, useMemo, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { useLazyFoodFacts } from '../../../food/use-lazy-food-facts'
import { Button } from '../../../ui/controls/button'
import { Combobox } from '../../../ui/fields/combobox'
import { Field } from '../../../ui/fields/field'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'

interface MissedFoodFormProps {
  /** Whether the cook pointed at it. */
  readonly pointed: boolean
  readonly onAdd: (text: string, foodId: string | undefined) => void
  readonly onCancel: () => void
}

/** Names a food that the scan missed, with suggestions while typing. */
export function MissedFoodForm({ pointed, onAdd, onCancel }: MissedFoodFormProps) {
  const facts = useLazyFoodFacts()
  const [text, setText] = useState('')
  const [foodId, setFoodId] = useState<string>()
  const typed = text.trim()
  const offers = useMemo(() => (facts && typed ? facts.suggest(typed) : []), [facts, typed])

  const { form, fields, clearError } = useActionForm({
    logLabel: 'Adding a missed food failed',
    submit: ({ reject }) => (typed === '' ? reject({ name: 'Type what it is.' }) : onAdd(typed, foodId)),
  })

  useEffect(() => form.ref.current?.querySelector('input')?.focus({ preventScroll: true }), [form.ref])

  return (
    <form
      {...form}
      aria-label="A food that was missed"
      className="flex flex-col gap-3 rounded-card border bg-raised p-4"
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) onCancel()
      }}
    >
      <Field
        label={pointed ? 'What is there?' : 'What was missed?'}
        hint="With its amount if you like: 6 eggs, 2 l milk."
        error={fields.name}
        required
      >
        <Combobox
          value={text}
          onValueChange={(next) => {
            setText(next)
            setFoodId(undefined)
            clearError('name')
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
          announcement={facts && typed ? formatNounCount(offers.length, 'food') : ''}
          placeholder="Milk"
          maxLength={120}
          autoCapitalize="sentences"
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary">
          Add
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
