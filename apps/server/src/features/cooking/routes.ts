import { cooking } from '@larder/contract/cooking'
import type { Serve } from '../../http/serve'
import { type CookingHistoryParts, createCookingHistory } from './cooking-history'
import { type CookingSessionsParts, createCookingSessions } from './cooking-sessions'
import { createDeductionProposal, type DeductionProposalParts } from './deduction-proposal'
import { createFinishCooking, type FinishCookingParts } from './finish-cooking'

export type CookingParts = CookingSessionsParts &
  DeductionProposalParts &
  FinishCookingParts &
  CookingHistoryParts

export function serveCooking(serve: Serve, parts: CookingParts): void {
  const sessions = createCookingSessions(parts)
  const deduction = createDeductionProposal(parts)
  const finish = createFinishCooking(parts)
  const history = createCookingHistory(parts)
  serve(cooking.current, (_, { actor }) => sessions.current(actor))
  serve(cooking.save, ({ params, body }, { actor }) => sessions.save(actor, params.id, body))
  serve(cooking.stop, ({ params }, { actor }) => sessions.stop(actor, params.id))
  serve(cooking.deduction, ({ body }, { actor }) => deduction(actor, body.dishes))
  serve(cooking.finish, ({ body }, { actor }) => finish(actor, body))
  serve(cooking.history, ({ query }, { actor }) => history(actor, query))
}
