import type { RecipeFilter } from '@larder/contract/recipes'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Actor } from '../../../actor'
import { isVerdictTag } from '../changes/derived-fields'
import { readableCondition } from '../queries/readable-recipes'
import type { TextSearchQuery } from './text-search-query'

/** The search words; with corrected spelling also the typed ones, which rank first. */
export interface SearchedWords {
  readonly query: TextSearchQuery
  readonly typed?: string
}

/** The statement part that finds recipes: one prepared statement per combination of filters, so that each has its own plan. */
export interface RecipeSearchSql {
  readonly name: string
  /** The matches, for a `with` clause: id, course, likes and `tier`, which is lower for a better match. */
  readonly found: string
  readonly values: readonly unknown[]
}

export function toRecipeSearchSql(
  actor: Actor | undefined,
  { tag, occasion, category, only }: RecipeFilter,
  words: SearchedWords | undefined,
): RecipeSearchSql {
  const values: unknown[] = [actor?.accountId, actor?.householdId]
  const value = (parameter: unknown) => `$${values.push(parameter)}`
  const filterNames: string[] = []
  const where = ['r.removed_at is null', 'r.flexible_household is null', readableCondition]
  const narrow = (name: string, condition: string) => {
    filterNames.push(name)
    where.push(condition)
  }
  let tier = '0'
  if (words) {
    const { query, typed } = words
    narrow(typed === undefined ? 'words' : 'meant', `r.search_words @@ ${value(query.all)}::tsquery`)
    tier = `case when r.search_words @@ ${value(query.title)}::tsquery then 0
      when r.search_words @@ ${value(query.someTitle)}::tsquery then 1 else 2 end`
    if (typed !== undefined)
      tier = `case when r.search_words @@ ${value(typed)}::tsquery then 0 else 3 end + ${tier}`
  }
  if (tag !== undefined) {
    // The diets of a recipe judged by older rules are not known yet.
    const trusted = isVerdictTag(tag) ? ` and r.rules >= ${rulesRevision}` : ''
    narrow(trusted === '' ? 'tag' : 'verdict', `r.tags @> array[${value(tag)}]${trusted}`)
  }
  if (occasion !== undefined) narrow('occasion', `r.occasions @> array[${value(occasion)}]`)
  if (category !== undefined) narrow('category', `r.course = ${value(category)}`)
  if (only === 'yours') narrow('yours', 'r.account_id = $1')
  if (only === 'favourites')
    narrow('favourites', 'r.id in (select recipe_id from recipe_marks where account_id = $1 and favourite)')
  const isNarrowed = filterNames.some((one) => one !== 'category')
  return {
    name: filterNames.join('_') || 'all',
    // Filtered matches are materialised once; without filters the indexes return each part in order.
    found: `${isNarrowed ? 'materialized' : 'not materialized'} (
      select r.id, r.course, r.likes, ${tier} as tier from recipes r where ${where.join(' and ')})`,
    values,
  }
}
