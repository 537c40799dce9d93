import type { FieldErrors } from '@larder/contract/http/errors'
import type { ItemLocation } from '@larder/contract/inventory'
import type { AlternativeGuess, ParsedPackDate, ScanLine } from '@larder/contract/scan'
import { amountText, parseAmountText, plus } from '@larder/kitchen/quantity/amount'
import { markSeenBefore } from '@larder/kitchen/scan/further-photo'
import type { KnownFood } from '../../../food/food-facts'
import { netPrice } from './receipt-sum'

/** The expiry of a line: the kitchen's estimate, no date, or a day that was scanned or typed. */
type LineExpiryDate =
  | 'auto'
  | 'none'
  | { readonly day: string; readonly source: 'printed' | 'you'; readonly kind?: ParsedPackDate['kind'] }

/** A detected item with the cook's corrections. */
export interface ScanLineState {
  /** The item as detected. */
  readonly found: ScanLine
  /** Who found it: the scan on the server, this device, or the cook. The server knows only its own lines. */
  readonly origin: 'scan' | 'device' | 'cook'
  /** The id of the photo it is on. */
  readonly photo: string
  readonly ticked: boolean
  readonly name: string
  readonly foodId: string | undefined
  readonly amount: string
  readonly unit: string
  readonly location: ItemLocation
  readonly date: LineExpiryDate
  /** The other reading of an ambiguous printed date. */
  readonly otherDay?: string | undefined
  readonly price: string
  /** Fields edited by the cook. Choosing a food later does not overwrite them. */
  readonly written: ReadonlySet<'unit' | 'location'>
  readonly errors: FieldErrors
}

export type ScanLineField = 'name' | 'amount' | 'unit' | 'price'

export type ScanLineAction =
  | { readonly type: 'begin'; readonly lines: readonly ScanLine[] }
  | { readonly type: 'add'; readonly line: ScanLine }
  /** Appends the lines of another photo; what the cook changed stays. */
  | {
      readonly type: 'more'
      readonly lines: readonly ScanLine[]
      readonly photo: string
      readonly origin: 'scan' | 'device'
    }
  /** Appends a food that the scan missed. */
  | { readonly type: 'name'; readonly line: ScanLine; readonly photo: string }
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
  /** Restores cleared lines, unless new ones have arrived since. */
  | { readonly type: 'restore'; readonly lines: readonly ScanLineState[] }
  | { readonly type: 'clear' }

export function scanLinesReducer(
  lines: readonly ScanLineState[],
  event: ScanLineAction,
): readonly ScanLineState[] {
  switch (event.type) {
    case 'begin':
      return event.lines.map((line) => toLineState(line))
    case 'add':
      return addLine(lines, event.line)
    case 'more':
      return [...lines, ...toFurtherLines(lines, event)]
    case 'name':
      return [...lines, toLineState(event.line, { photo: event.photo, origin: 'cook' })]
    case 'restore':
      return lines.length === 0 ? event.lines : lines
    case 'clear':
      return []
    case 'tick-all':
      return lines.map((line) => (isGroceryLine(line) ? { ...line, ticked: event.ticked } : line))
    case 'wrong':
      return lines.map((line) => ({ ...line, errors: event.errors[line.found.key] ?? {} }))
    default:
      return lines.map((line) => (line.found.key === event.key ? changeLine(line, event) : line))
  }
}

/** Returns whether a line belongs in the stock, as opposed to washing powder or a deposit. */
export function isGroceryLine({ found }: ScanLineState): boolean {
  return found.isFood !== 'not food'
}

/** Returns whether a line is too uncertain to be preselected. The most likely guesses are then offered. */
export function isUncertain({ found, ticked }: ScanLineState): boolean {
  return !found.ticked && !ticked && found.isFood !== 'not food' && found.others.length > 0
}

/** Returns whether the cook changed the detected food. */
export function isRenamed({ found, name, foodId }: ScanLineState): boolean {
  return name.trim() !== found.name || foodId !== found.foodId
}

/** The id of a scan's first photo. */
export const firstPhoto = '1'

// The server answers with all lines of its scan; a device numbers those of each photo from 1.
function toFurtherLines(
  lines: readonly ScanLineState[],
  { lines: given, photo, origin }: Extract<ScanLineAction, { type: 'more' }>,
): ScanLineState[] {
  const known = new Set(lines.map(({ found }) => found.key))
  const further =
    origin === 'scan'
      ? given.filter(({ key }) => !known.has(key))
      : markSeenBefore(lines, given).map((line) => ({ ...line, key: `${photo}-${line.key}` }))
  return further.map((line) => toLineState(line, { photo, origin }))
}

function toLineState(
  found: ScanLine,
  {
    photo = String(found.photo ?? firstPhoto),
    origin = 'scan',
  }: Partial<Pick<ScanLineState, 'photo' | 'origin'>> = {},
): ScanLineState {
  const { name, foodId, amount, unit, location, expiryDate, expirySource, ticked } = found
  const printed = expirySource === 'printed' && expiryDate !== undefined
  return {
    found,
    origin,
    photo,
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

// A second pack of the same product increases the amount instead of adding a line.
function addLine(lines: readonly ScanLineState[], line: ScanLine): readonly ScanLineState[] {
  const same = lines.find(({ found }) => found.key === line.key || hasSameCode(found, line))
  if (!same) return [toLineState(line), ...lines]
  const [currentAmount, more] = [parseAmountText(same.amount), parseAmountText(same.found.amount)]
  const amount = currentAmount && more ? amountText(plus(currentAmount, more)) : same.amount
  return lines.map((each) => (each === same ? { ...each, amount, ticked: true, errors: {} } : each))
}

function hasSameCode(a: ScanLine, b: ScanLine): boolean {
  return a.code !== undefined && a.code === b.code
}

function changeLine(line: ScanLineState, event: Extract<ScanLineAction, { key: string }>): ScanLineState {
  switch (event.type) {
    case 'tick':
      return { ...line, ticked: event.ticked, errors: {} }
    case 'write':
      return setField(line, event.field, event.text)
    case 'place':
      return { ...line, location: event.location, written: new Set([...line.written, 'location']) }
    case 'date':
      return {
        ...line,
        date: event.date,
        otherDay: undefined,
        errors: withoutError(line.errors, 'expiryDate'),
      }
    case 'read-date':
      return applyScannedDate(line, event.read)
    case 'choose':
      return applyGuess(line, event.guess, event.food)
  }
}

function setField(line: ScanLineState, field: ScanLineField, text: string): ScanLineState {
  const next = { ...line, [field]: text, errors: withoutError(line.errors, field) }
  // A new name clears the food; typing the detected name restores it.
  if (field === 'name')
    return { ...next, foodId: text.trim() === line.found.name ? line.found.foodId : undefined }
  return field === 'unit' ? { ...next, written: new Set([...line.written, 'unit']) } : next
}

// A scanned date does not overwrite a date set by the cook.
function applyScannedDate(line: ScanLineState, { day, kind, ambiguous }: ParsedPackDate): ScanLineState {
  if (day === undefined || line.date !== 'auto') return line
  return {
    ...line,
    date: { day, source: 'printed', ...(kind !== undefined && { kind }) },
    otherDay: ambiguous,
  }
}

function applyGuess(
  line: ScanLineState,
  guess: AlternativeGuess,
  food: KnownFood | undefined,
): ScanLineState {
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
    errors: withoutError(line.errors, 'name'),
  }
}

function withoutError({ ...errors }: FieldErrors, field: string): FieldErrors {
  delete errors[field]
  return errors
}
