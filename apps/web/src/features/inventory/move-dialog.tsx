import type { InventoryItem, Location } from '@larder/contract/inventory'
import { type SubmitEvent, useState } from 'react'
import { FoodIcon } from '../../food/food-icon'
import { PlaceIcon } from '../../food/place-icon'
import { placeLabels, places } from '../../food/places'
import { useToday } from '../../food/use-today'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { RadioGroup } from '../../ui/radio-group'
import { HowMuch } from './how-much'
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

  function move(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = howMuch.take()
    if (amount === undefined) return
    onMove({ to, ...(amount !== 'all' && { amount }) })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Move"
      description={
        <span className="flex items-start gap-2">
          <FoodIcon foodId={item.foodId} category={item.category} className="size-6" />
          <span className="min-w-0 wrap-anywhere">{item.name}</span>
        </span>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="move-form" variant="primary">
            Move to the {placeLabels[to].toLowerCase()}
          </Button>
        </>
      }
    >
      <form id="move-form" noValidate onSubmit={move} className="flex flex-col gap-5">
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
      </form>
    </Dialog>
  )
}
