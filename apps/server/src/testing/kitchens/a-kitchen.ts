import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AppParts } from '../../app-platform'
import { accounts } from '../../db/tables/account'
import { defaultRateLimits } from '../../http/rate-limits'
import { aCook, type Cook } from '../a-cook'
import { joinHousehold } from '../join-household'
import { type TestApp, testApp } from '../test-app'
import type { TestCluster } from '../test-cluster'

export { toLot } from '../../features/inventory/lots/lot-row'

const plenty = { most: 1_000_000, windowSeconds: 60 }
/** Limits that tests do not reach. */
export const relaxedRateLimits = {
  ...defaultRateLimits,
  perAddress: plenty,
  perAccount: plenty,
  perKey: plenty,
  registrations: plenty,
  plannings: plenty,
  lookings: plenty,
  imports: plenty,
  perCamera: plenty,
  pairingTries: plenty,
}

export type ItemInput = Partial<z.input<(typeof inventory.create)['body']>>

export interface TestKitchen extends TestApp {
  ana: Cook
  householdId: string
  /** Adds another member to the household. */
  housemate(name?: string): Promise<Cook>
  /** Creates an item, two bunches of spinach by default. */
  anItem(given?: ItemInput, cook?: Cook): Promise<InventoryItem>
  /** Returns the current item. */
  see(id: number): Promise<InventoryItem>
}

/** An app with a cook and a household. */
export async function aKitchen(cluster: TestCluster, parts: Partial<AppParts> = {}): Promise<TestKitchen> {
  const larder = await testApp(cluster, { allowances: relaxedRateLimits, ...parts })
  const ana = await aCook(larder)
  const householdId = await householdOf(larder, ana)
  return {
    ...larder,
    ana,
    householdId,
    async housemate(name = 'Bo') {
      const cook = await aCook(larder, { name })
      await joinHousehold(larder, ana, cook)
      return cook
    },
    async anItem(given = {}, { token } = ana) {
      const body = { name: 'Spinach', amount: '2', unit: 'bunches', ...given }
      const { status, body: response } = await larder.call(inventory.create, { body }, { token })
      if (status !== 201) throw new Error(`no item: ${JSON.stringify(response.error)}`)
      return response.data
    },
    async see(id) {
      return (await larder.call(inventory.get, { params: { id } }, { token: ana.token })).body.data
    },
  }
}

async function householdOf({ db }: TestApp, { user }: Cook): Promise<string> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, user.id))
  if (!account) throw new Error(`no account ${user.id}`)
  return account.currentHouseholdId
}
