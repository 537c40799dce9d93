import type { PlanPreferences } from '@larder/contract/meal-plan'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction } from '../../../db/database'
import { lockHousehold } from '../../../db/household-lock'
import { planWishes } from '../../../db/tables/meal-plan'
import type { Clock } from '../../../time/clock'

/** Planning preferences of a household that has set none. */
export const defaultPlanWishes: PlanPreferences = {
  meals: ['dinner'],
  maxMinutesWeekdays: null,
  maxMinutesWeekend: null,
  noRepeatWithinDays: 7,
  lean: 'balanced',
  target: { kcal: null, protein: null },
}

export function createPlanWishes({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async wishes({ householdId }: Actor): Promise<PlanPreferences> {
      const [found] = await db.select().from(planWishes).where(eq(planWishes.householdId, householdId))
      return found?.wishes ?? defaultPlanWishes
    },

    saveWishes(actor: Actor, given: PlanPreferences): Promise<PlanPreferences> {
      return inTransaction(db, async (tx) => {
        await lockHousehold(tx, actor, 'meal-plan')
        const wishes = { ...given, meals: mealTimes.filter((meal) => given.meals.includes(meal)) }
        const row = { wishes, updatedAt: clock() }
        await tx
          .insert(planWishes)
          .values({ householdId: actor.householdId, ...row })
          .onConflictDoUpdate({ target: planWishes.householdId, set: row })
        return wishes
      })
    },
  }
}
