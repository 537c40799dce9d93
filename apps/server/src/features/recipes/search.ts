import type { PageQuery } from '@larder/contract/paging'
import { Course, type RecipeFilter, type RecipeSummary } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db } from '../../db/open'
import { type Card, type CardRow, cardColumns, cardOf, joinMarks } from './cards'
import { mayRead } from './reading'
import { type FoundWords, searchAsk } from './search-ask'
import { meantBy } from './vocabulary'
import { wordQuery, wordsTyped } from './word-query'

export interface FoundPage {
  readonly found: readonly Card[]
  readonly total: number
}

export interface FoundGroups {
  readonly groups: readonly {
    readonly category: Course
    readonly count: number
    readonly found: readonly Card[]
  }[]
  readonly total: number
}

/** Fewer than these, and something was probably mistyped. */
const aHandful = 5

/** Recipes that fit, a page of them: by title before by ingredients, then the best liked. */
export function findRecipes(
  db: Db,
  actor: Actor | undefined,
  filter: RecipeFilter,
  { page, size }: PageQuery,
): Promise<FoundPage> {
  return forgiving<FoundPage>(db, actor, filter, { found: [], total: 0 }, async (words) => {
    const { name, found, values } = searchAsk(actor, filter, words)
    const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`]
    const { rows } = await db.$client.query<CardRow & { total: number }>({
      name: `recipes_page_${name}`,
      text: `with found as ${found}
        select c.total, ${cardColumns} from (select count(*)::int as total from found) c
          left join (select id, tier from found order by tier, likes desc, id limit ${limit} offset ${offset}) p on true
          left join recipes r on r.id = p.id ${joinMarks}
        order by p.tier, r.likes desc, r.id`,
      values: [...values, size, (page - 1) * size],
    })
    const there = rows.filter(({ id }) => id !== null)
    return { found: there.map((row) => cardOf(actor, row)), total: rows[0]?.total ?? 0 }
  })
}

/** Recipes that fit, by where they stand in a menu: how many, and the first few of each. */
export function findGroups(
  db: Db,
  actor: Actor | undefined,
  filter: RecipeFilter,
  each: number,
): Promise<FoundGroups> {
  return forgiving<FoundGroups>(db, actor, filter, { groups: [], total: 0 }, async (words) => {
    const { name, found, values } = searchAsk(actor, filter, words)
    const { rows } = await db.$client.query<CardRow & { count: number }>({
      name: `recipes_groups_${name}`,
      text: `with found as ${found}
        select c.count, ${cardColumns} from (select course, count(*)::int as count from found group by course) c
          cross join lateral (select id, tier from found
            where course = c.course order by tier, likes desc, id limit $${values.length + 1}) p
          join recipes r on r.id = p.id ${joinMarks}
        order by p.tier, r.likes desc, r.id`,
      values: [...values, each],
    })
    const groups = Course.options.flatMap((category) => {
      const own = rows.filter(({ course }) => course === category)
      const [first] = own
      return first ? [{ category, count: first.count, found: own.map((row) => cardOf(actor, row)) }] : []
    })
    return { groups, total: groups.reduce((sum, { count }) => sum + count, 0) }
  })
}

/** Those that most have cooked and liked. */
export async function topRecipes(db: Db, actor: Actor | undefined, limit: number): Promise<RecipeSummary[]> {
  const { rows } = await db.$client.query<CardRow>({
    name: 'recipes_top',
    text: `select ${cardColumns} from recipes r ${joinMarks}
      where r.removed_at is null and r.flexible_household is null and ${mayRead} order by r.likes + r.cooked desc, r.id limit $3`,
    values: [actor?.accountId, actor?.householdId, limit],
  })
  return rows.map((row) => cardOf(actor, row).summary)
}

// Which words were meant is decided by how many recipes fit, never by the page: turning it shows more of the same.
async function forgiving<T extends { readonly total: number }>(
  db: Db,
  actor: Actor | undefined,
  { search = '', only }: RecipeFilter,
  nothing: T,
  look: (words: FoundWords | undefined) => Promise<T>,
): Promise<T> {
  if (only && !actor) return nothing
  if (search === '') return look(undefined)
  const words = wordsTyped(search)
  if (words.length === 0) return nothing
  const typed = wordQuery(words)
  const found = await look({ query: typed })
  if (found.total >= aHandful) return found
  const meant = await meantBy(db, words)
  return meant.size === 0 ? found : look({ query: wordQuery(words, meant), typed: typed.all })
}
