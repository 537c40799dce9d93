import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import type { ItemForm, ItemFormEvent } from './item-form-state'

interface MoreFieldsProps {
  readonly form: ItemForm
  readonly change: (event: ItemFormEvent) => void
  readonly open: boolean
  readonly onToggle: () => void
  readonly errors: { readonly dailyConsumption?: string; readonly price?: string }
}

/** Rarely used fields, collapsed by default. */
export function MoreItemFields({ form, change, open, onToggle, errors }: MoreFieldsProps) {
  const id = useId()
  return (
    <div className="border-t pt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 rounded-inner font-semibold"
      >
        <ChevronDown aria-hidden className={open ? 'size-5' : 'size-5 -rotate-90'} />
        More
        <span className="font-normal text-ink-soft">daily use, price</span>
      </button>
      <div id={id} hidden={!open} className="grid gap-4 pt-2 sm:grid-cols-2">
        <Field
          label="Daily use"
          hint={`How much you use in a day${form.unit ? `, in ${form.unit}` : ''}. We’ll tell you before it runs out.`}
          error={errors.dailyConsumption}
          optional
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={form.daily}
            onChange={(event) => change({ type: 'daily', text: event.target.value })}
            className="numbers"
          />
        </Field>
        <Field label="Price" hint="What it cost in all, such as 3.49." error={errors.price} optional>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={form.price}
            onChange={(event) => change({ type: 'price', text: event.target.value })}
            className="numbers"
          />
        </Field>
      </div>
    </div>
  )
}
