import { community } from '@larder/contract/community'
import { inventory } from '@larder/contract/inventory'
import { suggestions } from '@larder/contract/suggestions'
import { assertHolds, type SoakHome } from '../soak-home'

/** Looks in without an account, as most who come do. */
export async function visitAsStranger(home: SoakHome): Promise<void> {
  const { url, address } = home.cooks[0]
  const nobody = { url, address }
  for (const path of ['/', '/product', '/faq', '/login']) await home.visit(path)
  const { data } = await home.call(suggestions.list, { query: {} }, nobody)
  assertHolds(data.sample && data.suggestions.length === 3, 'a visitor is not shown the sample kitchen')
  await home.call(community.overview, {}, nobody)
  await home.call(inventory.totals, {}, nobody)
  await home.expectRejected(inventory.list, {}, 'not-signed-in', nobody)
}
