import type { FieldErrors } from '@larder/contract/http/errors'
import type { ItemLocation } from '@larder/contract/inventory'
import type { AlternativeGuess, ParsedPackDate, ScanLine } from '@larder/contract/scan'
import { amountText, parseAmountText, plus } from '@larder/kitchen/quantity/amount'
import type { KnownFood } from '../../../food/food-facts'
import { netPrice } from './receipt-sum'

/** Until when it keeps: as the kitchen estimates it, no date, or a day that was read or said. */
export type LineExpiryDate =
  | 'auto'
  | 'none'
  | { readonly day: string; readonly source: 'printed' | 'you'; readonly kind?: ParsedPackDate['kind'] }

/** Something that was found, as the cook has left it. */
export interface ScanLineState {
  /** As it was found. */
  readonly found: ScanLine
  readonly ticked: boolean
  readonly name: string
  readonly foodId: string | undefined
  readonly amount: string
  readonly unit: string
  readonly location: ItemLocation
  readonly date: LineExpiryDate
  /** The other day a printed date could be. */
  readonly otherDay?: string | undefined
  readonly price: string
  /** What the cook wrote: a food that is chosen later leaves it alone. */
  readonly written: ReadonlySet<'unit' | 'location'>
  readonly errors: FieldErrors
}

export type ScanLineField = 'name' | 'amount' | 'unit' | 'price'

export type ScanLineAction =
  | { readonly type: 'begin'; readonly lines: readonly ScanLine[] }
  | { readonly type: 'add'; readonly line: ScanLine }
  | { readonly type: 'tick'; readonly key: string; readonly ticked: boolean }
  | { readonly type: 'tick-all'; readonly ticked: boolean }
  | { readonly type: 'write'; readonly key: string; readonly field: ScanLineField; readonly text: string }
  | { readonly type: 'place'; readonly key: string; readonly location: ItemLocation }
  | { readonly type: 'date'; readonly key: string; readonly date: LineExpiryDate }
  | { readonly type: 'read-date'; readonly key: string; readonly read: ParsedPackDate }
  | {
      readonly type: 'choose'
      readonly key: string
      readonly guess: AlternativeGuess
      readonly food?: KnownFood | undefined
    }
  | { readonly type: 'wrong'; readonly errors: Readonly<Record<string, FieldErrors>> }
  /** Brings back lines that were cleared, unless others have come since. */
  | { readonly type: 'restore'; readonly lines: readonly ScanLineState[] }
  | { readonly type: 'clear' }

export function scanLinesReducer(
  lines: readonly ScanLineState[],
  event: ScanLineAction,
): readonly ScanLineState[] {
  switch (event.type) {
    case 'begin':
      return event.lines.map(shown)
    case 'add':
      return added(lines, event.line)
    case 'restore':
      return lines.length === 0 ? event.lines : lines
    case 'clear':
      return []
    case 'tick-all':
      return lines.map((line) => (isGroceryLine(line) ? { ...line, ticked: event.ticked } : line))
    case 'wrong':
      return lines.map((line) => ({ ...line, errors: event.errors[line.found.key] ?? {} }))
    default:
      return lines.map((line) => (line.found.key === event.key ? changed(line, event) : line))
  }
}

/** Whether a line is something for the kitchen, and not washing powder or a deposit. */
export function isGroceryLine({ found }: ScanLineState): boolean {
  return found.isFood !== 'not food'
}

/** Whether it is too doubtful to be chosen beforehand: then the likeliest are offered. */
export function isUncertain({ found, ticked }: ScanLineState): boolean {
  return !found.ticked && !ticked && found.isFood !== 'not food' && found.others.length > 0
}

/** Whether the cook says that it is something else than was found. */
export function isRenamed({ found, name, foodId }: ScanLineState): boolean {
  return name.trim() !== found.name || foodId !== found.foodId
}

function shown(found: ScanLine): ScanLineState {
  const { name, foodId, amount, unit, location, expiryDate, expirySource, ticked } = found
  const printed = expirySource === 'printed' && expiryDate !== undefined
  return {
    found,
    ticked,
    name,
    foodId,
    amount,
    unit,
    location,
    date: printed ? { day: expiryDate, source: 'printed' } : 'auto',
    price: netPrice(found),
    written: new Set(),
    errors: {},
  }
}

// The second pack of the same product makes more of it, not another line.
function added(lines: readonly ScanLineState[], line: ScanLine): readonly ScanLineState[] {
  const same = lines.find(({ found }) => found.key === line.key || sameCode(found, line))
  if (!same) return [shown(line), ...lines]
  const [held, more] = [parseAmountText(same.amount), parseAmountText(same.found.amount)]
  const amount = held && more ? amountText(plus(held, more)) : same.amount
  return lines.map((each) => (each === same ? { ...each, amount, ticked: true, errors: {} } : each))
}

function sameCode(a: ScanLine, b: ScanLine): boolean {
  return a.code !== undefined && a.code === b.code
}

function changed(
  line: ScanLineState,
  event: Exclude<ScanLineAction, { type: 'begin' | 'add' | 'restore' | 'clear' | 'tick-all' | 'wrong' }>,
): ScanLineState {
  switch (event.type) {
    case 'tick':
      return { ...line, ticked: event.ticked, errors: {} }
    case 'write':
      return written(line, event.field, event.text)
    case 'place':
      return { ...line, location: event.location, written: new Set([...line.written, 'location']) }
    case 'date':
      return { ...line, date: event.date, otherDay: undefined, errors: without(line.errors, 'expiryDate') }
    case 'read-date':
      return withReadDate(line, event.read)
    case 'choose':
      return chosen(line, event.guess, event.food)
  }
}

function written(line: ScanLineState, field: ScanLineField, text: string): ScanLineState {
  const next = { ...line, [field]: text, errors: without(line.errors, field) }
  // A new name is a new thing; whoever writes back what was found means that again.
  if (field === 'name')
    return { ...next, foodId: text.trim() === line.found.name ? line.found.foodId : undefined }
  return field === 'unit' ? { ...next, written: new Set([...line.written, 'unit']) } : next
}

// What a cook has said themselves is not overruled by a camera.
function withReadDate(line: ScanLineState, { day, kind, ambiguous }: ParsedPackDate): ScanLineState {
  if (day === undefined || line.date !== 'auto') return line
  return {
    ...line,
    date: { day, source: 'printed', ...(kind !== undefined && { kind }) },
    otherDay: ambiguous,
  }
}

function chosen(line: ScanLineState, guess: AlternativeGuess, food: KnownFood | undefined): ScanLineState {
  const itself = guess.name === line.found.name
  return {
    ...line,
    ticked: true,
    name: guess.name,
    foodId: guess.foodId,
    unit: line.written.has('unit') ? line.unit : itself ? line.found.unit : (food?.unit.one ?? line.unit),
    location: line.written.has('location')
      ? line.location
      : itself
        ? line.found.location
        : (food?.location ?? line.location),
    errors: without(line.errors, 'name'),
  }
}

function without({ ...errors }: FieldErrors, field: string): FieldErrors {
  delete errors[field]
  return errors
}
