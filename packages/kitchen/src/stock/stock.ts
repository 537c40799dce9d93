import type { Amount } from '../quantity/amount'
import {
  amount,
  amountOf,
  amountText,
  compare,
  largerAmount,
  minus,
  parseAmountText,
  plus,
  zero,
} from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { unitById } from '../quantity/units'

/** Anything with a name and a quantity; any lot is one. Example: `{ name: 'spinach', quantity: toQuantity(3, 'bunch') }`. */
export interface HeldItem {
  readonly name: string
  readonly quantity: Quantity
}

/** An item as the inventory screen and its endpoints present it. Example: `{ name: 'Spinach', amount: '3', unit: 'bunches' }`. */
export interface StockItem {
  readonly name: string
  readonly amount: string
  readonly unit: string
}

/** The reason nothing was taken. Example: 'insufficient' when 4 are asked of 3. */
export type TakeRejection = 'invalid-amount' | 'insufficient'

/** The rest and the amount taken, or the rejection with its title and sentence. Example: 'Insufficient Amount'. */
export type TakeResult<Thing> =
  | { readonly ok: true; readonly lot: Thing; readonly taken: Amount }
  | { readonly ok: false; readonly reason: TakeRejection; readonly title: string; readonly message: string }

/** Whether only whole numbers may be taken, as in the Used dialog, or any amount. Example: half a litre needs 'any'. */
export type TakeRule = 'whole' | 'any'

/** The title of each rejection. Example: `takeTitles.insufficient` is 'Insufficient Amount'. */
export const takeTitles: Readonly<Record<TakeRejection, string>> = {
  'invalid-amount': 'Invalid Amount',
  insufficient: 'Insufficient Amount',
}

/**
 * Takes an amount from stock: a positive whole number unless the rule is 'any', or 'all', and never more than there is.
 * Example: `takeFromStock(item, 4)` of 3 heads of lettuce is refused with 'You only have 3 heads of lettuce.'.
 */
export function takeFromStock<Thing extends HeldItem | StockItem>(
  thing: Thing,
  howMany: number | string | Amount | 'all',
  rule: TakeRule = 'whole',
): TakeResult<Thing> {
  const held = amountHeld(thing)
  if (howMany === 'all') return { ok: true, lot: withAmount(thing, zero), taken: held }
  const wanted = parseRequested(howMany)
  if (!wanted || compare(wanted, zero) <= 0 || (rule === 'whole' && wanted.denominator !== 1)) {
    return rejectTake('invalid-amount', 'Please enter a valid positive number.')
  }
  if (compare(wanted, held) > 0) {
    return rejectTake(
      'insufficient',
      `You only have ${amountText(held)} ${unitHeld(thing)} of ${thing.name}.`,
    )
  }
  return { ok: true, lot: withAmount(thing, minus(held, wanted)), taken: wanted }
}

/** Uses up the rest. Example: `useUp(lot).quantity.amount` is zero. */
export function useUp<Thing extends HeldItem | StockItem>(thing: Thing): Thing {
  return withAmount(thing, zero)
}

/** Adds or subtracts one, never below zero. Example: `incrementAmount(lot, -1)` of half a pound leaves 0. */
export function incrementAmount<Thing extends HeldItem | StockItem>(thing: Thing, by: 1 | -1): Thing {
  return withAmount(thing, largerAmount(zero, plus(amountHeld(thing), amount(by))))
}

/**
 * Returns the amount in stock; an item with an invalid amount has none.
 * Example: `amountHeld({ name: 'Eggs', amount: '12', unit: 'pieces' })` is 12.
 */
export function amountHeld(thing: HeldItem | StockItem): Amount {
  const held = 'quantity' in thing ? thing.quantity.amount : parseAmountText(thing.amount)
  return held && compare(held, zero) > 0 ? held : zero
}

/** Returns the same item with another amount. Example: `withAmount(lot, amount(2)).quantity.amount` is 2. */
export function withAmount<Thing extends HeldItem | StockItem>(thing: Thing, held: Amount): Thing {
  if ('quantity' in thing) return { ...thing, quantity: { amount: held, unit: thing.quantity.unit } }
  return { ...thing, amount: amountText(held) }
}

function unitHeld(thing: HeldItem | StockItem): string {
  if (!('quantity' in thing)) return thing.unit
  const unit = unitById(thing.quantity.unit)
  if (!unit) return thing.quantity.unit
  return compare(thing.quantity.amount, amount(1)) === 0 ? unit.one : unit.many
}

function parseRequested(howMany: number | string | Amount): Amount | undefined {
  if (typeof howMany === 'string') return parseAmountText(howMany)
  if (typeof howMany === 'number') return Number.isFinite(howMany) ? amountOf(howMany) : undefined
  return Number.isSafeInteger(howMany.numerator) &&
    Number.isSafeInteger(howMany.denominator) &&
    howMany.denominator > 0
    ? howMany
    : undefined
}

function rejectTake(reason: TakeRejection, message: string) {
  return { ok: false, reason, title: takeTitles[reason], message } as const
}
