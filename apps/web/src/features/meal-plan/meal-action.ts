import type { PlanMeal } from '@larder/contract/meal-plan'
import type { PlanSlot } from './plan-slot'

/** The open dialog and its subject. */
export type MealDialogState =
  | { readonly kind: 'why' | 'move' | 'eaters' | 'other'; readonly mealId: number }
  | { readonly kind: 'add'; readonly place: PlanSlot }
  | { readonly kind: 'wishes' }
  | { readonly kind: 'feed' }

/** The actions of a meal card. */
export type MealAction = 'why' | 'move' | 'eaters' | 'other' | 'beside' | 'lock' | 'reroll' | 'remove'

export type OnMealAction = (action: MealAction, meal: PlanMeal) => void
