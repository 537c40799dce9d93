import { account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { household } from '@larder/contract/household'
import type { Endpoint, EndpointShape, InputOf } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { notifications } from '@larder/contract/notifications'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { suggestions } from '@larder/contract/suggestions'
import type { TestClient } from '../../apps/server/src/testing/test-client'

/** One request of a day, and how often a household sends it in a day in which somebody opens the app. */
export interface DailyRequest {
  readonly name: string
  readonly perDay: number
  run(call: TestClient, token: string): Promise<number>
}

const item = { name: 'Spinach', amount: '40', unit: 'bunches' }

/**
 * A busy household's day: two people open the app six times in all, cook twice, go shopping every other day and put away what
 * they bought. A page's reads are counted one by one; the numbers are a guess, on the high side, and the only ones here.
 */
export function listDailyRequests(lot: number): DailyRequest[] {
  const request = <E extends EndpointShape>(
    perDay: number,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
  ): DailyRequest => ({
    ...{ name: endpoint.name, perDay },
    run: async (call, token) => (await call(endpoint, input, { token })).status,
  })
  return [
    request(6, account.me, {}),
    request(6, household.current, {}),
    request(12, inventory.list, {}),
    request(4, inventory.overview, {}),
    request(8, inventory.create, { body: item }),
    request(8, inventory.take, { params: { id: lot }, body: { amount: 1 } }),
    request(8, notifications.list, {}),
    request(6, suggestions.list, { query: {} }),
    request(4, mealPlan.week, { query: {} }),
    request(20, shopping.sync, { body: { lines: [], names: [] } }),
    request(6, recipes.search, { query: { search: 'spinach' } }),
    request(6, recipes.get, { params: { id: 1 }, query: {} }),
    request(2, community.posts, { params: { id: 'quick-meals' }, query: {} }),
  ]
}
