import { one } from '@larder/kitchen/quantity/amount'
import { convertExactly } from '@larder/kitchen/quantity/convert-exactly'
import { parseUnit } from '@larder/kitchen/quantity/units'
import { inflectNoun } from '@larder/kitchen/recipe-steps/inflect-noun'
import { quickAmounts, takeMeasured, unitsToTake } from '@larder/kitchen/stock/measured-take'
import { takeFromStock } from '@larder/kitchen/stock/stock'
import { useId, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { formatItemAmount } from '../../../food/item-amount'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'
import type { ShownItem } from '../optimistic-stock'

interface UseDialogProps {
  readonly item: ShownItem
  readonly open: boolean
  readonly onClose: () => void
  /** A number or 'all'; a unit allows fractions. */
  readonly onUse: (howMany: string, unit?: string) => void
}

/** Asks how much was used. The kitchen validates the amount; an empty input closes the dialog. */
export function UseDialog({ item, open, onClose, onUse }: UseDialogProps) {
  const formId = useId()
  const [text, setText] = useState('1')
  const units = unitsToTake(item)
  const [unit, setUnit] = useState(item.unit)
  const isOwn = unit === item.unit
  const [rejectionTitle, setRejectionTitle] = useState('')

  function use(howMany: string, inUnit?: string) {
    onUse(howMany, inUnit)
    onClose()
  }

  const { form, fields, clearError } = useActionForm({
    logLabel: 'Using the item failed',
    submit: ({ reject }) => {
      const howMany = text.trim()
      if (howMany === '') return onClose()
      const result = isOwn ? takeFromStock(item, howMany) : takeMeasured(item, howMany, unit, convertExactly)
      if (result.ok) return use(howMany, isOwn ? undefined : unit)
      setRejectionTitle(result.title)
      reject({ amount: result.message })
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={formatQuestion(item)}
      description={`You have ${formatItemAmount(item)}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button disabled={item.amount === '0'} onClick={() => use('all')}>
            Use it up
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            Used
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4">
        <QuickAmounts item={item} onTake={use} />
        {units.length > 1 && (
          <SegmentedControl
            legend="Measured in"
            segments={units.map((value) => ({ value, label: value }))}
            value={unit}
            onValueChange={(value) => {
              setUnit(value)
              clearError('amount')
            }}
          />
        )}
        <Field label="Amount used" hint={formatHint(unit, isOwn)}>
          <TextInput
            name="amount"
            value={text}
            inputMode={isOwn ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={30}
            aria-invalid={fields.amount ? true : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {fields.amount && <ErrorNote title={rejectionTitle}>{fields.amount}</ErrorNote>}
      </form>
    </Dialog>
  )
}

// 'How many eggs', 'How much milk', and for carrots by the bunch 'How much of the carrots'.
function formatQuestion({ name, unit }: ShownItem): string {
  const isPlural = inflectNoun(name, one) !== name
  const isPieces = unit === '' || parseUnit(unit)?.id === 'piece'
  const prefix = !isPlural ? 'How much' : isPieces ? 'How many' : 'How much of the'
  return `${prefix} ${name} did you use?`
}

function formatHint(unit: string, isOwn: boolean): string {
  const measure = parseUnit(unit)?.many ?? unit
  if (!isOwn) return `In ${measure}.`
  return measure ? `In ${measure}, whole numbers only.` : 'Whole numbers only.'
}

interface QuickAmountsProps {
  readonly item: ShownItem
  readonly onTake: (howMuch: string, unit: string) => void
}

/** Buttons for common amounts. */
function QuickAmounts({ item, onTake }: QuickAmountsProps) {
  const amounts = quickAmounts(item)
  if (amounts.length === 0) return null
  return (
    <ul aria-label="Quick amounts" className="flex flex-wrap gap-2">
      {amounts.map(({ label, amount, unit }) => (
        <li key={label}>
          <Button
            onClick={() => onTake(amount, unit)}
            aria-label={`Used ${label.toLowerCase()} of ${item.name}`}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
