import type { RecipeCourse, RecipeDraft, RecipeOccasion } from '@larder/contract/recipes'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { statement } from '../statement'

/** What the index stores of a recipe beside the recipe itself. */
export interface IndexedVersion {
  readonly accountId: string | null
  readonly public: boolean
  readonly version: number
  /** Seconds; only compared with other values of this column. */
  readonly updated: number
}

export interface RecipeIndexRow extends IndexedVersion {
  readonly id: number
  readonly title: string
  readonly servings: number
  readonly minutes: number
  readonly course: RecipeCourse
  readonly cuisine: string | null
  readonly facts: DishFacts | null
  readonly occasions: readonly RecipeOccasion[]
  readonly tags: readonly string[]
  readonly lines: readonly RecipeLine[]
  /** The ingredients as written, if only older rules have parsed them. */
  readonly unread: RecipeDraft['ingredients'] | null
  /** The country of its measures. */
  readonly country: string | null
}

const wholeCookbook = {
  why: 'reads parts of JSON values for every recipe of an installation when a server starts',
}

const versionColumnsSql = `r.id::float8 as id, r.account_id as "accountId", r.public, r.version,
  extract(epoch from r.updated_at)::float8 as updated`

/** The current recipes with these ids; removed and unkept made-up ones are left out. */
export const selectRecipeIndexRows = statement<RecipeIndexRow, [ids: readonly number[]]>({
  name: 'recipe_index_rows',
  ...wholeCookbook,
  text: `select ${versionColumnsSql}, r.title, r.servings, r.minutes, r.course, r.cuisine, r.facts,
        coalesce(v.content->'draft'->'occasions', '[]') as occasions,
        coalesce(v.content->'draft'->'tags', '[]') as tags, v.content->'lines' as lines,
        case when coalesce((v.content->>'rules')::int, 0) < ${rulesRevision} then v.content->'draft'->'ingredients' end as unread,
        v.content->>'country' as country
      from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = r.version
      where r.id = any($1::bigint[]) and r.removed_at is null and r.flexible_household is null`,
})

/** A page of recipe versions by id, after an id. */
export const selectVersionsAfter = statement<
  IndexedVersion & { readonly id: number },
  [after: number, limit: number]
>({
  name: 'recipe_index_versions',
  ...wholeCookbook,
  text: `select ${versionColumnsSql} from recipes r
      where r.removed_at is null and r.flexible_household is null and r.id > $1 order by r.id limit $2`,
})

/** Identifies this database. A copy of the server has another id only if the database is created again. */
export const selectDatabaseIdentity = statement<{ readonly identity: string }, []>({
  name: 'database_identity',
  why: 'asks the system for its own numbers',
  text: `select c.system_identifier || '/' || d.oid as identity
      from pg_control_system() c join pg_database d on d.datname = current_database()`,
})
