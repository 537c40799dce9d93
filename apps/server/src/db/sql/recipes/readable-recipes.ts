import type { PhotoOfDish } from '@larder/contract/my-recipes'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { RecipeContent } from '../../tables/recipes'
import { statement } from '../statement'
import {
  cardColumnsSql,
  joinMarksSql,
  photosColumnSql,
  type RecipeCardRow,
  type RecipeRow,
  readableCondition,
  readableVersionCondition,
  recipeColumnsSql,
} from './recipe-columns'

/** The reader; a visitor has neither. */
type Reader = [accountId: string | undefined, householdId: string | undefined]

const whoMayRead = {
  why: 'shares the columns and the condition for readers with the recipe search, so that what is found can be opened',
  gain: 'decision 37: twenty rows cost 3 µs of CPU, through a prepared Drizzle query 97 µs',
}

interface ReadableRecipeRow extends RecipeRow {
  readonly content: RecipeContent
  /** What the cookbook states about it; null for recipes of cooks. */
  readonly facts: DishFacts | null
  readonly at: Date
  /** The author's name; null for the starter cookbook. */
  readonly author: string | null
  readonly favourite: boolean
  readonly yourStars: number | null
  readonly photos: PhotoOfDish[] | null
}

/** A recipe in the given or the current version. */
export const selectReadableRecipe = statement<
  ReadableRecipeRow,
  [...Reader, id: number, version: number | undefined]
>({
  name: 'readable_recipe',
  ...whoMayRead,
  text: `select ${recipeColumnsSql}, v.content, r.facts, r.updated_at as at, a.name as author, m.stars as "yourStars", ${photosColumnSql},
        coalesce(m.favourite, false) as favourite
      from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = coalesce($4, r.version)
        left join accounts a on a.id = r.account_id
        left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1
      where r.id = $3 and r.removed_at is null and ${readableVersionCondition}`,
})

export const selectRecipeCards = statement<RecipeCardRow, [...Reader, ids: readonly number[]]>({
  name: 'recipe_cards',
  ...whoMayRead,
  text: `select ${cardColumnsSql} from recipes r ${joinMarksSql}
      where r.id = any($3::bigint[]) and r.removed_at is null and ${readableCondition}`,
})

export const selectTopRecipes = statement<RecipeCardRow, [...Reader, limit: number]>({
  name: 'recipes_top',
  ...whoMayRead,
  text: `select ${cardColumnsSql} from recipes r ${joinMarksSql}
      where r.removed_at is null and r.flexible_household is null and ${readableCondition} order by r.likes + r.cooked desc, r.id limit $3`,
})

const readableVersionsSql = `from recipe_versions v join recipes r on r.id = v.recipe_id where r.id = $3 and ${readableVersionCondition}`

export const selectRecipeVersions = statement<
  { version: number; title: string; at: Date },
  [...Reader, id: number, size: number, offset: number]
>({
  name: 'versions_of_recipe',
  why: whoMayRead.why,
  text: `select v.version, v.content->'draft'->>'title' as title, v.created_at as at ${readableVersionsSql}
        order by v.version desc limit $4 offset $5`,
})

export const selectRecipeVersionCount = statement<{ total: number }, [...Reader, id: number]>({
  name: 'count_of_versions',
  why: whoMayRead.why,
  text: `select count(*)::int as total ${readableVersionsSql}`,
})

/** The newest public recipes with the day of their last change. */
export const selectPublicRecipes = statement<{ id: string; changed: string }>({
  name: 'public_recipe_paths',
  why: 'up to 45,000 rows, which the builder would map one by one',
  text: `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from recipes
      where public and removed_at is null order by id desc limit 45000`,
})

/** Dishes of the cookbook by the names that they have among each other. */
export const selectNamedDishes = statement<
  { id: number; title: string; name: string },
  [names: readonly string[]]
>({
  name: 'named_dishes',
  why: 'reads one key of a jsonb column',
  gain: 'decision 37: a prepared statement for each opened recipe of the cookbook',
  text: `select r.id::float8 as id, r.title, r.facts->>'name' as name from recipes r
      where r.account_id is null and r.removed_at is null and r.public and r.facts->>'name' = any($1::text[])`,
})
