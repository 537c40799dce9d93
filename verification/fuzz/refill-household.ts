import { community } from '@larder/contract/community'
import { fridge } from '@larder/contract/fridge'
import { household } from '@larder/contract/household'
import { buildEndpointUrl, type Endpoint } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { scan } from '@larder/contract/scan'
import { shopping } from '@larder/contract/shopping'
import { aDraft } from '../../apps/server/src/testing/a-saved-recipe'
import type { FuzzApp } from './fuzz-app'
import { resourcesOfEndpoint } from './response-memory'

interface CallInput {
  params?: Record<string, string | number>
  body?: object
}

/**
 * Fills the household again, as a cook would: random requests sooner or later delete everything, and an empty household only
 * rejects.
 */
export async function refillHousehold({ app, callers, memory, db }: FuzzApp): Promise<void> {
  async function does(
    endpoint: Endpoint,
    { params = {}, body }: CallInput,
  ): Promise<{ id?: number } | undefined> {
    const response = await app.inject({
      method: endpoint.method,
      url: buildEndpointUrl(endpoint, { params }),
      headers: { authorization: callers.authorization('cook') ?? '', 'content-type': 'application/json' },
      ...(body && { payload: JSON.stringify(body) }),
    })
    if (response.statusCode >= 300) return undefined
    const answer = response.json()
    for (const shelf of resourcesOfEndpoint(endpoint)) memory.learn(shelf, answer)
    return answer.data
  }

  for (const name of ['Spinach', 'Milk', 'Rice', 'Plums'])
    await does(inventory.create, { body: { name, amount: '6', unit: 'packs' } })
  await does(shopping.add, { body: { items: [{ text: '2 lemons' }, { text: 'Bread' }] } })
  const recipe = await does(recipes.create, { body: aDraft() })
  const id = recipe?.id
  if (id !== undefined) {
    const what = { kind: 'recipe', recipeId: id }
    await does(mealPlan.add, { body: { day: '2026-11-20', meal: 'dinner', what } })
    await does(myRecipes.publish, { params: { id }, body: { community: 'quick-meals' } })
  }
  await does(scan.receiptText, {
    body: { scan: crypto.randomUUID(), text: 'SHOP\nMILK 1L 1.29\nRICE 500G 2.10\nTOTAL 3.39' },
  })
  await does(fridge.add, { body: { name: 'Top shelf' } })
  await db.$client.query('update accounts set email_confirmed_at = created_at')
  await does(household.invite, { body: {} })
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from posts where state = 'shown' limit 1`,
  )
  if (rows[0]) {
    const params = { id: Number(rows[0].id) }
    await does(community.comment, { params, body: { text: 'Lovely.', action: crypto.randomUUID() } })
  }
}
