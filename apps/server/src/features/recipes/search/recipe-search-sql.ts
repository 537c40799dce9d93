import type { RecipeFilter } from '@larder/contract/recipes'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Actor } from '../../../actor'
import { isVerdictTag } from '../changes/derived-fields'
import { readableCondition } from '../queries/readable-recipes'
import type { TextSearchQuery } from './text-search-query'

/** The words to look for; where they were mended, also what was typed, for that still comes first. */
export interface SearchedWords {
  readonly query: TextSearchQuery
  readonly typed?: string
}

/** The part of a statement that finds recipes: one for each kind of question, so that each is planned for what it asks. */
export interface RecipeSearchSql {
  readonly name: string
  /** What fits, for a `with` clause: id, course, likes, and `tier`, which is lower for a better match. */
  readonly found: string
  readonly values: readonly unknown[]
}

export function toRecipeSearchSql(
  actor: Actor | undefined,
  { tag, occasion, category, only }: RecipeFilter,
  words: SearchedWords | undefined,
): RecipeSearchSql {
  const values: unknown[] = [actor?.accountId, actor?.householdId]
  const value = (given: unknown) => `$${values.push(given)}`
  const asked: string[] = []
  const where = ['r.removed_at is null', 'r.flexible_household is null', readableCondition]
  const narrow = (name: string, condition: string) => {
    asked.push(name)
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
    // Of a recipe judged by older rules nobody knows yet whether it is vegan.
    const trusted = isVerdictTag(tag) ? ` and r.rules >= ${rulesRevision}` : ''
    narrow(trusted === '' ? 'tag' : 'verdict', `r.tags @> array[${value(tag)}]${trusted}`)
  }
  if (occasion !== undefined) narrow('occasion', `r.occasions @> array[${value(occasion)}]`)
  if (category !== undefined) narrow('category', `r.course = ${value(category)}`)
  if (only === 'yours') narrow('yours', 'r.account_id = $1')
  if (only === 'favourites')
    narrow('favourites', 'r.id in (select recipe_id from recipe_marks where account_id = $1 and favourite)')
  const isNarrowed = asked.some((one) => one !== 'category')
  return {
    name: asked.join('_') || 'all',
    // What is narrowed is looked for once; without that, the indexes give each part of the answer in its order.
    found: `${isNarrowed ? 'materialized' : 'not materialized'} (
      select r.id, r.course, r.likes, ${tier} as tier from recipes r where ${where.join(' and ')})`,
    values,
  }
}
