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
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
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
  const [error, setError] = useState<string | undefined>(undefined)
  const available = amountHeld(item)
  const minimum = amount(1)

  return {
    some,
    text,
    error,
    /** A single piece cannot be divided. */
    divisible: compare(available, rule === 'any' ? zero : minimum) > 0,
    onSome: (value: boolean) => {
      setSome(value)
      setError(undefined)
    },
    onText: (value: string) => {
      setText(value)
      setError(undefined)
    },
    onStep: (by: 1 | -1) => {
      const next = plus(parseAmountText(text) ?? zero, amount(by))
      setText(amountText(smallerAmount(available, largerAmount(smallerAmount(minimum, available), next))))
      setError(undefined)
    },
    /** Returns the amount to take, or undefined after setting an error. */
    take: (): string | undefined => {
      if (!some) return 'all'
      const result = takeFromStock(item, text, rule)
      if (result.ok) return amountText(result.taken)
      setError(result.message)
      return undefined
    },
  }
}

type HowMuchProps = ReturnType<typeof useAmountChoice> & { readonly item: InventoryItem }

/** Lets the cook choose all of an item or enter an amount. */
export function AmountChoice({ item, some, text, error, divisible, onSome, onText, onStep }: HowMuchProps) {
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
        onValueChange={(value) => onSome(value === 'some')}
      />
      {some && (
        <Field label={item.unit ? `How many ${item.unit}` : 'How many'} error={error}>
          <StepInput
            value={text}
            onValueChange={onText}
            onStep={onStep}
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
  readonly children: ReactNode
}

/** A dialog about one item that asks for an amount, among other fields. */
export function ItemAmountDialog(props: ItemQuestionProps) {
  const { item, open, onClose, title, submitLabel, howMuch, onSubmit, children } = props
  const formId = useId()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = howMuch.take()
    if (amount === undefined) return
    onSubmit(amount)
    onClose()
  }

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
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>
  )
}
