import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import { sql } from 'drizzle-orm'
import type { RecipeContent } from '../../tables/recipes'
import { unpreparedStatement } from '../statement'

interface VersionRow extends Record<string, unknown> {
  readonly id: number
  readonly version: number
  readonly content: RecipeContent
  readonly facts: DishFacts | null
}

const pairs = { why: 'joins pairs of recipe and version from two arrays (unnest)' }

/** Versions that a household may read; withdrawn recipes are left out. */
export const selectReadableVersions = unpreparedStatement<
  VersionRow,
  [householdId: string, ids: readonly number[], versions: readonly number[]]
>(
  pairs,
  (householdId, ids, versions) => sql`select r.id::float8 as id, v.version, v.content, r.facts
        from unnest(${sql.param([...ids])}::bigint[], ${sql.param([...versions])}::int[]) as wanted (id, version)
          join recipe_versions v on v.recipe_id = wanted.id and v.version = wanted.version
          join recipes r on r.id = v.recipe_id
        where r.removed_at is null and ((r.public and (r.account_id is null or v.approved_at is not null))
          or r.flexible_household = ${householdId}
          or (r.flexible_household is null and r.account_id in (
            select account_id from household_members where household_id = ${householdId})))`,
)

/** The same, and versions of an ongoing cooking session even if their recipe was withdrawn meanwhile. */
export const selectCookableVersions = unpreparedStatement<
  VersionRow,
  [householdId: string, ids: readonly number[], versions: readonly number[]]
>(
  pairs,
  (householdId, ids, versions) => sql`select r.id::float8 as id, v.version, v.content, r.facts
      from unnest(${sql.param([...ids])}::bigint[], ${sql.param([...versions])}::bigint[]) as wanted (id, version)
        join recipe_versions v on v.recipe_id = wanted.id and v.version = wanted.version
        join recipes r on r.id = v.recipe_id
      where (r.removed_at is null and ((r.public and (r.account_id is null or v.approved_at is not null))
          or r.flexible_household = ${householdId}
          or (r.flexible_household is null and r.account_id in (
            select account_id from household_members where household_id = ${householdId}))))
        or exists (select 1 from cookings where household_id = ${householdId} and ended_at is null
          and dishes @> jsonb_build_array(jsonb_build_object('recipeId', r.id, 'version', v.version)))`,
)

/** All versions of some recipes that a household has cooked. */
export const selectCookedVersions = unpreparedStatement<
  { id: number; content: RecipeContent; facts: DishFacts | null },
  [householdId: string, recipeIds: readonly number[]]
>(
  { why: 'compares pairs of columns with a sub-select' },
  (
    householdId,
    recipeIds,
  ) => sql`select v.recipe_id::float8 as id, v.content, r.facts from recipe_versions v join recipes r on r.id = v.recipe_id
      where (v.recipe_id, v.version) in (select recipe_id, recipe_version from cooked_dishes
        where household_id = ${householdId} and recipe_id = any(${sql.param([...recipeIds])}::bigint[]))`,
)
