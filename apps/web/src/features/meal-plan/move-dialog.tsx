import type { PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/day'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { PlaceFields } from './place-fields'
import type { Place } from './place-words'
import { titleOf } from './week-state'

interface MoveDialogProps {
  readonly meal: PlanMeal
  readonly from: Day
  readonly today: Day
  readonly onMove: (to: Place) => void
  readonly onClose: () => void
}

/** Moves a meal without dragging it. */
export function MoveDialog({ meal, from, today, onMove, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState<Place>({ day: meal.day as Day, meal: meal.meal })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onMove(place)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Move"
      description={titleOf(meal)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="move-meal">
            Move here
          </Button>
        </>
      }
    >
      <form id="move-meal" onSubmit={submit}>
        <PlaceFields place={place} today={today} first={from < today ? from : today} onChange={setPlace} />
      </form>
    </Dialog>
  )
}
