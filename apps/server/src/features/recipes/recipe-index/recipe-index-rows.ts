import type { RecipeCourse, RecipeDraft, RecipeOccasion } from '@larder/contract/recipes'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Db } from '../../../db/database'

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
  readonly occasions: readonly RecipeOccasion[]
  readonly tags: readonly string[]
  readonly lines: readonly RecipeLine[]
  /** The ingredients as written, if only older rules have parsed them. */
  readonly unread: RecipeDraft['ingredients'] | null
  /** The country of its measures. */
  readonly country: string | null
}

const versionColumnsSql = `r.id::float8 as id, r.account_id as "accountId", r.public, r.version,
  extract(epoch from r.updated_at)::float8 as updated`

/** Returns the current recipes with these ids; removed and unkept made-up ones are left out. */
export async function findRecipeIndexRows(db: Db, ids: readonly number[]): Promise<RecipeIndexRow[]> {
  const { rows } = await db.$client.query<RecipeIndexRow>({
    name: 'recipe_index_rows',
    text: `select ${versionColumnsSql}, r.title, r.servings, r.minutes, r.course, r.cuisine,
        coalesce(v.content->'draft'->'occasions', '[]') as occasions,
        coalesce(v.content->'draft'->'tags', '[]') as tags, v.content->'lines' as lines,
        case when coalesce((v.content->>'rules')::int, 0) < ${rulesRevision} then v.content->'draft'->'ingredients' end as unread,
        v.content->>'country' as country
      from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = r.version
      where r.id = any($1::bigint[]) and r.removed_at is null and r.flexible_household is null`,
    values: [ids],
  })
  return rows
}

/** Returns a page of recipe versions by id, after an id. */
export async function findVersionsAfter(
  db: Db,
  after: number,
  limit: number,
): Promise<(IndexedVersion & { readonly id: number })[]> {
  const { rows } = await db.$client.query<IndexedVersion & { id: number }>({
    name: 'recipe_index_versions',
    text: `select ${versionColumnsSql} from recipes r
      where r.removed_at is null and r.flexible_household is null and r.id > $1 order by r.id limit $2`,
    values: [after, limit],
  })
  return rows
}

/** Maps a row to the kitchen's recipe. Repeated strings are interned to save memory. */
export function toIndexedRecipe(row: RecipeIndexRow, intern: (text: string) => string): Recipe {
  return {
    id: row.id,
    title: row.title,
    servings: row.servings,
    minutes: row.minutes,
    course: row.course,
    ...(row.cuisine !== null && { cuisine: intern(row.cuisine) }),
    occasions: row.occasions,
    tags: row.tags.map(intern),
    lines: (row.unread ? toRecipeLines(row.unread, row.country ?? undefined) : row.lines).map(
      ({ text, foodId, quantity, optional }) => ({
        text,
        ...(foodId !== undefined && { foodId: intern(foodId) }),
        ...(quantity && { quantity: { amount: quantity.amount, unit: intern(quantity.unit) } }),
        ...(optional && { optional }),
      }),
    ),
  }
}
