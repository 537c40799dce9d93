import { account } from '@larder/contract/account'
import { addressOf, type EndpointShape } from '@larder/contract/endpoint'
import { inventory } from '@larder/contract/inventory'
import { pageSize } from '@larder/contract/paging'
import type { RecipeFilter } from '@larder/contract/recipes'
import { allFoods } from '@larder/kitchen/food'
import type { Actor } from '../apps/server/src/actor'
import { buildApp } from '../apps/server/src/app'
import { systemClock } from '../apps/server/src/clock'
import { connect } from '../apps/server/src/db/connect'
import { migrate } from '../apps/server/src/db/migrate'
import type { Db } from '../apps/server/src/db/open'
import { readEnv } from '../apps/server/src/env'
import { peopleOf } from '../apps/server/src/features/diet/people'
import { heldLots } from '../apps/server/src/features/inventory/held-lots'
import { asLot } from '../apps/server/src/features/inventory/lot-row'
import { openKitchens } from '../apps/server/src/features/recipes/kitchens'
import { openRecipes } from '../apps/server/src/features/recipes/service'
import { openShelf, type Shelf } from '../apps/server/src/features/recipes/shelf'
import { openLog } from '../apps/server/src/log'
import { aDataFolder } from './house/data-folder'
import { fillCookbook } from './house/fill-cookbook'
import { median } from './house/percentile'
import { type Statement, statementsOf } from './house/statements'
import { whenDone } from './house/when-done'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const sizes = [1000, 10_000, 100_000] as const
const judged = 10_000
const lots = 200
const rounds = 12
/** Of what the bare statements take, and of what each recipe costs among the fewest. */
const limits = { times: 3, growth: 1 }

type Look = (cookbook: ReturnType<typeof openRecipes>, actor: Actor) => Promise<unknown>

const pageOf =
  (filter: RecipeFilter, page = 1): Look =>
  (cookbook, actor) =>
    cookbook.search(actor, { ...filter, page, size: pageSize })

/** What people type, letter by letter and mistyped, and what they choose. */
const looks: Readonly<Record<string, readonly Look[]>> = {
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
export async function measure(): Promise<Figure[]> {
  const { db, actor } = await aHouse()
  const kitchens = openKitchens({ db, clock: systemClock, lotsOf: heldLots, asLot, peopleOf })
  const statements = statementsOf(db)
  const figures: Figure[] = []
  let filled = 0
  const each: Record<string, number[]> = {}
  for (const size of sizes) {
    await fillCookbook(db, filled, size)
    filled = size
    const shelf = openShelf({ db, log: openLog('warn') })
    whenDone(() => shelf.close())
    await laidOut(shelf)
    const cookbook = openRecipes({ db: statements.db, clock: systemClock, shelf, kitchens })
    for (const [name, some] of Object.entries(looks)) {
      const { ours, bare } = await compare(db, cookbook, actor, some, statements.heard)
      each[name] = [...(each[name] ?? []), ours]
      figures.push({
        name: `${name} among ${size}`,
        value: ours / bare,
        unit: 'times',
        ...(size === judged && { limit: limits.times }),
        note: `${told(ours)} ms; bare statements ${told(bare)}`,
      })
    }
  }
  const most = sizes[sizes.length - 1] ?? 1
  for (const [name, [first = Number.NaN, , last = Number.NaN]] of Object.entries(each)) {
    const value = last / most / (first / sizes[0])
    figures.push({
      name: `${name}: cost of a recipe, ${most} against ${sizes[0]}`,
      value,
      unit: 'times',
      limit: limits.growth,
    })
  }
  return figures
}

/** It begins after the start of a server, in the background; what is measured comes later. */
async function laidOut(shelf: Shelf): Promise<void> {
  while (
    !(await shelf.index().then(
      () => true,
      () => false,
    ))
  );
}

/** Medians over all looks, ours and the bare statements of each in turns. */
async function compare(
  db: Db,
  cookbook: ReturnType<typeof openRecipes>,
  actor: Actor,
  some: readonly Look[],
  heard: (work: () => Promise<unknown>) => Promise<Statement[]>,
) {
  const taken = { ours: [] as number[], bare: [] as number[] }
  const bares: Statement[][] = []
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

/** A cook with a full kitchen, on an installation of their own. */
async function aHouse(): Promise<{ db: Db; actor: Actor }> {
  const env = readEnv({ LARDER_DATA: await aDataFolder() })
  const log = openLog('warn')
  const { db, close } = await connect(env, log)
  whenDone(close)
  await migrate(db.$client)
  const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
  const app = await buildApp({ env, db, log, mail })
  whenDone(() => app.close())
  const send = async (endpoint: EndpointShape, payload: object, token?: string) => {
    const answer = await app.http.inject({
      method: endpoint.method,
      url: addressOf(endpoint),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload,
    })
    if (answer.statusCode >= 300) throw new Error(`${endpoint.path}: ${answer.body}`)
    return answer.json<{ data: { access_token: string } }>().data
  }
  const cook = { name: 'Ana', email: 'ana@example.org', password: 'three warm plums' }
  const { access_token } = await send(account.register, cook)
  const lines = allFoods()
    .filter((_, n) => n % 6 === 0)
    .slice(0, lots)
    .map(({ name }, n) => `${name};${1 + (n % 12)};${n % 2 === 0 ? 'pieces' : 'g'}`)
  const text = ['name;amount;unit', ...lines].join('\n')
  await send(inventory.importFile, { format: 'csv', text }, access_token)
  return { db, actor: await actorIn(db) }
}

async function actorIn(db: Db): Promise<Actor> {
  const { rows } =
    await db.$client.query<Actor>(`select a.id as "accountId", a.current_household_id as "householdId",
      s.id as "sessionId", a.name, a.email, a.role, a.subscription
    from accounts a join sessions s on s.account_id = a.id`)
  const [actor] = rows
  if (!actor) throw new Error('nobody is signed in')
  return actor
}
