import type { PlanMeal } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import { weekdayNameOf } from '@larder/kitchen/meal-plan/plan-text'
import { Clock, Lock, ShoppingBasket, Utensils } from 'lucide-react'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { formatPlates } from '../format-plates'

/** Duration, plates, missing foods and lock of a meal. */
export function MealFacts({ meal }: { readonly meal: PlanMeal }) {
  const { what, plates, portion, missing, locked } = meal
  return (
    <ul className="numbers flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-1 [&_svg]:size-3.5 [&_svg]:shrink-0">
      {/* A dish shows its lock on the picture. */}
      {locked && what.kind === 'note' && (
        <li className="font-medium text-ink">
          <Lock aria-hidden />
          Locked
        </li>
      )}
      {what.kind === 'recipe' && (
        <li>
          <Clock aria-hidden />
          <VisuallyHidden>Takes</VisuallyHidden> {formatRecipeTime(what.recipe.minutes)}
        </li>
      )}
      {what.kind !== 'note' && (
        <li title={formatPlates(plates)}>
          <Utensils aria-hidden />
          {plates}
          <VisuallyHidden> {plates === 1 ? 'plate' : 'plates'}</VisuallyHidden>
        </li>
      )}
      {what.kind !== 'note' && portion !== 1 && <li>{portion > 1 ? 'Larger' : 'Smaller'} portions</li>}
      {what.kind === 'leftovers' && what.cookedOn !== undefined && (
        <li>From {weekdayNameOf(what.cookedOn as Day)}</li>
      )}
      {missing.length > 0 && (
        <li title={`To buy: ${missing.join(', ')}`}>
          <ShoppingBasket aria-hidden />
          {missing.length}
          <VisuallyHidden> to buy</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
