import type { InventoryItem, Location } from '@larder/contract/inventory'
import { useState } from 'react'
import { PlaceIcon } from '../../food/place-icon'
import { placeLabels, places } from '../../food/places'
import { useToday } from '../../food/use-today'
import { RadioGroup } from '../../ui/radio-group'
import { HowMuch } from './how-much'
import { ItemQuestion } from './item-question'
import { moveOutlook } from './move-outlook'
import { useFoodFacts } from './use-food-facts'
import { useHowMuch } from './use-how-much'
import { useOpening } from './use-opening'

export interface MoveDialogProps {
  readonly item: InventoryItem
  readonly open: boolean
  readonly onClose: () => void
  /** Without an amount all of it. */
  readonly onMove: (move: { to: Location; amount?: string }) => unknown
}

const usualWay: Readonly<Record<Location, Location>> = {
  pantry: 'fridge',
  fridge: 'freezer',
  freezer: 'fridge',
}

/** To another place, with what that does to its date said beforehand. */
export function MoveDialog(props: MoveDialogProps) {
  return <Moving key={useOpening(props.open, props.item.id)} {...props} />
}

function Moving({ item, open, onClose, onMove }: MoveDialogProps) {
  const today = useToday()
  const facts = useFoodFacts(open)
  const [to, setTo] = useState(usualWay[item.location])
  const howMuch = useHowMuch(item, 'any')

  return (
    <ItemQuestion
      item={item}
      open={open}
      onClose={onClose}
      title="Move"
      answer={`Move to the ${placeLabels[to].toLowerCase()}`}
      howMuch={howMuch}
      onAnswer={(amount) => onMove({ to, ...(amount !== 'all' && { amount }) })}
    >
      <RadioGroup
        legend="Where to"
        value={to}
        onValueChange={(value) => setTo(value as Location)}
        options={places.map((place) => ({
          value: place,
          label: (
            <span className="flex items-center gap-2">
              <PlaceIcon place={place} className="size-5" />
              {placeLabels[place]}
            </span>
          ),
          hint: place === item.location ? 'It is here now.' : moveOutlook(item, place, facts, today),
          disabled: place === item.location,
        }))}
      />
      <HowMuch item={item} {...howMuch} />
    </ItemQuestion>
  )
}
