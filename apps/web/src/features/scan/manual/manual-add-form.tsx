import { type ValidationResult, validateBySchema } from '@larder/contract/http/validation'
import { inventory, NewItem } from '@larder/contract/inventory'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { queued } from '../../../api/change-queue/change-queue'
import { useActionForm } from '../../../api/forms/use-action-form'
import { change } from '../../../api/sync'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { toast } from '../../../ui/toasts/toast-store'
import { showScanRejection, showScanSaved } from '../results/save-scan'

interface ManualAddFormProps {
  /** Called instead of saving for a visitor, who has to log in first. */
  readonly onVisitor?: (() => void) | undefined
}

interface ManualForm {
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly dailyConsumption: string
  readonly shelfLifeDays: string
}

export const emptyManualForm: ManualForm = {
  name: '',
  amount: '',
  unit: '',
  dailyConsumption: '',
  shelfLifeDays: '',
}

/** Returns the empty fields. */
export function findMissingFields(form: ManualForm): (keyof ManualForm)[] {
  return (Object.keys(form) as (keyof ManualForm)[]).filter((field) => form[field].trim() === '')
}

/** Returns the form as the server expects it, or a message for each invalid field. */
export function validateManualItem({ shelfLifeDays, ...form }: ManualForm): ValidationResult<NewItem> {
  const days = shelfLifeDays.trim()
  return validateBySchema(NewItem, {
    ...form,
    shelfLifeDays: /^\d{1,6}$/.test(days) ? Number(days) : Number.NaN,
  })
}

const manualFields: readonly {
  name: keyof ManualForm
  label: string
  placeholder: string
  inputMode?: 'decimal' | 'numeric'
}[] = [
  { name: 'name', label: 'Name', placeholder: 'Spinach' },
  { name: 'amount', label: 'Amount', placeholder: '2', inputMode: 'decimal' },
  { name: 'unit', label: 'Unit', placeholder: 'bunches' },
  { name: 'dailyConsumption', label: 'Daily consumption', placeholder: '0.5', inputMode: 'decimal' },
  { name: 'shelfLifeDays', label: 'Shelf life (days)', placeholder: '5', inputMode: 'numeric' },
]

const invalidDaysMessage = 'Use whole days from 0 to 3,650.'

/** Adds an item by hand: five required fields. */
export function ManualAddForm({ onVisitor }: ManualAddFormProps) {
  const heading = useId()
  const [typed, setTyped] = useState(emptyManualForm)
  const { form, fields } = useActionForm({
    logLabel: 'Adding an ingredient failed',
    submit: ({ element, reject }) => {
      const missing = findMissingFields(typed)
      if (missing.length > 0) {
        toast({ title: 'Invalid Input', description: 'Please fill in all fields.', tone: 'destructive' })
        return reject(Object.fromEntries(missing.map((field) => [field, 'Please fill this in.'])))
      }
      const checked = validateManualItem(typed)
      if (!checked.ok)
        return reject({
          ...checked.fields,
          ...('shelfLifeDays' in checked.fields && { shelfLifeDays: invalidDaysMessage }),
        })
      if (onVisitor) return onVisitor()
      addItem(checked.value)
      setTyped(emptyManualForm)
      element.querySelector('input')?.focus()
    },
  })

  return (
    <section aria-labelledby={heading} className="@container rounded-card border bg-raised p-4 sm:p-6">
      <h2 id={heading} className="pb-4 text-xl">
        Manual Add Ingredient
      </h2>
      <form {...form} className="flex flex-col gap-4">
        <div className="grid grid-cols-2 items-start gap-4 @3xl:grid-cols-[2fr_1fr_1fr_1.2fr_1fr]">
          {manualFields.map(({ name, label, ...rest }) => (
            <Field
              key={name}
              label={label}
              error={fields[name]}
              required
              className={name === 'name' ? 'col-span-2 @3xl:col-span-1' : ''}
            >
              <TextInput
                {...rest}
                name={name}
                value={typed[name]}
                maxLength={name === 'name' ? 120 : 30}
                autoComplete="off"
                onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
              />
            </Field>
          ))}
        </div>
        <Button type="submit" icon={<Plus />} className="sm:self-start">
          Add Ingredient
        </Button>
      </form>
    </section>
  )
}

function addItem(item: NewItem) {
  const put = change(queued(inventory.create), { body: item })
  const { dismiss } = showScanSaved({ title: 'Ingredient Added', description: item.name, puts: [put] })
  put.response.catch((error: unknown) => {
    dismiss()
    showScanRejection(error)
  })
}
