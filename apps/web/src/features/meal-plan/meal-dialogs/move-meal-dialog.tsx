import type { PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/overlays/dialog'
import type { PlanSlot } from '../plan-slot'
import { mealTitle } from '../week-state'
import { SlotFields } from './slot-fields'

interface MoveDialogProps {
  readonly meal: PlanMeal
  readonly from: Day
  readonly today: Day
  readonly onMove: (to: PlanSlot) => void
  readonly onClose: () => void
}

/** Moves a meal without dragging. */
export function MoveMealDialog({ meal, from, today, onMove, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState<PlanSlot>({ day: meal.day as Day, meal: meal.meal })
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
      description={mealTitle(meal)}
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
        <SlotFields place={place} today={today} first={from < today ? from : today} onChange={setPlace} />
      </form>
    </Dialog>
  )
}
