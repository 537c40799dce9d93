import type { HouseholdPerson } from '@larder/contract/diet'
import { Check, SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { StepInput } from '../../../ui/fields/step-input'
import type { ExpiringFood } from '../use-expiring'
import { countWishes, formatFood, maxPeopleWished, type Wishes } from '../wishes'
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

interface PeopleStepperProps {
  readonly value: number | null
  /** The default number of people, if known. */
  readonly usual: number | undefined
  readonly onChange: (people: number | null) => void
}

/** Sets the number of people. By default everybody in the household, or the servings of each recipe. */
function PeopleStepper({ value, usual, onChange }: PeopleStepperProps) {
  // While typing it may be empty or too large.
  const [typed, setTyped] = useState<string | null>(null)
  const current = value ?? usual

  function changePeople(people: number) {
    onChange(people === usual ? null : people)
  }

  function type(text: string) {
    setTyped(text)
    const people = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
    if (people >= 1 && people <= maxPeopleWished) changePeople(people)
    else if (text.trim() === '') onChange(null)
  }

  return (
    <Field label="People">
      <StepInput
        inputMode="numeric"
        placeholder="Any"
        value={typed ?? (current === undefined ? '' : String(current))}
        onValueChange={type}
        onBlur={() => setTyped(null)}
        onStep={(by) => {
          setTyped(null)
          changePeople(Math.min(maxPeopleWished, Math.max(1, (current ?? (by === 1 ? 1 : 3)) + by)))
        }}
        canStepDown={current !== 1}
        canStepUp={current !== maxPeopleWished}
      />
    </Field>
  )
}

interface EaterChipsProps {
  readonly people: readonly HouseholdPerson[]
  /** Empty means everybody. */
  readonly eaters: readonly string[]
  readonly onChange: (eaters: readonly string[]) => void
  readonly className?: string
}

/** Selects who eats; their diets and restrictions apply. */
function EaterChips({ people, eaters, onChange, className }: EaterChipsProps) {
  const isEating = (id: string) => eaters.length === 0 || eaters.includes(id)

  function toggle(id: string) {
    const chosen = people
      .map((person) => person.id)
      .filter((other) => (other === id ? !isEating(id) : isEating(other)))
    onChange(chosen.length === people.length ? [] : chosen)
  }

  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="pb-1.5 font-semibold">Who eats</legend>
      <div className="flex flex-wrap gap-2">
        {people.map(({ id, name, you }) => (
          <label
            key={id}
            className={classNames(
              'relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-raised px-4 font-medium',
              'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash has-checked:text-herb-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="checkbox"
              checked={isEating(id)}
              onChange={() => toggle(id)}
              className="peer absolute inset-0 appearance-none rounded-full outline-none"
            />
            <Check aria-hidden className="-ms-1 size-4 opacity-0 peer-checked:opacity-100" />
            <span className="max-w-48 truncate">{you ? `${name} (you)` : name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What may be bought, the time, the number of people, and the food to use up. */
function SuggestionWishFields({ wishes, people, expiring, onWish }: WishFieldsProps) {
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

/** The wishes: in view where there is room, behind a button on a phone, so that the dishes come first. */
export function WishBar(fields: ComponentProps<typeof SuggestionWishFields>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = countWishes(fields.wishes)
  return (
    <div className="flex flex-col gap-4">
      <Button
        icon={<SlidersHorizontal />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="self-start @2xl:hidden"
      >
        {count === 0 ? 'Wishes' : `Wishes (${count})`}
      </Button>
      <div id={id} className={classNames('@2xl:block', !open && 'hidden')}>
        <SuggestionWishFields {...fields} />
      </div>
    </div>
  )
}
