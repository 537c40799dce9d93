import { randomUUID } from 'node:crypto'
import { sampleItems } from '@larder/contract/data/sample-items'
import { dayFromNow } from './calendar'
import { aPublishedPost, submitPost } from './community-posts'
import type { E2eLarder } from './e2e-larder'
import { anE2eCook, type E2eCook, signInAdmin } from './fixtures'
import { addItems, requestData } from './inventory-calls'

export interface FullKitchen {
  readonly cook: E2eCook
  /** A post of somebody else, liked and talked about. */
  readonly postId: number
  /** Who wrote it. */
  readonly authorId: string
}

let kitchens = 0

/** A cook who has used every room: no screen of theirs is empty, and their name is the longest there may be. */
export async function aFullKitchen(house: E2eLarder): Promise<FullKitchen> {
  const cook = await anE2eCook(house, { name: 'W'.repeat(80) })
  const author = await anE2eCook(house, { name: 'Mira Novak' })
  const does = (method: string, path: string, body?: object) => requestData(house, cook, method, path, body)
  await bookSomeStock(house, cook)
  await addCommunityContent(house, cook, author)
  const mine = `Walnut and Onion Loaf of House ${process.pid}-${++kitchens}`
  const postId = await aPublishedPost(house, author, 'low-carb', {
    title: `Onion Tart, ${mine}`,
    introduction: 'My grandmother’s, for rainy Sundays. It is even better the day after.',
  })
  await does('PUT', `/posts/${postId}/like`, { liked: true })
  await does('POST', `/posts/${postId}/comments`, { text: 'With thyme, even better.', action: randomUUID() })
  await aPublishedPost(house, cook, 'low-carb', { title: mine })
  await submitPost(house, cook, 'desserts', { title: `Still waiting, ${mine}` })
  const { id: authorId } = (await requestData(house, author, 'GET', '/auth/me')) as { id: string }
  return { cook, postId, authorId }
}

/** What is there, what was taken and spoilt, the week, the list, the stove and what the scanner saw. */
async function bookSomeStock(house: E2eLarder, cook: E2eCook): Promise<void> {
  const does = (method: string, path: string, body?: object) => requestData(house, cook, method, path, body)
  const items = sampleItems.map(({ id: _, expiresInDays, ...item }) => ({
    ...item,
    ...(expiresInDays !== undefined && { expiryDate: dayFromNow(expiresInDays) }),
  }))
  const [first, second, third] = await addItems(house, cook, items)
  await does('POST', `/users/inventories/${first}/take`, { amount: 'all' })
  await does('POST', `/users/inventories/${second}/waste`, { amount: 'all', reason: 'spoiled' })
  await does('POST', '/cooking/finish', {
    ...{ dishes: [{ recipeId: 67, version: 1, servings: 2 }], takes: [{ itemId: third, amount: '1' }] },
    ...{ kept: [], action: randomUUID() },
  })
  await does('PUT', '/recipes/67/favourite', { favourite: true })
  for (const [meal, recipeId] of [
    ['breakfast', 1],
    ['lunch', 7],
    ['dinner', 67],
  ])
    await does('POST', '/meal-plan/meals', {
      ...{ day: dayFromNow(0), meal, plates: 3 },
      what: { kind: 'recipe', recipeId },
    })
  await does('POST', '/shopping/from-plan', { from: dayFromNow(0) })
  const bought = ['500 g flour', 'kitchen paper', 'the good olives'].map((text) => ({ text }))
  await does('POST', '/shopping/items', { items: bought, action: randomUUID() })
  await does('POST', '/scans/barcode', { scan: randomUUID(), code: '4006381333931' })
}

/** Who eats here, a camera in the fridge, a plan that is paid for, and a key for a program. */
async function addCommunityContent(house: E2eLarder, cook: E2eCook, member: E2eCook): Promise<void> {
  const does = (method: string, path: string, body?: object) => requestData(house, cook, method, path, body)
  const { id: me } = (await does('GET', '/auth/me')) as { id: string }
  const guest = (await does('POST', '/people', { name: 'Grandmother Josephine' })) as { id: string }
  await does('PUT', `/people/${guest.id}/restrictions`, {
    restrictions: [{ allergen: 'nuts', severity: 'high' }],
  })
  const { code } = (await does('POST', '/households/current/invitations', { days: 7 })) as { code: string }
  await requestData(house, member, 'POST', '/households/join', { code })
  await does('POST', '/fridge/cameras', { name: 'Door' })
  await requestData(house, await signInAdmin(house), 'PUT', `/admin/users/${me}/plan`, { plan: 'pro' })
  await does('POST', '/api-keys', { name: 'Kitchen display', scopes: ['kitchen:read'], days: 30 })
}
