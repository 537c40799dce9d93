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
  /** Its urgency, 0 to 1. */
  readonly urgency: number
  /** The part of the lot that goes into the dish; absent if the amounts cannot be compared. */
  readonly share?: number
  /** The amount in the lot's own unit. */
  readonly used?: Quantity
}

/** The part of a lot that counts as saved if the amount taken is unknown. Example: `shareWhenUnknown` is 0.5. */
export const shareWhenUnknown = 0.5

/** Returns the lots a dish saves, most urgent first. Example: `rescuesIn(lines)[0]?.name` is 'spinach'. */
export function rescuesIn(lines: readonly LineCoverage[]): Rescue[] {
  const drawn = new Map<HeldLot, number | undefined>()
  for (const { draws } of lines) {
    for (const { held: heldLot, value } of draws)
      if (heldLot.urgency > 0) drawn.set(heldLot, (drawn.get(heldLot) ?? 0) + value)
  }
  for (const { state, unmeasured } of lines) {
    if (state === 'held' && unmeasured && !drawn.has(unmeasured)) drawn.set(unmeasured, undefined)
  }
  const rescues: Rescue[] = []
  for (const [heldLot, value] of drawn) {
    const { lot, foodId, daysLeft, urgency } = heldLot
    if (urgency <= 0 || daysLeft === undefined || !lot.expiry) continue
    const { id: lotId, name } = lot
    const { kind } = lot.expiry
    if (value === undefined) rescues.push({ lotId, foodId, name, daysLeft, kind, urgency })
    else {
      const share = value / heldLot.value
      rescues.push({ lotId, foodId, name, daysLeft, kind, urgency, share, used: usedOf(heldLot, value) })
    }
  }
  return rescues.sort((a, b) => b.urgency - a.urgency || a.daysLeft - b.daysLeft || a.lotId - b.lotId)
}

/** Returns the value of saving these lots: a whole lot on its last safe day counts 1. Example: `rescueValue([])` is 0. */
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
