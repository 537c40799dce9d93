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
  /** What the main button says. */
  readonly answer: string
  readonly howMuch: ReturnType<typeof useAmountChoice>
  /** With a number or 'all', once it is one that can be. */
  readonly onAnswer: (amount: string) => unknown
  readonly children: ReactNode
}

/** Asks one thing about one item, how much of it among the rest. */
export function ItemAmountDialog(props: ItemQuestionProps) {
  const { item, open, onClose, title, answer, howMuch, onAnswer, children } = props
  const form = useId()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = howMuch.take()
    if (amount === undefined) return
    onAnswer(amount)
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
          <Button type="submit" form={form} variant="primary">
            {answer}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>
  )
}
