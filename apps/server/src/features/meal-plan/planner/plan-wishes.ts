import type { PlanPreferences } from '@larder/contract/meal-plan'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import type { WithHousehold } from '../../../db/household-transaction'
import { planWishes } from '../../../db/tables/meal-plan'

/** Planning preferences of a household that has set none. */
export const defaultPlanWishes: PlanPreferences = {
  meals: ['dinner'],
  maxMinutesWeekdays: null,
  maxMinutesWeekend: null,
  noRepeatWithinDays: 10,
  lean: 'balanced',
  target: { kcal: null, protein: null },
}

export function createPlanWishes({ db, withHousehold }: { db: Db; withHousehold: WithHousehold }) {
  return {
    async wishes({ householdId }: Actor): Promise<PlanPreferences> {
      const [found] = await db.select().from(planWishes).where(eq(planWishes.householdId, householdId))
      return found?.wishes ?? defaultPlanWishes
    },

    saveWishes(actor: Actor, given: PlanPreferences): Promise<PlanPreferences> {
      return withHousehold(actor, ['meal-plan'], async (tx) => {
        const wishes = { ...given, meals: mealTimes.filter((meal) => given.meals.includes(meal)) }
        const row = { wishes, updatedAt: tx.now }
        await tx
          .insert(planWishes)
          .values({ householdId: tx.householdId, ...row })
          .onConflictDoUpdate({ target: planWishes.householdId, set: row })
        return wishes
      })
    },
  }
}
