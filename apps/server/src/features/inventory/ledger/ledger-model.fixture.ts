import {
  type Amount,
  amountText,
  compare,
  largerAmount,
  minus,
  parseAmountText,
  plus,
  zero,
} from '@larder/kitchen/quantity/amount'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import { expect } from 'vitest'
import { heldAmountOf } from '../lots/lot-row'
import type { BookingRow } from './book-changes'

/** A client's command, in the terms of the model. */
export type LedgerCommand =
  | { readonly do: 'create'; readonly amount: string }
  | { readonly do: 'step'; readonly by: number }
  | { readonly do: 'take' | 'waste'; readonly amount: string }
  | { readonly do: 'move'; readonly to: StorageLocation; readonly amount?: string }
  | { readonly do: 'edit'; readonly name?: string; readonly amount?: string }
  | { readonly do: 'remove' | 'open' }
  | { readonly do: 'bulk'; readonly deed: 'use-up' | 'remove' | 'move'; readonly to: StorageLocation }

interface ModelLot {
  amount: Amount
  location: StorageLocation
  name: string
  opened: boolean
}
type ModelState = ModelLot | undefined

interface ModelStep {
  before: ModelState
  after: ModelState
  live: boolean
  lotId: number
}

/**
 * A reference model of the ledger: applies the command behind each booking to a plain list of lots, in booking order, and
 * compares the result with the ledger.
 */
export function createLedgerModel() {
  const lots = new Map<number, ModelState>()
  const steps = new Map<number, ModelStep>()
  const splitSources = new Map<string, ModelState>()

  function check(booking: BookingRow, command: LedgerCommand | undefined): void {
    const before = lots.get(booking.lotId)
    if (booking.kind === 'split') splitSources.set(booking.actionId, before)
    const after =
      booking.undoes === null
        ? applyCommand(before, booking, command, splitSources.get(booking.actionId))
        : undoStep(before, booking.undoes, booking.lotId)
    lots.set(booking.lotId, after)
    steps.set(booking.id, { before, after, live: booking.undoes === null, lotId: booking.lotId })
    if (after) expect(compare(after.amount, zero)).toBeGreaterThanOrEqual(0)
    expect(toComparable(booking.before)).toEqual(toComparableLot(before))
    expect(toComparable(booking.after)).toEqual(toComparableLot(after))
    const change = minus(after?.amount ?? zero, before?.amount ?? zero)
    expect([booking.changeNumerator, booking.changeDenominator]).toEqual([
      change.numerator,
      change.denominator,
    ])
  }

  function undoStep(now: ModelState, undoes: number, lotId: number): ModelState {
    const step = steps.get(undoes)
    if (!step?.live) throw new Error(`booking ${undoes} was undone twice or before it was made`)
    step.live = false
    const later = [...steps].filter(([id, other]) => id > undoes && other.live && other.lotId === lotId)
    if (!step.before || !step.after) {
      expect(later).toEqual([])
      return step.before
    }
    if (!now) throw new Error(`booking ${undoes} was undone on a removed lot`)
    const back = { ...now, amount: minus(now.amount, minus(step.after.amount, step.before.amount)) }
    for (const field of ['name', 'location', 'opened'] as const) {
      if (step.before[field] === step.after[field]) continue
      expect(later.some(([, other]) => other.before?.[field] !== other.after?.[field])).toBe(false)
      Object.assign(back, { [field]: step.before[field] })
    }
    return back
  }

  return { check, shelves: lots }
}

/** Values of an added lot unless the command has others. */
const defaultLot = { name: 'Spinach', location: 'fridge', opened: false } as const

function applyCommand(
  before: ModelState,
  { kind }: BookingRow,
  command: LedgerCommand | undefined,
  source: ModelState,
): ModelState {
  if (!command) throw new Error('a booking without a command')
  if (command.do === 'create') return { ...defaultLot, amount: parseAmount(command.amount) }
  // A moved part becomes a lot of its own.
  if (!before && command.do === 'move' && source) {
    return { ...source, amount: parseAmount(command.amount), location: command.to }
  }
  if (!before) throw new Error(`${command.do} on a missing lot`)
  switch (command.do) {
    case 'step':
      return { ...before, amount: largerAmount(zero, plus(before.amount, parseAmount(String(command.by)))) }
    case 'take':
    case 'waste':
      return {
        ...before,
        amount: command.amount === 'all' ? zero : minus(before.amount, parseAmount(command.amount)),
      }
    case 'move':
      return kind === 'split'
        ? { ...before, amount: minus(before.amount, parseAmount(command.amount)) }
        : { ...before, location: command.to }
    case 'edit':
      return {
        ...before,
        ...(command.name !== undefined && { name: command.name }),
        ...(command.amount !== undefined && { amount: parseAmount(command.amount) }),
      }
    case 'open':
      return { ...before, opened: true }
    case 'remove':
      return undefined
    case 'bulk':
      if (command.deed === 'remove') return undefined
      return command.deed === 'move' ? { ...before, location: command.to } : { ...before, amount: zero }
  }
}

function parseAmount(text = ''): Amount {
  const amount = parseAmountText(text)
  if (!amount) throw new Error(`${text} is not an amount`)
  return amount
}

function toComparable(lot: BookingRow['before']) {
  if (!lot) return null
  const { name, location, openedOn } = lot
  return { name, location, opened: openedOn !== null, amount: amountText(heldAmountOf(lot)) }
}

function toComparableLot(lot: ModelState) {
  return lot ? { ...lot, amount: amountText(lot.amount) } : null
}
