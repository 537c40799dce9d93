import type { PlanWishes } from '@larder/contract/meal-plan'
import { mealTimes } from '@larder/kitchen/planning/ask'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { type Db, inTransaction } from '../../db/open'
import { planWishes } from '../../db/tables/meal-plan'
import { touchHousehold } from '../../db/touch'

/** How weeks are planned where nobody has said so. */
export const usualWishes: PlanWishes = {
  meals: ['dinner'],
  maxMinutesWeekdays: null,
  maxMinutesWeekend: null,
  noRepeatWithinDays: 7,
  lean: 'balanced',
  target: { kcal: null, protein: null },
}

export function openWishes({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async wishes({ householdId }: Actor): Promise<PlanWishes> {
      const [found] = await db.select().from(planWishes).where(eq(planWishes.householdId, householdId))
      return found?.wishes ?? usualWishes
    },

    saveWishes(actor: Actor, given: PlanWishes): Promise<PlanWishes> {
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'meal-plan')
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
