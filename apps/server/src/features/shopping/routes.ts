import { shopping } from '@larder/contract/shopping'
import type { Db } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import type { FoodTextReader } from '../../food-text/food-text-reader'
import type { Serve } from '../../http/serve'
import { createListSync } from './list-sync'
import { createPutAway } from './put-away'
import { createShoppingService } from './service'
import { findShoppingMemory } from './shopping-memory'

export interface ShoppingParts {
  db: Db
  withHousehold: WithHousehold
  foodText: FoodTextReader
}

export function serveShopping(serve: Serve, parts: ShoppingParts): void {
  const { db, withHousehold } = parts
  const service = createShoppingService(parts)
  const sync = createListSync(parts)
  const putAway = createPutAway(withHousehold)
  serve(shopping.list, ({ query }, { actor }) => service.list(actor, query.list))
  serve(shopping.add, ({ body }, { actor }) => service.add(actor, body))
  serve(shopping.change, ({ params, body }, { actor }) => service.change(actor, params.id, body))
  serve(shopping.remove, ({ params, query }, { actor }) => service.remove(actor, params.id, query.action))
  serve(shopping.sync, ({ body }, { actor, signal }) => sync(actor, body, signal))
  serve(shopping.putAway, ({ body }, { actor }) => putAway(actor, body))
  serve(shopping.memory, (_, { actor }) => findShoppingMemory(db, actor.householdId))
}
