import type { CommunityId, PostSortOrder } from '@larder/contract/community'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Db, OpenDatabase, Tx } from '../../db/database'
import {
  maxSearchResults,
  postPageSql,
  type QueryIds,
  queryIds,
  trendingPostsSql,
} from '../../db/sql/community/post-lists'
import { toRawTx } from '../../db/tx'
import { aTestDatabase, type TestDatabase } from '../../testing/test-database'
import { searchPosts } from './post-search'

/** More than half of all posts are in this community. */
const large: CommunityId = 'quick-meals'
const orders: readonly PostSortOrder[] = ['recent', 'popular', 'discussed']
const first = { page: 1, size: 10 }
const fiftieth = { page: 50, size: 10 }

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

interface QueryPlan {
  readonly ids: readonly number[]
  /** Sums over all statements of a request. */
  readonly nodes: readonly PlanNode[]
  /** Database pages read. */
  readonly pages: number
}

/** Requests of a cook, with their actual statements. */
const questions: Readonly<Record<string, (db: Db, ask: QueryIds) => Promise<readonly number[]>>> = {
  ...Object.fromEntries(
    orders.flatMap((order) => [
      [`${order}: the first page`, (db: Db, ask: QueryIds) => ask(db, postPageSql(large, order, first))],
      [`${order}: page 50`, (db: Db, ask: QueryIds) => ask(db, postPageSql(large, order, fiftieth))],
      [`${order}: a word that half of them say`, searchFor('supper', order)],
      [`${order}: the beginning of such a word`, searchFor('sup', order)],
      [`${order}: a word that few say`, searchFor('kohlrabi', order)],
      [`${order}: a word that nobody says`, searchFor('xylophone', order)],
    ]),
  ),
  trending: (db, ask) => ask(db, trendingPostsSql(6)),
}

let database: TestDatabase
let small: Map<string, QueryPlan>
let many: Map<string, QueryPlan>

beforeAll(async () => {
  database = await aTestDatabase(inject('cluster'))
  await addPosts(database.db, 1, 1000)
  small = await runAll(database.db)
  await addPosts(database.db, 1001, 100_000)
  many = await runAll(database.db)
})
afterAll(() => database.drop())

function searchFor(word: string, order: PostSortOrder) {
  return async (db: Db, ask: QueryIds) =>
    (await searchPosts(db, large, `('${word}':*)`, order, first, ask)).ids
}

/** Posts alone, without recipes and cooks, which no list needs. Ten of the first contain 'kohlrabi'. */
async function addPosts(db: OpenDatabase, from: number, to: number): Promise<void> {
  const others = [
    'healthy-eating',
    'vegetarian',
    'meal-prep',
    'international',
    'desserts',
    'low-carb',
    'smoothies',
  ]
  const client = await db.$client.connect()
  await client.query('set session_replication_role = replica')
  // Building an index at once is quicker than row by row.
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where tablename = 'posts' and indexdef like 'CREATE INDEX%'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query(
    `insert into posts (recipe_id, account_id, community_id, introduction, state, likes, comments, heat, search_text,
        submitted_at, shown_at)
      select n, '00000000-0000-4000-8000-000000000000', case when n % 10 < 6 then $3 else ($4::text[])[n % 7 + 1] end,
        'Dish number ' || n, 'shown', (n * 7919) % 997, (n * 4729) % 211, (n * 31) % 10007,
        'dish number ' || n || case when n % 20 < 10 then ' supper' else ' lunch' end
          || case when n <= 1000 and n % 100 = 4 then ' kohlrabi' else '' end,
        at, at
      from (select n, '2026-01-01'::timestamptz + n * interval '1 minute' as at from generate_series($1::int, $2::int) n) made`,
    [from, to, large, others],
  )
  for (const { made } of rows) await client.query(made)
  client.release(true)
  await db.execute(sql`vacuum analyze posts`)
}

async function runAll(db: Db): Promise<Map<string, QueryPlan>> {
  const plansByQuestion = new Map<string, QueryPlan>()
  for (const [question, answer] of Object.entries(questions)) {
    const plans: PlanNode[] = []
    const ids = await answer(db, async (tx, statement) => {
      plans.push(await planOf(tx, statement))
      return queryIds(tx, statement)
    })
    const pages = plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0)
    plansByQuestion.set(question, { ids, nodes: plans.flatMap(nodesIn), pages })
  }
  return plansByQuestion
}

async function planOf(tx: Tx, statement: SQL): Promise<PlanNode> {
  const { rows } = await toRawTx(tx).execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, buffers, timing off, format json) ${statement}`,
  )
  const [row] = rows
  if (!row) throw new Error('no plan')
  return row['QUERY PLAN'][0].Plan
}

function nodesIn(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesIn)]
}

describe('among 100,000 posts', () => {
  test.each(Object.keys(questions))('%s: uses an index', (question) => {
    const { nodes = [] } = many.get(question) ?? {}
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(nodes.some((node) => node['Index Name']?.startsWith('posts_'))).toBe(true)
  })

  test.each(Object.keys(questions))('%s: costs at most three times the work of 1,000', (question) => {
    expect(small.get(question)?.pages).toBeGreaterThan(0)
    expect(many.get(question)?.pages).toBeLessThanOrEqual(3 * (small.get(question)?.pages ?? 0))
  })

  test('the results are right', async () => {
    const newest = many.get('recent: a word that half of them say')?.ids ?? []
    // Every twentieth number from 0 to 5 is in the community and matches.
    const saying = Array.from({ length: 1000 }, (_, back) => 100_000 - back).filter((n) => n % 20 < 6)
    expect(newest).toEqual(saying.slice(0, 10))
    expect(many.get('recent: a word that few say')?.ids).toEqual(
      [904, 804, 704, 604, 504, 404, 304, 204, 104, 4].filter((n) => n % 10 < 6),
    )
    expect(many.get('trending')?.ids).toHaveLength(6)
    const find = (page: number, size: number) =>
      searchPosts(database.db, large, `('supper':*)`, 'recent', { page, size })
    expect(await find(30, 10)).toEqual({ ids: saying.slice(290, 300), total: maxSearchResults })
    expect(await find(31, 10)).toEqual({ ids: [], total: maxSearchResults })
    expect((await find(3, 100)).ids).toHaveLength(100)
    expect((await find(8, 40)).ids).toHaveLength(20)
  })
})
