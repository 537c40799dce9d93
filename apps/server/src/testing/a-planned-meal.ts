import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { plannedMeals } from '../db/tables/meal-plan'
import type { Cook } from './a-cook'

type MealGiven = Partial<Omit<typeof plannedMeals.$inferInsert, 'id' | 'householdId'>>

/** Plans a dinner on 15 November in a cook's household, a note by default. */
export async function aPlannedMeal(db: Db, cook: Cook, given: MealGiven = {}): Promise<number> {
  const now = '2026-11-15T08:00:00.000Z'
  const [meal] = await db
    .insert(plannedMeals)
    .values({
      householdId: sql`(select current_household_id from accounts where id = ${cook.user.id})`,
      day: sql`'2026-11-15'::date`,
      meal: 'dinner',
      kind: given.recipeId ? 'recipe' : 'note',
      title: 'Eating out',
      createdAt: now,
      updatedAt: now,
      addedActionId: randomUUID(),
      ...given,
    })
    .returning({ id: plannedMeals.id })
  if (!meal) throw new Error('no meal')
  return meal.id
}
