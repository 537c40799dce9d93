import { shopping } from '@larder/contract/shopping'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'
import type { Following } from './following'
import { openFromPlan } from './from-plan'
import { type CardsOf, openShow } from './items'
import { memoryOf } from './memory'
import { type AtDesk, openPutAway } from './put-away'
import { openShopping } from './service'
import { openSync } from './sync'

export interface ShoppingParts {
  db: Db
  clock: Clock
  cardsOf: CardsOf
  atDesk: AtDesk
  following: Following
}

export function serveShopping(serve: Serve, parts: ShoppingParts): void {
  const { db, cardsOf, atDesk } = parts
  const show = openShow(db, cardsOf)
  const service = openShopping({ ...parts, show })
  const sync = openSync(parts)
  const fromPlan = openFromPlan({ ...parts, show })
  const putAway = openPutAway(atDesk)
  serve(shopping.list, ({ query }, { actor }) => service.list(actor, query.list))
  serve(shopping.add, ({ body }, { actor }) => service.add(actor, body))
  serve(shopping.change, ({ params, body }, { actor }) => service.change(actor, params.id, body))
  serve(shopping.remove, ({ params, query }, { actor }) => service.remove(actor, params.id, query.action))
  serve(shopping.sync, ({ body }, { actor }) => sync(actor, body))
  serve(shopping.fromPlan, ({ body }, { actor }) => fromPlan(actor, body))
  serve(shopping.putAway, ({ body }, { actor }) => putAway(actor, body))
  serve(shopping.memory, (_, { actor }) => memoryOf(db, actor.householdId))
}
