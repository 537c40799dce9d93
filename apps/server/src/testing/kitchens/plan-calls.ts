import { mealPlan } from '@larder/contract/meal-plan'
import type { Cook } from '../a-cook'
import { type PlanningKitchen, planMonday } from './a-planning-kitchen'

export const noteEntry = (text = 'Eating out') => ({ kind: 'note' as const, text })

/** Calls that change the plan, as the first cook by default. */
export function createPlanCalls(kitchen: () => PlanningKitchen) {
  const as = (cook?: Cook) => ({ token: (cook ?? kitchen().ana).token })
  return {
    send: (body: object, cook?: Cook) =>
      kitchen().call(
        mealPlan.add,
        { body: { day: planMonday, meal: 'dinner', what: noteEntry(), ...body } as never },
        as(cook),
      ),
    change: (id: number, body: object, cook?: Cook) =>
      kitchen().call(mealPlan.change, { params: { id }, body: body as never }, as(cook)),
    remove: (id: number, cook?: Cook, action?: string) =>
      kitchen().call(mealPlan.remove, { params: { id }, query: action ? { action } : {} }, as(cook)),
    undo: (id: string, cook?: Cook) => kitchen().call(mealPlan.undo, { params: { id } }, as(cook)),
  }
}
