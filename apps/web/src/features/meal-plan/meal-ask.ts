import type { PlanMeal } from '@larder/contract/meal-plan'
import type { Place } from './place-words'

/** What is asked in a dialog, or of which meal. */
export type MealAsk =
  | { readonly kind: 'why' | 'move' | 'eaters' | 'other'; readonly mealId: number }
  | { readonly kind: 'add'; readonly place: Place }
  | { readonly kind: 'wishes' }
  | { readonly kind: 'feed' }

/** What can be done with a meal. */
export type MealAct = 'why' | 'move' | 'eaters' | 'other' | 'beside' | 'lock' | 'reroll' | 'remove'

export type OnMealAct = (act: MealAct, meal: PlanMeal) => void
