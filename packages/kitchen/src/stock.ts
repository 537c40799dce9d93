import type { Amount } from './amount'
import { amount, amountOf, amountText, compare, greater, minus, plus, readAmount, zero } from './amount'
import type { Quantity } from './quantity'
import { unitOf } from './units'

/** Anything held with a name and a quantity; any lot is one. Example: `{ name: 'spinach', quantity: so(3, 'bunch') }`. */
export interface Held {
  readonly name: string
  readonly quantity: Quantity
}

/** An item as the inventory screen and its calls speak of it. Example: `{ name: 'Spinach', amount: '3', unit: 'bunches' }`. */
export interface StockItem {
  readonly name: string
  readonly amount: string
  readonly unit: string
}

/** Why nothing was taken. Example: 'insufficient' when 4 are asked of 3. */
export type TakeRefusal = 'invalid-amount' | 'insufficient'

/** What is left and what was taken, or why not, with the title and sentence to show. Example: 'Insufficient Amount'. */
export type Taken<Thing> =
  | { readonly ok: true; readonly lot: Thing; readonly taken: Amount }
  | { readonly ok: false; readonly reason: TakeRefusal; readonly title: string; readonly message: string }

/** Whether only whole numbers may be taken, as the Used dialog asks, or any. Example: half a litre needs 'any'. */
export type TakeRule = 'whole' | 'any'

/** The title over each refusal. Example: `takeTitles.insufficient` is 'Insufficient Amount'. */
export const takeTitles: Readonly<Record<TakeRefusal, string>> = {
  'invalid-amount': 'Invalid Amount',
  insufficient: 'Insufficient Amount',
}

/**
 * Takes so many of what is held: a positive whole number unless the rule says 'any', or 'all' to use it up, and never more
 * than there is. Example: `takeFromStock(item, 4)` of 3 heads of lettuce is refused with 'You only have 3 heads of lettuce.'.
 */
export function takeFromStock<Thing extends Held | StockItem>(
  thing: Thing,
  howMany: number | string | Amount | 'all',
  rule: TakeRule = 'whole',
): Taken<Thing> {
  const held = amountHeld(thing)
  if (howMany === 'all') return { ok: true, lot: withAmount(thing, zero), taken: held }
  const wanted = asked(howMany)
  if (!wanted || compare(wanted, zero) <= 0 || (rule === 'whole' && wanted.under !== 1)) {
    return refusal('invalid-amount', 'Please enter a valid positive number.')
  }
  if (compare(wanted, held) > 0) {
    return refusal('insufficient', `You only have ${amountText(held)} ${unitHeld(thing)} of ${thing.name}.`)
  }
  return { ok: true, lot: withAmount(thing, minus(held, wanted)), taken: wanted }
}

/** Uses up what is left. Example: `usedUp(lot).quantity.amount` is zero. */
export function usedUp<Thing extends Held | StockItem>(thing: Thing): Thing {
  return withAmount(thing, zero)
}

/** One more or one less, never below nothing. Example: `step(lot, -1)` of half a pound leaves 0. */
export function step<Thing extends Held | StockItem>(thing: Thing, by: 1 | -1): Thing {
  return withAmount(thing, greater(zero, plus(amountHeld(thing), amount(by))))
}

/** How much is held; an item whose amount is no number holds nothing. Example: `amountHeld({ name: 'Eggs', amount: '12', unit: 'pieces' })` is 12. */
export function amountHeld(thing: Held | StockItem): Amount {
  const held = 'quantity' in thing ? thing.quantity.amount : readAmount(thing.amount)
  return held && compare(held, zero) > 0 ? held : zero
}

/** The same thing with another amount. Example: `withAmount(lot, amount(2)).quantity.amount` is 2. */
export function withAmount<Thing extends Held | StockItem>(thing: Thing, held: Amount): Thing {
  if ('quantity' in thing) return { ...thing, quantity: { amount: held, unit: thing.quantity.unit } }
  return { ...thing, amount: amountText(held) }
}

function unitHeld(thing: Held | StockItem): string {
  if (!('quantity' in thing)) return thing.unit
  const unit = unitOf(thing.quantity.unit)
  if (!unit) return thing.quantity.unit
  return compare(thing.quantity.amount, amount(1)) === 0 ? unit.one : unit.many
}

function asked(howMany: number | string | Amount): Amount | undefined {
  if (typeof howMany === 'string') return readAmount(howMany)
  if (typeof howMany === 'number') return Number.isFinite(howMany) ? amountOf(howMany) : undefined
  return Number.isSafeInteger(howMany.over) && Number.isSafeInteger(howMany.under) && howMany.under > 0
    ? howMany
    : undefined
}

function refusal(reason: TakeRefusal, message: string) {
  return { ok: false, reason, title: takeTitles[reason], message } as const
}
