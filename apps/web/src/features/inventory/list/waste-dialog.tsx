import { type InventoryItem, WasteReason } from '@larder/contract/inventory'
import { useState } from 'react'
import { wasteReasonLabels } from '../../../food/booking/booking-sentence'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import { useToday } from '../../../food/expiry/use-today'
import { Chips } from '../../../ui/controls/chips'
import { useOpenCount } from '../use-open-count'
import { ItemAmountDialog, useAmountChoice } from './item-amount-dialog'

export interface WasteDialogProps {
  readonly item: InventoryItem
  readonly open: boolean
  readonly onClose: () => void
  /** A whole number, or 'all'. */
  readonly onWaste: (wasted: { amount: string; reason: WasteReason }) => unknown
}

const chips = WasteReason.options.map((reason) => ({ value: reason, label: wasteReasonLabels[reason] }))

/** Writes off wasted food with a reason, which the household can learn from. */
export function WasteDialog(props: WasteDialogProps) {
  return <WasteForm key={useOpenCount(props.open, props.item.id)} {...props} />
}

function WasteForm({ item, open, onClose, onWaste }: WasteDialogProps) {
  const today = useToday()
  const expiry = toItemExpiry(item)
  const [reason, setReason] = useState<WasteReason>(expiry && expiry.day < today ? 'expired' : 'spoiled')
  const howMuch = useAmountChoice(item, 'whole')

  return (
    <ItemAmountDialog
      item={item}
      open={open}
      onClose={onClose}
      title="How much was wasted?"
      submitLabel="Mark as wasted"
      howMuch={howMuch}
      onSubmit={(amount) => onWaste({ amount, reason })}
    >
      {(amountChoice) => (
        <>
          {amountChoice}
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
        </>
      )}
    </ItemAmountDialog>
  )
}
