import { type InventoryItem, WasteReason } from '@larder/contract/inventory'
import { useState } from 'react'
import { expiryOf } from '../../food/expiry-of'
import { useToday } from '../../food/use-today'
import { wasteReasonLabels } from '../../food/waste-reason'
import { Chips } from '../../ui/chips'
import { HowMuch } from './how-much'
import { ItemQuestion } from './item-question'
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

  return (
    <ItemQuestion
      item={item}
      open={open}
      onClose={onClose}
      title="How much was wasted?"
      answer="Write it off"
      howMuch={howMuch}
      onAnswer={(amount) => onWaste({ amount, reason })}
    >
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
    </ItemQuestion>
  )
}
