import { cooking } from '@larder/contract/cooking'
import type { Serve } from '../../http/serve'
import { findCookingHistory } from './cooking-history'
import { type CookingSessionsParts, createCookingSessions } from './cooking-sessions'
import { proposeDeductions } from './deduction-proposal'
import { createFinishCooking, type FinishCookingParts } from './finish-cooking'

export type CookingParts = CookingSessionsParts & FinishCookingParts

export function serveCooking(serve: Serve, parts: CookingParts): void {
  const { db, clock } = parts
  const sessions = createCookingSessions(parts)
  const finish = createFinishCooking(parts)
  serve(cooking.current, (_, { actor }) => sessions.current(actor))
  serve(cooking.save, ({ params, body }, { actor }) => sessions.save(actor, params.id, body))
  serve(cooking.stop, ({ params }, { actor }) => sessions.stop(actor, params.id))
  serve(cooking.deduction, ({ body }, { actor }) => proposeDeductions(db, clock, actor, body.dishes))
  serve(cooking.finish, ({ body }, { actor }) => finish(actor, body))
  serve(cooking.history, ({ query }, { actor }) => findCookingHistory(db, actor, query))
}
