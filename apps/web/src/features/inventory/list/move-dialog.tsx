import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import { useState } from 'react'
import { useToday } from '../../../food/expiry/use-today'
import { PlaceIcon } from '../../../food/place-icon'
import { placeLabels, places } from '../../../food/places'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { useFoodFacts } from '../use-food-facts'
import { useOpenCount } from '../use-open-count'
import { AmountChoice } from './amount-choice'
import { describeExpiryAfterMove } from './expiry-after-move'
import { ItemAmountDialog } from './item-amount-dialog'
import { useAmountChoice } from './use-amount-choice'

export interface MoveItemDialogProps {
  readonly item: InventoryItem
  readonly open: boolean
  readonly onClose: () => void
  /** Without an amount, all of it is moved. */
  readonly onMove: (move: { to: ItemLocation; amount?: string }) => unknown
}

const defaultMoveTarget: Readonly<Record<ItemLocation, ItemLocation>> = {
  pantry: 'fridge',
  fridge: 'freezer',
  freezer: 'fridge',
}

/** Moves an item to another place and shows the effect on its date beforehand. */
export function MoveItemDialog(props: MoveItemDialogProps) {
  return <MoveItemForm key={useOpenCount(props.open, props.item.id)} {...props} />
}

function MoveItemForm({ item, open, onClose, onMove }: MoveItemDialogProps) {
  const today = useToday()
  const facts = useFoodFacts(open)
  const [to, setTo] = useState(defaultMoveTarget[item.location])
  const howMuch = useAmountChoice(item, 'any')

  return (
    <ItemAmountDialog
      item={item}
      open={open}
      onClose={onClose}
      title="Move"
      submitLabel={`Move to the ${placeLabels[to].toLowerCase()}`}
      howMuch={howMuch}
      onSubmit={(amount) => onMove({ to, ...(amount !== 'all' && { amount }) })}
    >
      <RadioGroup
        legend="Where to"
        value={to}
        onValueChange={(value) => setTo(value as ItemLocation)}
        options={places.map((place) => ({
          value: place,
          label: (
            <span className="flex items-center gap-2">
              <PlaceIcon place={place} className="size-5" />
              {placeLabels[place]}
            </span>
          ),
          hint:
            place === item.location ? 'It is here now.' : describeExpiryAfterMove(item, place, facts, today),
          disabled: place === item.location,
        }))}
      />
      <AmountChoice item={item} {...howMuch} />
    </ItemAmountDialog>
  )
}
