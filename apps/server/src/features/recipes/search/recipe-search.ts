import type { PageQuery } from '@larder/contract/http/paging'
import { RecipeCourse, type RecipeFilter, type RecipeSummary } from '@larder/contract/recipes'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { readableCondition } from '../queries/readable-recipes'
import {
  cardColumnsSql,
  joinMarksSql,
  type RecipeCardEntry,
  type RecipeCardRow,
  toRecipeCard,
} from '../queries/recipe-cards'
import { type SearchedWords, toRecipeSearchSql } from './recipe-search-sql'
import { findSpellingCorrections } from './search-vocabulary'
import { parseSearchWords, toTextSearchQuery } from './text-search-query'

export interface RecipeSearchPage {
  readonly found: readonly RecipeCardEntry[]
  readonly total: number
}

export interface RecipeSearchGroups {
  readonly groups: readonly {
    readonly category: RecipeCourse
    readonly count: number
    readonly found: readonly RecipeCardEntry[]
  }[]
  readonly total: number
}

/** Fewer results suggest a typo. */
const minResults = 5

/** Returns a page of matching recipes: title matches before ingredient matches, then by likes. */
export function searchRecipes(
  db: Db,
  actor: Actor | undefined,
  filter: RecipeFilter,
  { page, size }: PageQuery,
): Promise<RecipeSearchPage> {
  return withSpellingCorrection<RecipeSearchPage>(
    db,
    actor,
    filter,
    { found: [], total: 0 },
    async (words) => {
      const { name, found, values } = toRecipeSearchSql(actor, filter, words)
      const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`]
      const { rows } = await db.$client.query<RecipeCardRow & { total: number }>({
        name: `recipes_page_${name}`,
        text: `with found as ${found}
        select c.total, ${cardColumnsSql} from (select count(*)::int as total from found) c
          left join (select id, tier from found order by tier, likes desc, id limit ${limit} offset ${offset}) p on true
          left join recipes r on r.id = p.id ${joinMarksSql}
        order by p.tier, r.likes desc, r.id`,
        values: [...values, size, (page - 1) * size],
      })
      const cardRows = rows.filter(({ id }) => id !== null)
      return { found: cardRows.map((row) => toRecipeCard(actor, row)), total: rows[0]?.total ?? 0 }
    },
  )
}

/** Returns matching recipes by course: the count and the first few of each. */
export function searchRecipeGroups(
  db: Db,
  actor: Actor | undefined,
  filter: RecipeFilter,
  perCourse: number,
): Promise<RecipeSearchGroups> {
  return withSpellingCorrection<RecipeSearchGroups>(
    db,
    actor,
    filter,
    { groups: [], total: 0 },
    async (words) => {
      const { name, found, values } = toRecipeSearchSql(actor, filter, words)
      const { rows } = await db.$client.query<RecipeCardRow & { count: number }>({
        name: `recipes_groups_${name}`,
        text: `with found as ${found}
        select c.count, ${cardColumnsSql} from (select course, count(*)::int as count from found group by course) c
          cross join lateral (select id, tier from found
            where course = c.course order by tier, likes desc, id limit $${values.length + 1}) p
          join recipes r on r.id = p.id ${joinMarksSql}
        order by p.tier, r.likes desc, r.id`,
        values: [...values, perCourse],
      })
      const groups = RecipeCourse.options.flatMap((category) => {
        const courseRows = rows.filter(({ course }) => course === category)
        const [first] = courseRows
        return first
          ? [{ category, count: first.count, found: courseRows.map((row) => toRecipeCard(actor, row)) }]
          : []
      })
      return { groups, total: groups.reduce((sum, { count }) => sum + count, 0) }
    },
  )
}

/** Returns the most cooked and liked recipes. */
export async function findTopRecipes(
  db: Db,
  actor: Actor | undefined,
  limit: number,
): Promise<RecipeSummary[]> {
  const { rows } = await db.$client.query<RecipeCardRow>({
    name: 'recipes_top',
    text: `select ${cardColumnsSql} from recipes r ${joinMarksSql}
      where r.removed_at is null and r.flexible_household is null and ${readableCondition} order by r.likes + r.cooked desc, r.id limit $3`,
    values: [actor?.accountId, actor?.householdId, limit],
  })
  return rows.map((row) => toRecipeCard(actor, row).summary)
}

// The correction depends on the total, never on the page, so that paging stays consistent.
async function withSpellingCorrection<T extends { readonly total: number }>(
  db: Db,
  actor: Actor | undefined,
  { search = '', only }: RecipeFilter,
  emptyResult: T,
  runSearch: (words: SearchedWords | undefined) => Promise<T>,
): Promise<T> {
  if (only && !actor) return emptyResult
  if (search === '') return runSearch(undefined)
  const words = parseSearchWords(search)
  if (words.length === 0) return emptyResult
  const typedQuery = toTextSearchQuery(words)
  const found = await runSearch({ query: typedQuery })
  if (found.total >= minResults) return found
  const corrections = await findSpellingCorrections(db, words)
  return corrections.size === 0
    ? found
    : runSearch({ query: toTextSearchQuery(words, corrections), typed: typedQuery.all })
}
