import type { HouseholdPerson } from '@larder/contract/diet'
import { Link } from 'react-router'
import { paths } from '../../../paths'

interface KitchenHintsProps {
  readonly people: readonly HouseholdPerson[]
  /** The stock is empty. */
  readonly bare: boolean
}

/** Hints that would improve the suggestions. */
export function KitchenHints({ people, bare }: KitchenHintsProps) {
  const hasNoDiets =
    people.length > 0 && people.every((one) => one.diets.length + one.restrictions.length === 0)
  if (!hasNoDiets && !bare) return null
  return (
    <div className="flex flex-col gap-2 border-t pt-4 text-ink-soft">
      {bare && (
        <p>
          Your kitchen is empty, so these are for any kitchen.{' '}
          <Link to={paths.inventory} className="link">
            Add what you have
          </Link>{' '}
          and they use it.
        </p>
      )}
      {hasNoDiets && (
        <p>
          Does somebody follow a diet or avoid something?{' '}
          <Link to={paths.dietaryPreferences} className="link">
            Set your dietary preferences
          </Link>{' '}
          once, and every dish keeps to them.
        </p>
      )}
    </div>
  )
}
