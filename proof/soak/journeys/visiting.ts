import { community } from '@larder/contract/community'
import { inventory } from '@larder/contract/inventory'
import { suggestions } from '@larder/contract/suggestions'
import { type Home, must } from '../home'

/** Looks in without an account, as most who come do. */
export async function visit(home: Home): Promise<void> {
  const { url, address } = home.cooks[0]
  const nobody = { url, address }
  for (const path of ['/', '/product', '/faq', '/login']) await home.visit(path)
  const { data } = await home.ask(suggestions.list, { query: {} }, nobody)
  must(data.sample && data.suggestions.length === 3, 'a visitor is not shown the sample kitchen')
  await home.ask(community.overview, {}, nobody)
  await home.ask(inventory.totals, {}, nobody)
  await home.refused(inventory.list, {}, 'not-signed-in', nobody)
}
