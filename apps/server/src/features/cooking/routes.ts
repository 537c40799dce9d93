import { cooking } from '@larder/contract/cooking'
import type { Serve } from '../../http/serve'
import { type DeductionParts, openDeduction } from './deduction'
import { type FinishingParts, openFinishing } from './finishing'
import { type HistoryParts, openHistory } from './history'
import { openStove, type StoveParts } from './stove'

export type CookingParts = StoveParts & DeductionParts & FinishingParts & HistoryParts

export function serveCooking(serve: Serve, parts: CookingParts): void {
  const stove = openStove(parts)
  const deduction = openDeduction(parts)
  const finish = openFinishing(parts)
  const history = openHistory(parts)
  serve(cooking.current, (_, { actor }) => stove.current(actor))
  serve(cooking.save, ({ params, body }, { actor }) => stove.save(actor, params.id, body))
  serve(cooking.stop, ({ params }, { actor }) => stove.stop(actor, params.id))
  serve(cooking.deduction, ({ body }, { actor }) => deduction(actor, body.dishes))
  serve(cooking.finish, ({ body }, { actor }) => finish(actor, body))
  serve(cooking.history, ({ query }, { actor }) => history(actor, query))
}
