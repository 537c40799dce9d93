import type { PageQuery } from '@larder/contract/http/paging'
import { RecipeCourse, type RecipeFilter, type RecipeSummary } from '@larder/contract/recipes'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { selectTopRecipes } from '../../../db/sql/recipes/readable-recipes'
import {
  type RecipeSearchInput,
  type SearchedWords,
  selectRecipeGroups,
  selectRecipePage,
} from '../../../db/sql/recipes/recipe-search'
import { isVerdictTag } from '../changes/derived-fields'
import { type RecipeCardEntry, toRecipeCard } from '../queries/recipe-cards'
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
      const rows = await selectRecipePage(db, toSearchInput(actor, filter, words), size, (page - 1) * size)
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
      const rows = await selectRecipeGroups(db, toSearchInput(actor, filter, words), perCourse)
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
  const rows = await selectTopRecipes(db, actor?.accountId, actor?.householdId, limit)
  return rows.map((row) => toRecipeCard(actor, row).summary)
}

function toSearchInput(
  actor: Actor | undefined,
  filter: RecipeFilter,
  words: SearchedWords | undefined,
): RecipeSearchInput {
  const { tag } = filter
  return { actor, filter, isVerdictTag: tag !== undefined && isVerdictTag(tag), words }
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
