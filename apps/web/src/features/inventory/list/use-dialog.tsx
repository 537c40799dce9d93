import { one } from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'
import { inflectNoun } from '@larder/kitchen/recipe-steps/inflect-noun'
import { quickAmounts, takeMeasured, unitsToTake } from '@larder/kitchen/stock/measured-take'
import { takeFromStock } from '@larder/kitchen/stock/stock'
import { type SubmitEvent, useId, useState } from 'react'
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
  /** So many, or 'all'; with a unit where it need not be whole. */
  readonly onUse: (howMany: string, unit?: string) => void
}

/** Asks how much was used. The kitchen says what cannot be; an empty answer does nothing. */
export function UseDialog({ item, open, onClose, onUse }: UseDialogProps) {
  const form = useId()
  const [text, setText] = useState('1')
  const units = unitsToTake(item)
  const [unit, setUnit] = useState(item.unit)
  const isOwn = unit === item.unit
  const [refusal, setRefusal] = useState<{ title: string; message: string } | null>(null)

  function use(howMany: string, inUnit?: string) {
    onUse(howMany, inUnit)
    onClose()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const howMany = text.trim()
    if (howMany === '') return onClose()
    const asked = isOwn ? takeFromStock(item, howMany) : takeMeasured(item, howMany, unit)
    if (asked.ok) use(howMany, isOwn ? undefined : unit)
    else setRefusal(asked)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={questionOf(item)}
      description={`You have ${formatItemAmount(item)}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button disabled={item.amount === '0'} onClick={() => use('all')}>
            Use it up
          </Button>
          <Button variant="primary" type="submit" form={form}>
            Used
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <QuickAmounts item={item} onTake={use} />
        {units.length > 1 && (
          <SegmentedControl
            legend="Measured in"
            segments={units.map((value) => ({ value, label: value }))}
            value={unit}
            onValueChange={(value) => {
              setUnit(value)
              setRefusal(null)
            }}
          />
        )}
        <Field label="Amount used" hint={hintOf(unit, isOwn)}>
          <TextInput
            value={text}
            inputMode={isOwn ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={30}
            aria-invalid={refusal ? true : undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setText(event.target.value)
              setRefusal(null)
            }}
          />
        </Field>
        {refusal && <ErrorNote title={refusal.title}>{refusal.message}</ErrorNote>}
      </form>
    </Dialog>
  )
}

// 'How many eggs', 'How much milk', and of carrots by the bunch 'How much of the carrots'.
function questionOf({ name, unit }: ShownItem): string {
  const isPlural = inflectNoun(name, one) !== name
  const isPieces = unit === '' || parseUnit(unit)?.id === 'piece'
  const much = !isPlural ? 'How much' : isPieces ? 'How many' : 'How much of the'
  return `${much} ${name} did you use?`
}

function hintOf(unit: string, isOwn: boolean): string {
  if (!isOwn) return `In ${unit}.`
  return unit ? `In ${unit}, a whole number.` : 'A whole number.'
}

interface QuickAmountsProps {
  readonly item: ShownItem
  readonly onTake: (howMuch: string, unit: string) => void
}

/** What is often taken at once, one press each. */
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
