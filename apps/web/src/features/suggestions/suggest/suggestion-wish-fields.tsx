import type { HouseholdPerson } from '@larder/contract/diet'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { formatFood } from '../format-food'
import type { ExpiringFood } from '../use-expiring'
import type { Wishes } from '../wishes'
import { EaterChips } from './eater-chips'
import { PeopleStepper } from './people-stepper'
import { countPlates } from './use-eaters'

interface WishFieldsProps {
  readonly wishes: Wishes
  readonly people: readonly HouseholdPerson[]
  readonly expiring: readonly ExpiringFood[]
  readonly onWish: (part: Partial<Wishes>) => void
}

const times = [15, 20, 30, 45, 60, 90]
const toBuy = [
  { value: '0', label: 'Nothing' },
  { value: '1', label: 'One thing' },
  { value: '', label: 'Anything' },
]

/** What may be bought, the time, the number of people, and the food to use up. */
export function SuggestionWishFields({ wishes, people, expiring, onWish }: WishFieldsProps) {
  const { buy, minutes, rescue, eaters } = wishes
  const offered =
    minutes === null || times.includes(minutes) ? times : [...times, minutes].sort((a, b) => a - b)
  const foods = expiring.map(({ foodId, name, left }) => ({
    value: foodId,
    label: `${name} (${left.toLowerCase()})`,
  }))
  const isListed = rescue === null || foods.some(({ value }) => value === rescue)
  return (
    <div className="grid grid-cols-2 gap-4 @2xl:grid-cols-4 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_10rem_minmax(0,1.6fr)]">
      <SegmentedControl
        legend="To buy"
        segments={toBuy}
        value={buy === null ? '' : String(buy)}
        onValueChange={(value) => onWish({ buy: value === '0' ? 0 : value === '1' ? 1 : null })}
        className="col-span-2 @4xl:col-span-1"
      />
      <Field label="Ready in">
        <Select
          options={[
            { value: '', label: 'Any time' },
            ...offered.map((time) => ({ value: String(time), label: `${time} minutes` })),
          ]}
          value={minutes === null ? '' : String(minutes)}
          onChange={({ target }) => onWish({ minutes: target.value === '' ? null : Number(target.value) })}
        />
      </Field>
      <PeopleStepper
        value={wishes.people}
        usual={countPlates(people, eaters)}
        onChange={(wished) => onWish({ people: wished })}
      />
      <Field label="Use up" className="col-span-2 @4xl:col-span-1">
        <Select
          options={[
            { value: '', label: 'Nothing in particular' },
            ...(isListed ? [] : [{ value: rescue, label: formatFood(rescue) }]),
            ...foods,
          ]}
          value={rescue ?? ''}
          onChange={({ target }) => onWish({ rescue: target.value === '' ? null : target.value })}
        />
      </Field>
      {people.length > 1 && (
        <EaterChips
          people={people}
          eaters={eaters}
          onChange={(chosen) => onWish({ eaters: chosen, people: null })}
          className="col-span-2 @4xl:col-span-4"
        />
      )}
    </div>
  )
}
