import type { PlanMeal, PlanMealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import { useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { Dialog } from '../../../ui/overlays/dialog'
import { formatMealName, formatShortDate, formatWeekday, type PlanSlot } from '../plan-slot'
import { listDays } from '../week-days'
import { mealTitle } from '../week-state'

interface PlaceFieldsProps {
  readonly place: PlanSlot
  readonly today: Day
  /** The first selectable day. */
  readonly first: Day
  readonly onChange: (place: PlanSlot) => void
}

/** Selects a day and a meal. */
export function SlotFields({ place, today, first, onChange }: PlaceFieldsProps) {
  const days = listDays(first, 14)
  const options = days.includes(place.day) ? days : [place.day, ...days]
  const formatDayOption = (day: Day) => {
    const dayName = day === today ? 'Today,' : day === addDays(today, 1) ? 'Tomorrow,' : formatWeekday(day)
    return `${dayName} ${formatShortDate(day)}`
  }
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label="Day">
        <Select
          value={place.day}
          options={options.map((day) => ({ value: day, label: formatDayOption(day) }))}
          onChange={({ target }) => onChange({ ...place, day: target.value as Day })}
        />
      </Field>
      <Field label="Meal">
        <Select
          value={place.meal}
          options={mealTimes.map((meal) => ({ value: meal, label: formatMealName(meal) }))}
          onChange={({ target }) => onChange({ ...place, meal: target.value as PlanMealTime })}
        />
      </Field>
    </div>
  )
}

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
  const { form } = useActionForm({
    logLabel: 'Moving the meal failed',
    submit: () => {
      onMove(place)
      onClose()
    },
  })
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
      <form {...form} id="move-meal">
        <SlotFields place={place} today={today} first={from < today ? from : today} onChange={setPlace} />
      </form>
    </Dialog>
  )
}
