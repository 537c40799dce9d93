import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { apiBase, type EndpointShape } from '@larder/contract/endpoint'
import { check } from '@larder/contract/messages'
import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { type SuggestionQuery, suggestions } from '@larder/contract/suggestions'
import { standInsFor } from '@larder/kitchen/substitutes'
import { suggest } from '@larder/kitchen/suggesting'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../apps/server/src/actor'
import { systemClock } from '../../apps/server/src/clock'
import { openDatabase } from '../../apps/server/src/db/open'
import { cookedLately } from '../../apps/server/src/features/cooking/history'
import { peopleOf } from '../../apps/server/src/features/diet/people'
import { heldLots } from '../../apps/server/src/features/inventory/held-lots'
import { asLot } from '../../apps/server/src/features/inventory/lot-row'
import { cardsOf } from '../../apps/server/src/features/recipes/cards'
import { openKitchens } from '../../apps/server/src/features/recipes/kitchens'
import { openMadeUpRecipes } from '../../apps/server/src/features/recipes/made-up'
import { mealOf } from '../../apps/server/src/features/recipes/meal'
import { openRecipes } from '../../apps/server/src/features/recipes/service'
import { openShelf, type Shelf } from '../../apps/server/src/features/recipes/shelf'
import { makerInThisThread } from '../../apps/server/src/features/suggestions/dish-maker'
import { openMadeUpDishes } from '../../apps/server/src/features/suggestions/made-up-dishes'
import { openSuggestions } from '../../apps/server/src/features/suggestions/service'
import { openLog } from '../../apps/server/src/log'
import { type Statement, statementsOf } from '../house/statements'
import { type Asker, pool, whoAsks } from './whose'

/** How an address is answered here: what the database is asked, what is worked out, and the words that are sent. */
interface Known {
  readonly statements: readonly Statement[]
  rank(): unknown
  readonly words: string
}

/**
 * The cookbook: the very statements of the search, the very ranking of the suggestions, and an answer that was put into words
 * before. Larder puts each into words anew.
 */
export function floorCookbook(app: FastifyInstance) {
  const log = openLog('warn')
  const db = openDatabase({ ...pool.options, max: 4 }, log)
  const bare = statementsOf(db, /./)
  const shelf = openShelf({ db, log })
  const kitchens = openKitchens({ db: bare.db, clock: systemClock, lotsOf: heldLots, asLot, peopleOf })
  const cookbook = openRecipes({
    db: bare.db,
    clock: systemClock,
    shelf: { recipe: () => undefined },
    kitchens: openKitchens({ db, clock: systemClock, lotsOf: heldLots, asLot, peopleOf }),
  })
  const madeUpRecipes = openMadeUpRecipes({ db: bare.db, clock: systemClock })
  const madeUp = openMadeUpDishes({ recipes: madeUpRecipes, maker: makerInThisThread })
  const dishes = openSuggestions({
    ...{ db: bare.db, shelf, kitchens, cardsOf, mealOf, cookedLately, madeUp, canInvent: false },
  })
  const known = new Map<string, Known>()

  async function searching(actor: Actor, query: RecipeFilter & { page: number; size: number }) {
    let answer: unknown
    const heard = await bare.heard(async () => {
      answer = await cookbook.search(actor, query)
    })
    // What its page lacks is read from memory by a server that is warm.
    const statements = heard.filter(({ name }) => /^recipes_|_like$/.test(name))
    return { statements, rank: () => undefined, answer }
  }

  async function suggesting(actor: Actor, query: SuggestionQuery) {
    const index = await laidOut(shelf)
    const kitchen = await kitchens.of(actor)
    const { occasion, buy, minutes, limit, people } = query
    const plates = Math.ceil(kitchen.eaters.reduce((sum, { portions }) => sum + portions, 0))
    const seed = createHash('sha256').update(`${actor.householdId} ${kitchen.today}`).digest().readUInt32BE()
    const ask = {
      ...{ lots: kitchen.lots, today: kitchen.today, eaters: kitchen.eaters, assume: kitchen.assume },
      ...{ liked: new Map<number, number>(), recent: [], seed, limit, servings: people ?? plates },
      occasion: occasion === undefined || occasion === 'general' ? ('lunch' as const) : occasion,
      ...(buy !== undefined && { maxToBuy: buy }),
      ...(minutes !== undefined && { maxMinutes: minutes }),
      swaps: (foodId: string) => standInsFor(foodId),
      among: (id: number) => shelf.mayRead(id, kitchen.readers),
    }
    let answer: { suggestions: { id: number }[] } | undefined
    const statements = await bare.heard(async () => {
      answer = await dishes.list(actor, query)
    })
    const rank = () => suggest(index, ask)
    const ranked = rank().map(({ recipe: { id } }) => id)
    if (
      !isDeepStrictEqual(
        ranked,
        answer?.suggestions.map(({ id }) => id),
      )
    )
      throw new Error('the floor ranks other dishes')
    return { statements, rank, answer: { data: answer } }
  }

  const ways: readonly [
    EndpointShape,
    (actor: Actor, query: never) => Promise<{ answer: unknown } & Omit<Known, 'words'>>,
  ][] = [
    [recipes.search, searching],
    [suggestions.list, suggesting],
  ]
  for (const [endpoint, way] of ways) {
    app.get(apiBase + endpoint.path, async (request, reply) => {
      const asker = await whoAsks(request)
      const found = known.get(request.url) ?? (await learn(request.url, request.query, asker))
      for (const statement of found.statements) await pool.query({ ...statement })
      found.rank()
      return reply.type('application/json; charset=utf-8').send(found.words)
    })

    const learn = async (url: string, query: unknown, asker: Asker): Promise<Known> => {
      const read = endpoint.query && check(endpoint.query, query)
      if (!read?.ok) throw new Error(`${url} asks for nothing`)
      const actor = {
        ...asker,
        accountId: asker.id,
        householdId: asker.current_household_id,
      } as unknown as Actor
      const { statements, rank, answer } = await way(actor, read.value as never)
      const fresh = { statements, rank, words: JSON.stringify(answer) }
      known.set(url, fresh)
      return fresh
    }
  }

  return {
    async close() {
      await shelf.close()
      await db.$client.end()
    },
  }
}

/** A busy machine may take longer than a request would wait. */
async function laidOut(shelf: Shelf) {
  for (;;) {
    const index = await shelf.index().catch(() => undefined)
    if (index) return index
  }
}
