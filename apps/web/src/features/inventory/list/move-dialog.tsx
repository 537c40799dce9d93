import type { InventoryItem, ItemLocation } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { toItemExpiry } from '../../../food/expiry/item-expiry'
import { formatShortDay } from '../../../food/expiry/short-day'
import { useToday } from '../../../food/expiry/use-today'
import type { FoodFacts } from '../../../food/food-facts'
import { PlaceIcon } from '../../../food/place-icon'
import { placeLabels, places } from '../../../food/places'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { useFoodFacts } from '../use-food-facts'
import { useOpenCount } from '../use-open-count'
import { ItemAmountDialog, useAmountChoice } from './item-amount-dialog'

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

const loadingText = 'Looking up how long it keeps there…'

/** Describes an item's date at another place before the move: 'It keeps in the freezer until about 15 Feb.' */
export function describeExpiryAfterMove(
  item: InventoryItem,
  to: ItemLocation,
  facts: FoodFacts | undefined,
  today: Day,
): string {
  if (!facts) return loadingText
  const current = toItemExpiry(item)
  const afterMove = facts.expiryAfterChange(item, { foodId: item.foodId, location: to }, today)
  const there = `in the ${placeLabels[to].toLowerCase()}`
  if (!afterMove) return `It keeps ${there}, but we can’t say for how long.`
  const day = formatShortDay(afterMove.day, today)
  if (current && afterMove.day === current.day && afterMove.source === current.source) {
    const isUnsuitable = facts.isUnsuitableFor(item, to)
    return isUnsuitable
      ? `It doesn’t keep well ${there}. Its date stays ${day}.`
      : `Its date stays ${day} ${there}.`
  }
  if (afterMove.kind === 'use-by' && afterMove.day <= today) return `It won’t keep ${there}: use it today.`
  return `It keeps ${there} until about ${day}.`
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
      {(amountChoice) => (
        <>
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
                place === item.location
                  ? 'It is here now.'
                  : describeExpiryAfterMove(item, place, facts, today),
              disabled: place === item.location,
            }))}
          />
          {amountChoice}
        </>
      )}
    </ItemAmountDialog>
  )
}
