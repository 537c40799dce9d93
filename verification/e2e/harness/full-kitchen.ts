import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { apiKeys } from '@larder/contract/api-keys'
import { community } from '@larder/contract/community'
import { cooking } from '@larder/contract/cooking'
import { sampleItems } from '@larder/contract/data/sample-items'
import { diet } from '@larder/contract/diet'
import { fridge } from '@larder/contract/fridge'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { scan } from '@larder/contract/scan'
import { shopping } from '@larder/contract/shopping'
import { dayFromNow } from './calendar'
import { aPublishedPost, submitPost } from './community-posts'
import type { E2eLarder } from './e2e-larder'
import { anE2eCook, type E2eCook, signInAdmin } from './fixtures'

export interface FullKitchen {
  readonly cook: E2eCook
  /** A post of somebody else, liked and talked about. */
  readonly postId: number
  /** Who wrote it. */
  readonly authorId: string
}

let kitchens = 0

/** A cook who has used everything: no screen of theirs is empty, and their name is the longest there may be. */
export async function aFullKitchen(server: E2eLarder): Promise<FullKitchen> {
  const cook = await anE2eCook(server, { name: 'W'.repeat(80) })
  const author = await anE2eCook(server, { name: 'Mira Novak' })
  await bookSomeStock(server, cook)
  await addPeopleAndKeys(server, cook, author)
  const mine = `Walnut and Onion Loaf ${++kitchens}`
  const postId = await aPublishedPost(server, author, 'low-carb', {
    title: `Onion Tart, ${mine}`,
    introduction: 'My grandmother’s, for rainy Sundays. It is even better the day after.',
  })
  const params = { id: postId }
  await server.data(community.like, { params, body: { liked: true } }, cook)
  const comment = { text: 'With thyme, even better.', action: randomUUID() }
  await server.data(community.comment, { params, body: comment }, cook)
  await aPublishedPost(server, cook, 'low-carb', { title: mine })
  await submitPost(server, cook, 'desserts', { title: `Still waiting, ${mine}` })
  const { id: authorId } = await server.data(account.me, {}, author)
  return { cook, postId, authorId }
}

/** Items, some used and wasted, a week, a list, a cooked dish and a scan. */
async function bookSomeStock({ data }: E2eLarder, cook: E2eCook): Promise<void> {
  const ids: number[] = []
  for (const { id: _, expiresInDays, ...item } of sampleItems) {
    const expiry = expiresInDays === undefined ? {} : { expiryDate: dayFromNow(expiresInDays) }
    ids.push((await data(inventory.create, { body: { ...item, ...expiry } }, cook)).id)
  }
  const [first = 0, second = 0, third = 0] = ids
  await data(inventory.take, { params: { id: first }, body: { amount: 'all' } }, cook)
  await data(inventory.waste, { params: { id: second }, body: { amount: 'all', reason: 'spoiled' } }, cook)
  const dishes = [{ recipeId: 67, version: 1, servings: 2 }]
  const takes = [{ itemId: third, amount: '1' }]
  await data(cooking.finish, { body: { dishes, takes, kept: [], action: randomUUID() } }, cook)
  await data(recipes.favourite, { params: { id: 67 }, body: { favourite: true } }, cook)
  for (const [meal, recipeId] of [
    ['breakfast', 1],
    ['lunch', 7],
    ['dinner', 67],
  ] as const) {
    const what = { kind: 'recipe', recipeId } as const
    await data(mealPlan.add, { body: { day: dayFromNow(0), meal, plates: 3, what } }, cook)
  }
  await data(shopping.fromPlan, { body: { from: dayFromNow(0) } }, cook)
  const items = ['500 g flour', 'kitchen paper', 'the good olives'].map((text) => ({ text }))
  await data(shopping.add, { body: { items, action: randomUUID() } }, cook)
  await data(scan.barcode, { body: { scan: randomUUID(), code: '4006381333931' } }, cook)
}

/** Who eats here, a camera in the fridge, a plan that is paid for, and an API key. */
async function addPeopleAndKeys(server: E2eLarder, cook: E2eCook, member: E2eCook): Promise<void> {
  const { data } = server
  const { id: me } = await data(account.me, {}, cook)
  const { id: guest } = await data(diet.addPerson, { body: { name: 'Grandmother Josephine' } }, cook)
  const restrictions = [{ allergen: 'nuts', severity: 'high' }] as const
  const restricted = { params: { id: guest }, body: { restrictions: [...restrictions] } }
  await data(diet.saveRestrictions, restricted, cook)
  const { code } = await data(household.invite, { body: { days: 7 } }, cook)
  await data(household.join, { body: { code } }, member)
  await data(fridge.add, { body: { name: 'Door' } }, cook)
  await data(admin.changePlan, { params: { id: me }, body: { plan: 'pro' } }, await signInAdmin(server))
  const key = { name: 'Kitchen display', scopes: ['kitchen:read' as const], days: 30 as const }
  await data(apiKeys.create, { body: key }, cook)
}
