import { Check } from 'lucide-react'
import { FoodPicture, type FoodPictureName } from '../food-picture'

interface ListLineSample {
  readonly food: FoodPictureName
  readonly amount: string
  readonly name: string
  readonly why: string
  readonly ticked: boolean
}

const listLineSamples: readonly ListLineSample[] = [
  { food: 'lemon', amount: '2', name: 'lemons', why: 'in the trolley', ticked: true },
  {
    food: 'spaghetti',
    amount: '250 g',
    name: 'spaghetti',
    why: '750 g planned, 500 g at home',
    ticked: false,
  },
]

/** Two lines of a shopping list, one of them ticked. */
export function ShoppingListIllustration() {
  return (
    <ul className="w-full max-w-80 divide-y rounded-card border bg-raised px-3">
      {listLineSamples.map(({ food, amount, name, why, ticked }) => (
        <li key={name} className="flex min-h-17 items-center gap-3">
          <span
            className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${
              ticked ? 'border-herb bg-herb text-on-herb' : 'border-edge'
            }`}
          >
            {ticked && <Check strokeWidth={3} className="size-4" />}
          </span>
          <FoodPicture name={food} className="size-7 shrink-0" />
          <span className="leading-tight">
            <span className={ticked ? 'text-ink-soft line-through' : ''}>
              <b className="font-semibold">{amount}</b> {name}
            </span>
            <span className="block text-sm text-ink-soft">{why}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
