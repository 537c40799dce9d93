import { statement } from '../statement'

/** The ids of dishes that a household has, kept or not, by digest. */
export const selectMadeUpIds = statement<
  { id: number; digest: string },
  [householdId: string, digests: readonly string[]]
>({
  name: 'made_up_ids',
  why: 'the members as an array in the condition let the index of digests decide',
  text: `select max(r.id)::float8 as id, r.flexible_digest as digest from recipes r
      where r.flexible_digest = any($2::text[]) and r.removed_at is null
        and (r.flexible_household = $1 or (r.flexible_household is null and r.account_id = any(array(
          select account_id from household_members where household_id = $1))))
      group by r.flexible_digest`,
})

/**
 * Finds the oldest beyond a number. Dishes that were planned, cooked, rated, dismissed or photographed stay. They
 * are deleted by their ids: every node has the recipes, and only one the household.
 */
export const selectOldestMadeUp = statement<{ id: number }, [householdId: string, kept: number]>({
  name: 'made_up_oldest',
  why: 'ranks the rows that six tables do not refer to, one of them by a JSON value',
  text: `select r.id::float8 as id from recipes r where r.flexible_household = $1 and r.picture is null
        and (select count(*) from recipes m where m.flexible_household = $1) > $2
        and not exists (select 1 from planned_meals t where t.household_id = $1 and t.recipe_id = r.id)
        and not exists (select 1 from cooked_dishes t where t.household_id = $1 and t.recipe_id = r.id and t.undone_at is null)
        and not exists (select 1 from recipe_marks t where t.recipe_id = r.id)
        and not exists (select 1 from dismissed_dishes t where t.household_id = $1 and t.recipe_id = r.id)
        and not exists (select 1 from household_photos t where t.household_id = $1 and t.recipe_id = r.id)
        and not exists (select 1 from cookings t where t.household_id = $1 and t.ended_at is null
          and t.dishes @> jsonb_build_array(jsonb_build_object('recipeId', r.id)))
      order by r.created_at desc, r.id desc offset $2`,
})
