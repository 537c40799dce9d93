import type { InventoryItem } from '@larder/contract/inventory'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/overlays/dialog'
import type { useAmountChoice } from './use-amount-choice'

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
