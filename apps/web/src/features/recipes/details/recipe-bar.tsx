import type { RecipeDetails } from '@larder/contract/recipes'
import { CalendarPlus, ChefHat, ListChecks, ListPlus } from 'lucide-react'
import { useRef } from 'react'
import { cookingGuidePath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
import { barCellClass, FavouriteButton } from './favourite-button'
import type { MissingIngredients } from './use-missing-ingredients'

interface RecipeBarProps {
  readonly recipe: RecipeDetails
  readonly onFavourite: (favourite: boolean) => void
  readonly plan: MissingIngredients
}

/** Has the same width for its short and its long label. */
const missingCell = classNames(barCellClass, 'basis-22')

/** The main actions on a phone, within thumb reach. */
export function RecipeBar({ recipe, onFavourite, plan }: RecipeBarProps) {
  const { id, favourite } = recipe
  const { missing, unlisted, login, add } = plan
  const bar = useRef<HTMLElement>(null)
  useToastOffset('5.5rem', { onPhones: true })
  const addMissing = () => {
    add()
    bar.current?.focus()
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="What to do with it"
      className="sticky bottom-(--tab-bar) z-20 -mx-4 flex gap-1 border-t bg-raised px-2 pt-2 pb-safe sm:-mx-6 md:hidden print:hidden"
    >
      <FavouriteButton favourite={favourite} onFavourite={onFavourite} login={login} inBar />
      <Link to={`${paths.mealPlan}?recipe=${id}`} className={barCellClass}>
        <CalendarPlus aria-hidden />
        Plan
      </Link>
      {missing.length > 0 &&
        (login ? (
          <Link to={login} className={missingCell}>
            <ListPlus aria-hidden />
            Add missing
          </Link>
        ) : unlisted.length > 0 ? (
          <button type="button" className={missingCell} onClick={addMissing}>
            <ListPlus aria-hidden />
            Add missing
          </button>
        ) : (
          <Link to={paths.shopping} className={missingCell}>
            <ListChecks aria-hidden />
            On the list
          </Link>
        ))}
      <Link to={cookingGuidePath(recipe)} className={classNames(barCellClass, 'grow-2 bg-herb text-on-herb')}>
        <ChefHat aria-hidden />
        Cook
      </Link>
    </section>
  )
}
