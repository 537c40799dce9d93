import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { cooking } from '@larder/contract/cooking'
import { fridge } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { myRecipes } from '@larder/contract/my-recipes'
import { notifications } from '@larder/contract/notifications'
import { recipes } from '@larder/contract/recipes'
import { scan } from '@larder/contract/scan'
import { shopping } from '@larder/contract/shopping'
import type { Cook } from '../../../apps/server/src/testing/a-cook'
import { samplePhoto } from '../../../apps/server/src/testing/kitchens/a-scanning-kitchen'
import type { TestApp } from '../../../apps/server/src/testing/test-app'
import type { MarkedBuilders } from './marked-builders'
import { householdMarker, privateMarker, publicMarker } from './marker-words'

interface FillOptions {
  mara: Cook
  make: MarkedBuilders
  publicIds: Set<string>
}

export const knownBarcode = '4006381333931'

/** Something in every room, each with its word in it, as its cooks would put it there. */
export async function fillHousehold(larder: TestApp, { mara, make, publicIds }: FillOptions) {
  const { call } = larder
  const as = { token: mara.token }
  const lot = await make.lot()
  await call(inventory.take, { params: { id: lot.id }, body: { amount: '1' } }, as)
  await make.person()
  const { id: recipeId, version } = await make.recipe()
  const mealId = await make.meal()
  const dishes = [{ recipeId, version, servings: 2, mealId }]
  const state = { step: 0, moves: 0, timers: [] }
  await call(cooking.save, { params: { id: randomUUID() }, body: { dishes, state } }, as)
  await call(
    cooking.finish,
    { body: { dishes, takes: [{ itemId: lot.id, amount: '1' }], kept: [{ recipeId, portions: '2' }] } },
    as,
  )
  await make.line()
  const ticked = await make.line(true)
  await call(shopping.putAway, { body: { lines: [{ id: ticked, price: '2.50' }] } }, as)
  await make.scan()
  const product = { name: `Oats ${householdMarker}` }
  await call(scan.teach, { params: { code: knownBarcode }, body: product }, as)
  await call(scan.barcode, { body: { scan: randomUUID(), code: knownBarcode } }, as)
  await make.change()
  await make.import()
  await call(mealPlan.openFeed, {}, as)
  const { data: wishes } = (await call(mealPlan.wishes, {}, as)).body
  await call(mealPlan.saveWishes, { body: wishes }, as)
  await call(notifications.saveSettings, { body: { email: false } }, as)
  await call(account.saveSettings, { body: { theme: 'dark' } }, as)
  await call(
    myRecipes.keepForm,
    { params: { id: 0 }, body: { form: { title: `Begun ${privateMarker}` } } },
    as,
  )
  await call(recipes.rate, { params: { id: recipeId }, body: { stars: 4 } }, as)
  await make.session()
  await make.apiKey()
  await make.invitation()

  await call(account.setAvatar, { picture: samplePhoto }, as)
  publicIds.add((await call(account.profile, {}, as)).body.data.avatar ?? '')
  const post = await make.post()
  await make.comment(post.id)
  const picture = await call(myRecipes.setPicture, { params: { id: recipeId }, picture: samplePhoto }, as)
  if (picture.status !== 200) throw new Error(JSON.stringify(picture.body))
  await call(community.join, { params: { id: 'desserts' }, body: { member: true } }, as)
  const report = { reason: 'other' as const, words: publicMarker }
  await call(community.reportPost, { params: { id: post.id }, body: report }, as)

  const { body } = await call(fridge.add, { body: { name: `Door ${householdMarker}` } }, as)
  const paired = await call(fridge.pair, { body: { code: body.data.code } })
  return { cameraKey: paired.body.data.key, cameraId: paired.body.data.camera.id, post }
}
