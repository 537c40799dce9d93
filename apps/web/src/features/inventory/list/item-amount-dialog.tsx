import type { InventoryItem } from '@larder/contract/inventory'
import {
  amount,
  amountText,
  compare,
  largerAmount,
  parseAmountText,
  plus,
  smallerAmount,
  zero,
} from '@larder/kitchen/quantity/amount'
import { amountHeld, type TakeRule, takeFromStock } from '@larder/kitchen/stock/stock'
import { type ReactNode, useId, useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { formatItemAmount } from '../../../food/item-amount'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { StepInput } from '../../../ui/fields/step-input'
import { Dialog } from '../../../ui/overlays/dialog'

/** The state of an amount choice: all of an item, unless the cook enters an amount. */
export function useAmountChoice(item: InventoryItem, rule: TakeRule) {
  const [some, setSome] = useState(false)
  const [text, setText] = useState('1')
  const available = amountHeld(item)
  const minimum = amount(1)

  return {
    some,
    text,
    /** A single piece cannot be divided. */
    divisible: compare(available, rule === 'any' ? zero : minimum) > 0,
    onSome: setSome,
    onText: setText,
    onStep: (by: 1 | -1) => {
      const next = plus(parseAmountText(text) ?? zero, amount(by))
      setText(amountText(smallerAmount(available, largerAmount(smallerAmount(minimum, available), next))))
    },
    /** Returns the amount to take, or why it cannot be taken. */
    take: ():
      | { readonly ok: true; readonly amount: string }
      | { readonly ok: false; readonly message: string } => {
      if (!some) return { ok: true, amount: 'all' }
      const result = takeFromStock(item, text, rule)
      return result.ok ? { ok: true, amount: amountText(result.taken) } : result
    },
  }
}

interface AmountChoiceProps {
  readonly item: InventoryItem
  readonly howMuch: ReturnType<typeof useAmountChoice>
  readonly error: string | undefined
  readonly onEdit: () => void
}

/** Lets the cook choose all of an item or enter an amount. */
function AmountChoice({ item, howMuch, error, onEdit }: AmountChoiceProps) {
  const { some, text, divisible, onSome, onText, onStep } = howMuch
  const all = formatItemAmount(item)
  if (!divisible) return <p>All of it: {all}</p>
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        legend={`You have ${all}`}
        segments={[
          { value: 'all', label: 'All of it' },
          { value: 'some', label: 'Only some' },
        ]}
        value={some ? 'some' : 'all'}
        onValueChange={(value) => {
          onSome(value === 'some')
          onEdit()
        }}
      />
      {some && (
        <Field label={item.unit ? `How many ${item.unit}` : 'How many'} error={error}>
          <StepInput
            value={text}
            onValueChange={(next) => {
              onText(next)
              onEdit()
            }}
            onStep={(by) => {
              onStep(by)
              onEdit()
            }}
            maxLength={30}
            className="max-w-64"
          />
        </Field>
      )}
    </div>
  )
}

interface ItemQuestionProps {
  readonly item: InventoryItem
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The label of the submit button. */
  readonly submitLabel: string
  readonly howMuch: ReturnType<typeof useAmountChoice>
  /** Receives a valid number or 'all'. */
  readonly onSubmit: (amount: string) => unknown
  /** The other fields, around the choice of the amount. */
  readonly children: (amountChoice: ReactNode) => ReactNode
}

/** A dialog about one item that asks for an amount, among other fields. */
export function ItemAmountDialog(props: ItemQuestionProps) {
  const { item, open, onClose, title, submitLabel, howMuch, onSubmit, children } = props
  const formId = useId()

  const { form, fields, clearError } = useActionForm({
    logLabel: `${title}: not saved`,
    submit: ({ reject }) => {
      const result = howMuch.take()
      if (!result.ok) return reject({ amount: result.message })
      onSubmit(result.amount)
      onClose()
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={
        <span className="flex items-start gap-2">
          <FoodIcon foodId={item.foodId} category={item.category} className="size-6" />
          <span className="min-w-0 wrap-anywhere">{item.name}</span>
        </span>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-5">
        {children(
          <AmountChoice
            item={item}
            howMuch={howMuch}
            error={fields.amount}
            onEdit={() => clearError('amount')}
          />,
        )}
      </form>
    </Dialog>
  )
}
