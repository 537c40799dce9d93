import { type InventoryItem, WasteReason } from '@larder/contract/inventory'
import { type SubmitEvent, useState } from 'react'
import { expiryOf } from '../../food/expiry-of'
import { FoodIcon } from '../../food/food-icon'
import { useToday } from '../../food/use-today'
import { wasteReasonLabels } from '../../food/waste-reason'
import { Button } from '../../ui/button'
import { Chips } from '../../ui/chips'
import { Dialog } from '../../ui/dialog'
import { HowMuch } from './how-much'
import { useHowMuch } from './use-how-much'
import { useOpening } from './use-opening'

export interface WasteDialogProps {
  readonly item: InventoryItem
  readonly open: boolean
  readonly onClose: () => void
  /** A whole number, or all. */
  readonly onWaste: (wasted: { amount: string; reason: WasteReason }) => unknown
}

const chips = WasteReason.options.map((reason) => ({ value: reason, label: wasteReasonLabels[reason] }))

/** Writes off what was thrown away, and why: that is what a household learns from. */
export function WasteDialog(props: WasteDialogProps) {
  return <Wasting key={useOpening(props.open, props.item.id)} {...props} />
}

function Wasting({ item, open, onClose, onWaste }: WasteDialogProps) {
  const today = useToday()
  const expiry = expiryOf(item)
  const [reason, setReason] = useState<WasteReason>(expiry && expiry.day < today ? 'expired' : 'spoiled')
  const howMuch = useHowMuch(item, 'whole')

  function waste(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = howMuch.take()
    if (amount === undefined) return
    onWaste({ amount, reason })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="How much was wasted?"
      description={
        <span className="flex items-start gap-2">
          <FoodIcon foodId={item.foodId} category={item.category} className="size-6" />
          <span className="min-w-0 wrap-anywhere">{item.name}</span>
        </span>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="waste-form" variant="primary">
            Write it off
          </Button>
        </>
      }
    >
      <form id="waste-form" noValidate onSubmit={waste} className="flex flex-col gap-5">
        <HowMuch item={item} {...howMuch} />
        <div>
          <p aria-hidden className="pb-1.5 font-semibold">
            Why?
          </p>
          <Chips
            label="Why?"
            chips={chips}
            value={reason}
            onValueChange={(value) => setReason(value as WasteReason)}
          />
        </div>
      </form>
    </Dialog>
  )
}
