// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { diet } from '@larder/contract/diet'
import { keyOf } from '@larder/contract/endpoint'
import { recipes } from '@larder/contract/recipes'
import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '../session/session-store'
import { aRecipeDetails } from '../testing/a-recipe-details'
import { aRecipe } from '../testing/a-suggestion'
import { aUser } from '../testing/a-user'
import { forgottenAnswers } from '../testing/forgotten-answers'
import { paged, refused, stubApi } from '../testing/stub-api'
import { keepFavourites } from './favourites-at-hand'
import { outbox } from './outbox'
import { rememberedStore } from './remembered-answers'

const ana = aUser()
const household = '0192f3a4-7c1e-7abc-8def-00000000000a'
const going = new AbortController().signal
const kept = async (name = 'recipes.get') =>
  (await rememberedStore.all(ana.id, name)).map(({ key }) => key).sort()
const keyFor = (id: number) => hashKey(keyOf(recipes.get, { params: { id } }))

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  session.setUser('a-token', ana)
  outbox.arrive(household)
  api = stubApi()
  api.answer(diet.people, () => [])
  api.answer(recipes.search, () =>
    paged(
      [3, 7].map((id) => ({ ...aRecipe({ id, favourite: true }), missing: [] })),
      { page: 1, size: 30 },
      2,
    ),
  )
  api.answer(recipes.get, () => aRecipeDetails())
})
afterEach(async () => {
  session.clearUser()
  await forgottenAnswers()
})

test('the favourites are fetched one after the other, and not again the same day', async () => {
  await keepFavourites(going)
  expect(await kept()).toEqual([keyFor(3), keyFor(7)])
  expect(api.callsTo(recipes.search)[0]?.address).toContain('only=favourites&page=1&size=30')
  await keepFavourites(going)
  expect(api.callsTo(recipes.get)).toHaveLength(2)
})

test('somebody avoids something since: every verdict of before is forgotten', async () => {
  await keepFavourites(going)
  api.answer(recipes.search, () => paged([], { page: 1, size: 30 }, 0))
  api.answer(diet.people, () => [{ id: 1 } as never])
  await keepFavourites(going)
  expect(await kept()).toEqual([])
  expect(await kept('diet.people')).toHaveLength(1)
})

test('what cannot be had now troubles nobody; who has left fetches nothing', async () => {
  api.answer(recipes.get, () => refused('recipe-not-found'))
  await keepFavourites(going)
  await keepFavourites(AbortSignal.abort())
  expect(await kept()).toEqual([])
  expect(api.callsTo(recipes.search)).toHaveLength(1)
})
