import { type SQL, sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** Deletes meals; what refers to them stays, without the reference. */
export const deleteMeals = (condition: SQL) => sql`with gone as (
      delete from planned_meals where ${condition} returning household_id, id),
    cleared as (
      update planned_meals m set of_meal_id = null from gone
      where m.household_id = gone.household_id and m.of_meal_id = gone.id)
    update cooked_dishes c set meal_id = null from gone
    where c.household_id = gone.household_id and c.meal_id = gone.id`

/** Deletes the meals that were removed from a plan before an instant. */
export const deleteRemovedMeals = unpreparedStatement<Record<string, never>, [removedBefore: string]>(
  { why: 'deletes from one table and changes two by what was deleted (a common table)' },
  (removedBefore) => deleteMeals(sql`removed_at < ${removedBefore}`),
)
