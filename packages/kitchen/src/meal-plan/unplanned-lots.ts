import { nameWithArticle } from '../alerts/alert-text'
import { type Day, daysBetween } from '../date/day'
import { canBeFrozen } from '../expiry/can-be-frozen'
import { isPerishableLot } from '../expiry/perishable-lot'
import type { Lot } from '../stock/lot'

/** A lot that spoils before any planned meal uses it, with what to do about it. Example: `say` is 'Freeze the chicken by tomorrow.' */
export interface UnplannedLot {
  readonly lotId: number
  readonly name: string
  readonly until: Day
  readonly say: string
}

/** So many days ahead the cook is told; what spoils later may still be planned. */
const toldWithinDays = 1

/**
 * Returns the lots that spoil by tomorrow and that no planned meal uses in time, first to spoil first, each with an honest
 * sentence. `rescued` are the lots that a meal uses in time.
 * Example: with more fish than meals, 'Freeze the cod by tomorrow: no planned meal uses it.'
 */
export function findUnplannedLots(
  lots: readonly Lot[],
  rescued: ReadonlySet<number>,
  today: Day,
): UnplannedLot[] {
  return lots
    .flatMap((lot): UnplannedLot[] => {
      const until = lot.expiry?.day
      if (until === undefined || rescued.has(lot.id) || !isPerishableLot(lot)) return []
      const days = daysBetween(today, until)
      if (days < 0 || days > toldWithinDays) return []
      const verb = canBeFrozen(lot, today) ? 'Freeze' : 'Eat'
      const when = days === 0 ? 'today' : 'by tomorrow'
      const say = `${verb} ${nameWithArticle(lot.name)} ${when}: no planned meal uses it.`
      return [{ lotId: lot.id, name: lot.name, until, say }]
    })
    .sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : a.lotId - b.lotId))
}
