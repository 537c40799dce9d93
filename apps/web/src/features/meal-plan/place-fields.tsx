import type { MealTime } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/day'
import { mealTimes } from '@larder/kitchen/planning/ask'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { dateWords, mealName, type Place, weekdayName } from './place-words'
import { daysFrom } from './week-days'

interface PlaceFieldsProps {
  readonly place: Place
  readonly today: Day
  /** The first day to choose from. */
  readonly first: Day
  readonly onChange: (place: Place) => void
}

/** Which day and which meal: two lists, by mouse, finger or keyboard. */
export function PlaceFields({ place, today, first, onChange }: PlaceFieldsProps) {
  const days = daysFrom(first, 14)
  const all = days.includes(place.day) ? days : [place.day, ...days]
  const nameOf = (day: Day) => {
    const near = day === today ? 'Today,' : day === addDays(today, 1) ? 'Tomorrow,' : weekdayName(day)
    return `${near} ${dateWords(day)}`
  }
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field label="Day">
        <Select
          value={place.day}
          options={all.map((day) => ({ value: day, label: nameOf(day) }))}
          onChange={({ target }) => onChange({ ...place, day: target.value as Day })}
        />
      </Field>
      <Field label="Meal">
        <Select
          value={place.meal}
          options={mealTimes.map((meal) => ({ value: meal, label: mealName(meal) }))}
          onChange={({ target }) => onChange({ ...place, meal: target.value as MealTime })}
        />
      </Field>
    </div>
  )
}
