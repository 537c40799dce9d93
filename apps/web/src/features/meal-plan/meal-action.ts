import type { PlanMeal } from '@larder/contract/meal-plan'
import type { PlanSlot } from './plan-slot'

/** What is asked in a dialog, or of which meal. */
export type MealDialogState =
  | { readonly kind: 'why' | 'move' | 'eaters' | 'other'; readonly mealId: number }
  | { readonly kind: 'add'; readonly place: PlanSlot }
  | { readonly kind: 'wishes' }
  | { readonly kind: 'feed' }

/** What can be done with a meal. */
export type MealAction = 'why' | 'move' | 'eaters' | 'other' | 'beside' | 'lock' | 'reroll' | 'remove'

export type OnMealAction = (act: MealAction, meal: PlanMeal) => void
