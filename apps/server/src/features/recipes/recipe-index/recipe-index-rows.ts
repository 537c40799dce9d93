import type { RecipeCourse, RecipeDraft, RecipeOccasion } from '@larder/contract/recipes'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Db } from '../../../db/database'

/** What the shelf remembers of a recipe beside the recipe itself. */
export interface IndexedVersion {
  readonly accountId: string | null
  readonly public: boolean
  readonly version: number
  /** Seconds; only ever compared with itself. */
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
  /** What its cook wrote, where only older rules have read it. */
  readonly unread: RecipeDraft['ingredients'] | null
  /** Whose measures it is written in. */
  readonly country: string | null
}

const versionColumnsSql = `r.id::float8 as id, r.account_id as "accountId", r.public, r.version,
  extract(epoch from r.updated_at)::float8 as updated`

/** The recipes with these numbers as they are now; those that were removed or only made up are not among them. */
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

/** How the recipes stand, in the order of their numbers, from the first one after a number. */
export async function findVersionsAfter(
  db: Db,
  after: number,
  most: number,
): Promise<(IndexedVersion & { readonly id: number })[]> {
  const { rows } = await db.$client.query<IndexedVersion & { id: number }>({
    name: 'recipe_index_versions',
    text: `select ${versionColumnsSql} from recipes r
      where r.removed_at is null and r.flexible_household is null and r.id > $1 order by r.id limit $2`,
    values: [after, most],
  })
  return rows
}

/** The recipe as the kitchen's rules ask for it. Thousands say the same few words: each is kept once. */
export function toIndexedRecipe(row: RecipeIndexRow, word: (text: string) => string): Recipe {
  return {
    id: row.id,
    title: row.title,
    servings: row.servings,
    minutes: row.minutes,
    course: row.course,
    ...(row.cuisine !== null && { cuisine: word(row.cuisine) }),
    occasions: row.occasions,
    tags: row.tags.map(word),
    lines: (row.unread ? toRecipeLines(row.unread, row.country ?? undefined) : row.lines).map(
      ({ text, foodId, quantity, optional }) => ({
        text,
        ...(foodId !== undefined && { foodId: word(foodId) }),
        ...(quantity && { quantity: { amount: quantity.amount, unit: word(quantity.unit) } }),
        ...(optional && { optional }),
      }),
    ),
  }
}
