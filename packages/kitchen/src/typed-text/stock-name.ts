import type { Condition } from '../expiry/shelf-life'
import { certainThreshold } from '../food-names/link-food'
import { parseFoodName } from '../food-safety/food-state'
import type { FoodState } from '../food-safety/name-phrases'
import { safetyLimitOf } from '../food-safety/risk-class'
import { compare, one } from '../quantity/amount'
import type { ShoppingText } from '../shopping/shopping-text'
import { stripRequestWords } from './shorthand'

/**
 * Returns the name of a parsed entry as the stock keeps it. What was done to the food stays in its name, because it decides how
 * long it keeps: cooked lentils are no tin.
 * Example: of '300 g lentils (cooked)' it is 'lentils, cooked', of 'half a melon' 'melon, cut'.
 */
export function stockName(parsed: ShoppingText): string {
  const { text, quantity, note } = parsed
  const typed = stripRequestWords(text).trim() || text.trim()
  // A bare name stays as typed.
  if (!quantity && note === undefined) return typed
  const name = parsed.name.trim() || typed
  const said = statesOf(typed)
  const lost = (kept: string) =>
    [...said].filter((state) => !containerStates.has(state) && !statesOf(kept).has(state))
  const isRead = (kept: string) => lost(kept).length === 0 && limitOf(parsed, kept) <= limitOf(parsed, typed)
  if (isRead(name)) return addPart(parsed, name)
  if (!quantity) return typed
  // 'for the baby' is no state, but makes the days fewer too.
  const matters = (part: string) =>
    [...statesOf(part)].some((state) => said.has(state)) ||
    limitOf(parsed, joinState(name, part, typed)) < limitOf(parsed, name)
  const withParts = (note ?? '')
    .split(', ')
    .filter((part) => part !== '' && matters(part))
    .reduce((whole, part) => joinState(whole, part, typed), name)
  const words = lost(withParts).flatMap((state) => wordOfState[state] ?? [])
  return addPart(parsed, [withParts, ...words].join(', '))
}

/** What the unit says instead of the name: two tins. */
const containerStates: ReadonlySet<FoodState> = new Set<FoodState>(['packed', 'sealed', 'sprayed'])

/** The word for a state that an amount took out of the name. Whether a part was cut, `addPart` decides. */
const wordOfState: Readonly<Partial<Record<FoodState, string>>> = {
  homemade: 'homemade',
  leftover: 'leftover',
  cooked: 'cooked',
  assembled: 'prepared',
  opened: 'opened',
  thawed: 'thawed',
  frozen: 'frozen',
  fresh: 'fresh',
  raw: 'raw',
  whipped: 'whipped',
  dry: 'dried',
}

function statesOf(name: string): ReadonlySet<FoodState> {
  return parseFoodName({ name }).states
}

// 'cooked lentils' as it was typed, 'lentils, cooked' otherwise.
function joinState(name: string, part: string, typed: string): string {
  const before = `${part} ${name}`
  if (typed.toLowerCase().includes(before.toLowerCase())) return before
  const after = `${name} ${part}`
  return typed.toLowerCase().includes(after.toLowerCase()) ? after : `${name}, ${part}`
}

// Half a melon was cut, and half a jar is open; half a cake keeps like a whole one.
function addPart(parsed: ShoppingText, name: string): string {
  const { quantity } = parsed
  if (!quantity) return name
  const isLess = compare(quantity.amount, one) < 0
  if (isLess && containers.has(quantity.unit)) return addState(name, 'opened')
  if (isLess && packs.has(quantity.unit)) {
    const isSooner = limitOf(parsed, name, 'opened') < limitOf(parsed, name)
    return isSooner ? addState(name, 'opened') : name
  }
  if (!cutPieces.has(quantity.unit) && !(isLess && wholePieces.has(quantity.unit))) return name
  const cut = addState(name, 'cut')
  return limitOf(parsed, cut) < limitOf(parsed, name) ? cut : name
}

function limitOf(
  { foodId, confidence = 0 }: ShoppingText,
  name: string,
  condition: Condition = 'sealed',
): number {
  const food = confidence >= certainThreshold && foodId !== undefined ? { foodId } : {}
  return safetyLimitOf({ ...food, name }, 'fridge', condition)?.days ?? Number.POSITIVE_INFINITY
}

function addState(name: string, state: 'opened' | 'cut'): string {
  return statesOf(name).has(state) ? name : `${name}, ${state}`
}

const containers: ReadonlySet<string> = new Set([
  'can',
  'jar',
  'bottle',
  'carton',
  'tub',
  'pot',
  'pouch',
  'tube',
])
const packs: ReadonlySet<string> = new Set(['pack', 'packet', 'bag', 'box', 'tray', 'punnet'])
const wholePieces: ReadonlySet<string> = new Set(['piece', 'head', 'small', 'medium', 'large'])
const cutPieces: ReadonlySet<string> = new Set(['wedge', 'slice', 'half'])
