import { shopping } from '@larder/contract/shopping'
import type { Serve } from '../../http/serve'
import { openShopping, type ShoppingParts } from './service'

export function serveShopping(serve: Serve, parts: ShoppingParts): void {
  const service = openShopping(parts)
  serve(shopping.list, (_, { actor }) => service.list(actor))
  serve(shopping.add, ({ body }, { actor }) => service.add(actor, body))
  serve(shopping.remove, ({ params, query }, { actor }) => service.remove(actor, params.id, query.action))
}
