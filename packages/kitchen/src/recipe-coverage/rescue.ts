import { amountOf, dividedBy, times } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { ExpiryKind } from '../stock/lot'
import type { LineCoverage } from './line-coverage'
import type { HeldLot } from './stock-index'

/** A lot that would spoil soon and that a dish uses. Example: all of 200 g spinach with 1 day left. */
export interface Rescue {
  readonly lotId: number
  readonly foodId: string
  readonly name: string
  readonly daysLeft: number
  readonly kind: ExpiryKind
  /** How much it wants to be used, 0 to 1. */
  readonly urgency: number
  /** The part of the lot that goes into the dish; absent when the amounts cannot be compared. */
  readonly share?: number
  /** The same in the lot's own unit. */
  readonly used?: Quantity
}

/** What part of a lot counts as saved when nobody can say how much of it the dish takes. Example: `shareWhenUnknown` is 0.5. */
export const shareWhenUnknown = 0.5

/** The lots a dish saves, the most urgent first. Example: `rescuesIn(lines)[0]?.name` is 'spinach'. */
export function rescuesIn(lines: readonly LineCoverage[]): Rescue[] {
  const drawn = new Map<HeldLot, number | undefined>()
  for (const { draws } of lines) {
    for (const { held, value } of draws) drawn.set(held, (drawn.get(held) ?? 0) + value)
  }
  for (const { state, unmeasured } of lines) {
    if (state === 'held' && unmeasured && !drawn.has(unmeasured)) drawn.set(unmeasured, undefined)
  }
  const rescues: Rescue[] = []
  for (const [held, value] of drawn) {
    const { lot, foodId, daysLeft, urgency } = held
    if (urgency <= 0 || daysLeft === undefined || !lot.expiry) continue
    const { id: lotId, name } = lot
    const { kind } = lot.expiry
    if (value === undefined) rescues.push({ lotId, foodId, name, daysLeft, kind, urgency })
    else {
      const share = value / held.value
      rescues.push({ lotId, foodId, name, daysLeft, kind, urgency, share, used: usedOf(held, value) })
    }
  }
  return rescues.sort((a, b) => b.urgency - a.urgency || a.daysLeft - b.daysLeft || a.lotId - b.lotId)
}

/** What saving these lots is worth: a whole lot on its last safe day counts 1. Example: `rescueValue([])` is 0. */
export function rescueValue(rescues: readonly Rescue[]): number {
  let value = 0
  for (const { urgency, share } of rescues) value += urgency * (share ?? shareWhenUnknown)
  return value
}

function usedOf({ lot, value: whole }: HeldLot, value: number): Quantity {
  if (value >= whole) return lot.quantity
  const share = dividedBy(amountOf(Math.round((value / whole) * 1000)), amountOf(1000))
  return { amount: times(lot.quantity.amount, share), unit: lot.quantity.unit }
}
