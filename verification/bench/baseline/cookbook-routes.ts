import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { apiBase, type EndpointShape } from '@larder/contract/http/endpoint'
import { validateBySchema } from '@larder/contract/http/validation'
import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { type SuggestionQuery, suggestions } from '@larder/contract/suggestions'
import { automaticSubstitutesFor } from '@larder/kitchen/food/substitutes'
import { suggestMeals } from '@larder/kitchen/suggestions/suggest-meals'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../apps/server/src/actor'
import { openDatabase } from '../../../apps/server/src/db/database'
import { createWithHousehold } from '../../../apps/server/src/db/household-transaction'
import { createMadeUpRecipes } from '../../../apps/server/src/features/recipes/changes/made-up-recipes'
import { createMatchingContextLoader } from '../../../apps/server/src/features/recipes/matching/matching-context'
import {
  createLiveRecipeIndex,
  type LiveRecipeIndex,
} from '../../../apps/server/src/features/recipes/recipe-index/live-recipe-index'
import { createRecipes } from '../../../apps/server/src/features/recipes/service'
import { inlineDishMaker } from '../../../apps/server/src/features/suggestions/dish-maker'
import { createMadeUpDishes } from '../../../apps/server/src/features/suggestions/made-up-dishes'
import { createSuggestions } from '../../../apps/server/src/features/suggestions/service'
import { varietySeeds } from '../../../apps/server/src/features/suggestions/variety-seeds'
import { inlineFoodTextReader } from '../../../apps/server/src/food-text/food-text-reader'
import { createLog } from '../../../apps/server/src/log'
import { systemClock } from '../../../apps/server/src/time/clock'
import { createStatementRecorder, type RecordedStatement } from '../processes/statement-recorder'
import { authenticateRequest, type BaselineActor, baselinePool } from './baseline-session'

/** How an address is answered here: what the database is asked, what is worked out, and the words that are sent. */
interface Known {
  readonly statements: readonly RecordedStatement[]
  rank(): unknown
  readonly words: string
}

/**
 * The cookbook: the very statements of the search, the very ranking of the suggestions, and an answer that was put into words
 * before. Larder puts each into words again.
 */
export function addCookbookRoutes(app: FastifyInstance) {
  const log = createLog('warn')
  const db = openDatabase({ ...baselinePool.options, max: 4 }, log)
  const bare = createStatementRecorder(db, /./)
  const recipeIndex = createLiveRecipeIndex({ db, log })
  const matchingContexts = createMatchingContextLoader({
    db: bare.db,
    clock: systemClock,
  })
  const cookbook = createRecipes({
    db: bare.db,
    clock: systemClock,
    withHousehold: createWithHousehold({ db: bare.db, clock: systemClock }),
    recipeIndex: { recipe: () => undefined },
    foodText: inlineFoodTextReader,
    matchingContexts: createMatchingContextLoader({
      db,
      clock: systemClock,
    }),
  })
  const madeUpRecipes = createMadeUpRecipes({ db: bare.db, clock: systemClock })
  const madeUp = createMadeUpDishes({ recipes: madeUpRecipes, maker: inlineDishMaker })
  const dishes = createSuggestions({
    db: bare.db,
    seeds: varietySeeds,
    recipeIndex,
    matchingContexts,
    madeUp,
    canInvent: false,
  })
  const known = new Map<string, Known>()

  async function searching(actor: Actor, query: RecipeFilter & { page: number; size: number }) {
    let answer: unknown
    const heard = await bare.record(async () => {
      answer = await cookbook.search(actor, query)
    })
    // What its page lacks is read from memory by a server that is warm.
    const statements = heard.filter(({ name }) => /^recipes_|_like$/.test(name))
    return { statements, rank: () => undefined, answer }
  }

  async function suggesting(actor: Actor, query: SuggestionQuery) {
    const index = await waitForIndex(recipeIndex)
    const context = await matchingContexts.of(actor)
    const { occasion, buy, minutes, limit, people } = query
    const plates = Math.ceil(context.eaters.reduce((sum, { portions }) => sum + portions, 0))
    const seed = createHash('sha256').update(`${actor.householdId} ${context.today}`).digest().readUInt32BE()
    const ask = {
      ...{ lots: context.lots, today: context.today, eaters: context.eaters, assume: context.assume },
      ...{ liked: new Map<number, number>(), recent: [], seed, limit, servings: people ?? plates },
      occasion: occasion === undefined || occasion === 'general' ? ('lunch' as const) : occasion,
      ...(buy !== undefined && { maxToBuy: buy }),
      ...(minutes !== undefined && { maxMinutes: minutes }),
      swaps: (foodId: string) => automaticSubstitutesFor(foodId),
      among: (id: number) => recipeIndex.mayRead(id, context.readers),
    }
    let answer: { suggestions: { id: number }[] } | undefined
    const statements = await bare.record(async () => {
      answer = await dishes.list(actor, query)
    })
    // Read afterwards, because the service stores the made-up dishes that it lists.
    const made = await madeUp.of(actor, context, { servings: ask.servings })
    const storedIds = new Map(made.map(({ recipe, storedAs }) => [recipe.id, storedAs]))
    const flexible = made.map(({ recipe }) => recipe)
    const rank = () => suggestMeals(index, ask, flexible)
    const ranked = rank().map(({ recipe: { id } }) => storedIds.get(id) ?? id)
    if (
      !isDeepStrictEqual(
        ranked,
        answer?.suggestions.map(({ id }) => id),
      )
    )
      throw new Error('the baseline ranks other dishes')
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
      const asker = await authenticateRequest(request)
      const found = known.get(request.url) ?? (await learn(request.url, request.query, asker))
      for (const statement of found.statements) await baselinePool.query({ ...statement })
      found.rank()
      return reply.type('application/json; charset=utf-8').send(found.words)
    })

    const learn = async (url: string, query: unknown, asker: BaselineActor): Promise<Known> => {
      const read = endpoint.query && validateBySchema(endpoint.query, query)
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
      await recipeIndex.close()
      await db.$client.end()
    },
  }
}

/** A busy machine may take longer than a request would wait. */
async function waitForIndex(recipeIndex: LiveRecipeIndex) {
  for (;;) {
    const index = await recipeIndex.index().catch(() => undefined)
    if (index) return index
  }
}
