import { pageSize } from '@larder/contract/http/paging'
import type { RecipeFilter } from '@larder/contract/recipes'
import type { Actor } from '../../apps/server/src/actor'
import { type OpenDatabase, openDatabase } from '../../apps/server/src/db/database'
import { createWithHousehold } from '../../apps/server/src/db/household-transaction'
import { createMatchingContextLoader } from '../../apps/server/src/features/recipes/matching/matching-context'
import {
  createLiveRecipeIndex,
  type LiveRecipeIndex,
} from '../../apps/server/src/features/recipes/recipe-index/live-recipe-index'
import { createRecipes } from '../../apps/server/src/features/recipes/service'
import { inlineFoodTextReader } from '../../apps/server/src/food-text/food-text-reader'
import { createLog } from '../../apps/server/src/log'
import { systemClock } from '../../apps/server/src/time/clock'
import { median } from '../kit/percentile'
import { cookbookSizes, getCookbookDatabases } from './data/cookbook-databases'
import { onMeasurementEnd } from './processes/cleanup'
import { createStatementRecorder, type RecordedStatement } from './processes/statement-recorder'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const judged = 10_000
const rounds = 6
/** Of what the bare statements take, and of what each recipe costs among the fewest. */
const limits = { times: 3, growth: 1 }

type SearchQuery = (cookbook: ReturnType<typeof createRecipes>, actor: Actor) => Promise<unknown>

const pageOf =
  (filter: RecipeFilter, page = 1): SearchQuery =>
  (cookbook, actor) =>
    cookbook.search(actor, { ...filter, page, size: pageSize })

/** What people type, letter by letter and mistyped, and what they choose. */
const searchQueries: Readonly<Record<string, readonly SearchQuery[]>> = {
  search: [
    ...['len', 'lentil', 'chick', 'tomato sou', 'smoky curry', 'thai bas', 'spinach feta', 'golden'].map(
      (search) => pageOf({ search }),
    ),
    pageOf({ search: 'salad', tag: 'vegan' }),
    pageOf({ search: 'pasta', category: 'Main Dish' }, 2),
  ],
  mistyped: ['lentl', 'spagetti', 'chickpee', 'brocolli curry'].map((search) => pageOf({ search })),
  browsing: [
    pageOf({}),
    pageOf({ tag: 'vegan' }),
    pageOf({ occasion: 'dinner' }, 3),
    (cookbook, actor) => cookbook.groups(actor, { each: 6 }),
  ],
}

/** How fast the cookbook is searched, next to the bare statements on the same connections, as it grows a hundredfold. */
export async function measureRecipesSearch(): Promise<BenchFigure[]> {
  const { crowd, of } = await getCookbookDatabases()
  const figures: BenchFigure[] = []
  const each: Record<string, number[]> = {}
  for (const size of cookbookSizes) {
    const db = openDatabase({ ...of(size), max: 10 }, createLog('warn'))
    onMeasurementEnd(() => db.$client.end())
    const actor = await actorIn(db, crowd.full.get(200)?.email ?? '')
    const matchingContexts = createMatchingContextLoader({
      db,
      clock: systemClock,
    })
    const statements = createStatementRecorder(db, /^recipes_|_like$/)
    const recipeIndex = createLiveRecipeIndex({ db, log: createLog('warn') })
    onMeasurementEnd(() => recipeIndex.close())
    await waitForIndex(recipeIndex)
    const common = { db: statements.db, clock: systemClock }
    const withHousehold = createWithHousehold(common)
    const cookbook = createRecipes({
      ...{ ...common, withHousehold, recipeIndex, matchingContexts },
      foodText: inlineFoodTextReader,
    })
    for (const [name, some] of Object.entries(searchQueries)) {
      const { ours, bare } = await compare(db, cookbook, actor, some, statements.record)
      each[name] = [...(each[name] ?? []), ours]
      figures.push({
        name: `${name} among ${size}`,
        value: ours / bare,
        unit: 'times',
        ...(size === judged && { limit: limits.times }),
        note: `${formatFigure(ours)} ms; bare statements ${formatFigure(bare)}`,
      })
    }
  }
  const [least, , most] = cookbookSizes
  for (const [name, [first = Number.NaN, , last = Number.NaN]] of Object.entries(each)) {
    const value = last / most / (first / least)
    figures.push({
      name: `${name}: cost of a recipe, ${most} against ${least}`,
      value,
      unit: 'times',
      limit: limits.growth,
    })
  }
  return figures
}

/** It begins after the start of a server, in the background; what is measured comes later. */
async function waitForIndex(recipeIndex: LiveRecipeIndex): Promise<void> {
  while (
    !(await recipeIndex.index().then(
      () => true,
      () => false,
    ))
  );
}

/** Medians over all looks, ours and the bare statements of each in turns. */
async function compare(
  db: OpenDatabase,
  cookbook: ReturnType<typeof createRecipes>,
  actor: Actor,
  some: readonly SearchQuery[],
  heard: (work: () => Promise<unknown>) => Promise<RecordedStatement[]>,
) {
  const taken = { ours: [] as number[], bare: [] as number[] }
  const bares: RecordedStatement[][] = []
  for (const look of some) bares.push(await heard(() => look(cookbook, actor)))
  for (let round = -2; round < rounds; round += 1) {
    for (const [at, look] of some.entries()) {
      const works = {
        ours: () => look(cookbook, actor),
        bare: async () => {
          for (const statement of bares[at] ?? []) await db.$client.query(statement)
        },
      }
      for (const side of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        const start = performance.now()
        await works[side]()
        if (round >= 0) taken[side].push(performance.now() - start)
      }
    }
  }
  return { ours: median(taken.ours), bare: median(taken.bare) }
}

/** The cook with a full context. */
async function actorIn(db: OpenDatabase, email: string): Promise<Actor> {
  const { rows } = await db.$client.query<Actor>(
    `select a.id as "accountId", a.current_household_id as "householdId", s.id as "sessionId", a.name, a.email, a.role,
        a.subscription
      from accounts a join sessions s on s.account_id = a.id where a.email = $1`,
    [email],
  )
  const [actor] = rows
  if (!actor) throw new Error('nobody is signed in')
  return actor
}
