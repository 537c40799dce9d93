import { account } from '@larder/contract/account'
import { community } from '@larder/contract/community'
import { household } from '@larder/contract/household'
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
  const read = (name: string, perDay: number, run: DailyRequest['run']): DailyRequest => ({
    name,
    perDay,
    run,
  })
  return [
    read('account.me', 6, async (call, token) => (await call(account.me, {}, { token })).status),
    read(
      'household.current',
      6,
      async (call, token) => (await call(household.current, {}, { token })).status,
    ),
    read('inventory.list', 12, async (call, token) => (await call(inventory.list, {}, { token })).status),
    read(
      'inventory.overview',
      4,
      async (call, token) => (await call(inventory.overview, {}, { token })).status,
    ),
    read(
      'inventory.create',
      8,
      async (call, token) => (await call(inventory.create, { body: item }, { token })).status,
    ),
    read('inventory.take', 8, async (call, token) => {
      const input = { params: { id: lot }, body: { amount: 1 } }
      return (await call(inventory.take, input, { token })).status
    }),
    read('notifications.list', 8, async (call, token) => {
      return (await call(notifications.list, {}, { token })).status
    }),
    read('suggestions.list', 6, async (call, token) => {
      return (await call(suggestions.list, { query: {} }, { token })).status
    }),
    read(
      'meal-plan.week',
      4,
      async (call, token) => (await call(mealPlan.week, { query: {} }, { token })).status,
    ),
    read('shopping.sync', 20, async (call, token) => {
      return (await call(shopping.sync, { body: { lines: [], names: [] } }, { token })).status
    }),
    read('recipes.search', 6, async (call, token) => {
      return (await call(recipes.search, { query: { search: 'spinach' } }, { token })).status
    }),
    read('recipes.get', 6, async (call, token) => {
      return (await call(recipes.get, { params: { id: 1 }, query: {} }, { token })).status
    }),
    read('community.posts', 2, async (call, token) => {
      return (await call(community.posts, { params: { id: 'quick-meals' }, query: {} }, { token })).status
    }),
  ]
}
