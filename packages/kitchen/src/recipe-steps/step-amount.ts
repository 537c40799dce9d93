import { findByWholeName } from '../food-names/food-names'
import { modifierAt } from '../food-names/modifiers'
import { normalizeWords, stemWord } from '../food-names/normalize-words'
import type { Amount } from '../quantity/amount'
import { compare, one } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { Unit } from '../quantity/units'
import { parseUnit } from '../quantity/units'
import type { FoundRange } from './step-number'
import { rangeAt, stickyMatchAt } from './step-number'

/** An amount found in a step. Example: 'add 200 ml of the stock' has 200 ml; 'half of the onions' has a share of ½. */
export interface StepAmount {
  readonly quantity?: Quantity
  /** The upper end of a range, in the same unit. */
  readonly to?: Amount
  /** A part of what is there already; it does not scale. */
  readonly share?: Amount
  /** The food that follows, if known. */
  readonly foodId?: string
  /** For one of several, or the size of a pan: it does not scale. */
  readonly fixed?: true
}

/** A found amount, its end, and the end of its number. Example: of '200 ml' the number ends at 3, the amount at 6. */
export interface FoundAmount {
  readonly amount: StepAmount
  readonly numberEnd: number
  readonly end: number
}

const gapOrHyphen = /(?:\s|-)?/y
const unitWords = /(?:fl(?:uid|\.)?\s?oz\.?|fluid ounces?|dessert ?spoons?|[\p{L}]+\.?)/iuy
const counted: ReadonlySet<string> = new Set(
  'clove sprig stalk stick bunch head ear leaf fillet spear slice can jar packet bulb dozen'.split(' '),
)
const article = /^an?$/i

/**
 * Returns the amount that begins at an index of a step, or undefined.
 * Example: `stepAmountAt('2 tbsp butter', 0)?.amount.quantity?.unit` is 'tbsp'.
 */
export function stepAmountAt(text: string, at: number): FoundAmount | undefined {
  const number = rangeAt(text, at)
  if (!number || /^\s*%/.test(text.slice(number.end, number.end + 3))) return undefined
  return (
    timesAt(text, number) ??
    measuredAt(text, at, number) ??
    shareAt(text, number) ??
    foodsAt(text, at, number)
  )
}

const times = /\s?[x×]\s?(?=\d)/iy
const notCans = /^\d+(?:\.\d+)?\s?(?:cm|mm|in\b|inch|"|”|\d*[x×])|^\d+(?:\.\d+)?(?![\d.]*\s?\p{L})/u

// In '2 x 400 g tins' the two scales and the tin size stays; in '20 x 30 cm' nothing scales.
function timesAt(text: string, number: FoundRange): FoundAmount | undefined {
  const sign = stickyMatchAt(times, text, number.end)
  if (!sign || number.to) return undefined
  const size = text.slice(number.end + sign[0].length, number.end + 20)
  if (notCans.test(size)) return undefined
  return {
    amount: { quantity: { amount: number.from, unit: 'piece' } },
    numberEnd: number.end,
    end: number.end,
  }
}

function measuredAt(text: string, at: number, number: FoundRange): FoundAmount | undefined {
  const measured = unitAt(text, at, number.end)
  if (!measured) return undefined
  const { unit, end } = measured
  const foodId = foodAfter(text, end)
  if (
    !unit.size &&
    !(counted.has(unit.id) && (foodId !== undefined || /^\s+of\s/i.test(text.slice(end, end + 5))))
  ) {
    return undefined
  }
  if (isContainer(text, at, number.end, { unit, foodId, end })) return undefined
  const isAdjective = text[number.end] === '-'
  const isInTurns = unit.kind === 'vague' && /\bin\s+$/i.test(text.slice(Math.max(0, at - 6), at))
  const fixed =
    isAdjective ||
    isInTurns ||
    isVessel(text, end) ||
    sizesVessel(text, at) ||
    isForEach(text, at, end) ||
    (!unit.size && isResult(text, at))
  const isAPinch = unit.kind === 'vague' && article.test(text.slice(at, number.end))
  return {
    amount: {
      quantity: { amount: number.from, unit: unit.id },
      ...(number.to ? { to: number.to } : {}),
      ...(foodId === undefined ? {} : { foodId }),
      ...(fixed || isAPinch ? { fixed: true } : {}),
    },
    numberEnd: number.end,
    end,
  }
}

function unitAt(text: string, at: number, from: number): { unit: Unit; end: number } | undefined {
  const isHalfA = /^half$/i.test(text.slice(at, from)) && /^\s+an?\s/i.exec(text.slice(from, from + 5))
  const start = isHalfA ? from + isHalfA[0].length - 1 : from
  const gap = stickyMatchAt(gapOrHyphen, text, start)
  const wordAt = start + (gap?.[0].length ?? 0)
  const word = stickyMatchAt(unitWords, text, wordAt)?.[0]
  // 'a' may be an article before 'c' or 'l': then only whole words count.
  if (word === undefined || (gap?.[0] === '' && /\p{L}$/u.test(text.slice(at, from)))) return undefined
  const bare = word.replace(/\.$/, '')
  const unit = parseUnit(bare) ?? parseUnit(word)
  if (!unit || unit.id === 'piece' || (word.length === 1 && !/^[gl]$/i.test(word))) return undefined
  return { unit, end: wordAt + bare.length }
}

// 'half the butter', 'a third of the mixture', 'two-thirds of it'.
function shareAt(text: string, number: FoundRange): FoundAmount | undefined {
  if (number.to || compare(number.from, one) >= 0) return undefined
  if (
    !/^\s+(?:of\s+)?(?:the|this|that|it|your|them)(?!\p{L})/iu.test(text.slice(number.end, number.end + 12))
  ) {
    return undefined
  }
  return { amount: { share: number.from }, numberEnd: number.end, end: number.end }
}

const words = /\s{1,2}(?:of\s{1,2})?(?:the\s{1,2})?((?:[\p{L}'’-]+)(?:\s{1,2}[\p{L}'’-]+){0,4})/iuy

// '2 eggs', 'half a lemon', '3 large ripe tomatoes'; but never 'a potato masher'.
function foodsAt(text: string, at: number, number: FoundRange): FoundAmount | undefined {
  const numberText = text.slice(at, number.end)
  const halfA = /^half$/i.test(numberText)
    ? /^\s+an?(?=\s)/i.exec(text.slice(number.end, number.end + 6))
    : null
  if (/^(?:an?|a? ?couple)\b/i.test(numberText) || /^one\s+of\b/i.test(text.slice(at, at + 8)))
    return undefined
  const start = number.end + (halfA?.[0].length ?? 0)
  const found = foodAt(text, start)
  if (!found || isVessel(text, found.end)) return undefined
  const fixed = isForEach(text, at, found.end) || isResult(text, at)
  return {
    amount: {
      quantity: { amount: number.from, unit: 'piece' },
      ...(number.to ? { to: number.to } : {}),
      foodId: found.foodId,
      ...(fixed ? { fixed: true } : {}),
    },
    numberEnd: number.end,
    end: found.end,
  }
}

function foodAfter(text: string, end: number): string | undefined {
  return foodAt(text, end)?.foodId
}

function foodAt(text: string, at: number): { foodId: string; end: number } | undefined {
  const following = stickyMatchAt(words, text, at)?.[1]
  if (following === undefined) return undefined
  const start = text.indexOf(following, at)
  const tokens = [...following.matchAll(/[\p{L}'’-]+/gu)]
  const plain = tokens.map(([token]) => normalizeWords(token).join(' '))
  const roots = plain.map(stemWord)
  for (let from = 0; from < plain.length; from += 1) {
    for (let to = Math.min(plain.length, from + 3); to > from; to -= 1) {
      const match = findByWholeName(plain.slice(from, to).flatMap((word) => word.split(' ')))
      const last = tokens[to - 1]
      if (match && last) return { foodId: match.food.id, end: start + last.index + last[0].length }
    }
    if (modifierAt(roots, from, from + 1)?.modifier !== 'same') return undefined
  }
  return undefined
}

const vessel =
  /^(?:[\s-]+(?!of\b|into\b|in\b|to\b|the\b|a\b|and\b|with\b|on\b|from\b|for\b|over\b)[\p{L}-]+){0,3}?[\s-]+(?:tins?|cans?|pans?|dish(?:es)?|basins?|bowls?|saucepans?|pots?|jugs?|jars?|moulds?|molds?|casseroles?|trays?|ramekins?|glass(?:es)?|skillets?|containers?|bags?|bottles?|plates?|cookers?|cutters?|scoops?|cases?|cups?|freezer|blocks?|packs?|packets?|cartons?|tubs?|mashers?|knives|knife|brush(?:es)?|boards?|racks?|sheets?|spoons?|forks?|increments?|additions?|portions?|mounds?|balls?|pieces|halves|sized?|measures?)(?!\p{L})/iu

function isVessel(text: string, end: number): boolean {
  const following = text.slice(end, end + 60).replace(/^\s?\/\s?[\d.½¼¾]+\s?\p{L}+/u, '')
  return vessel.test(following)
}

const vesselBefore =
  /\b(?:tins?|pans?|dish(?:es)?|basins?|bowls?|saucepans?|pots?|jugs?|jars?|moulds?|casseroles?|trays?|containers?|bottles?|glass(?:es)?)\s+(?:of|that holds?|holding)\s+(?:about\s+|at least\s+)?$/i

// 'a gratin dish of about 2 litres' does not scale.
function sizesVessel(text: string, at: number): boolean {
  return vesselBefore.test(text.slice(Math.max(0, at - 50), at))
}

// 'in a cup' is no amount, 'in a cup of milk' is.
function isContainer(
  text: string,
  at: number,
  numberEnd: number,
  { unit, foodId, end }: { unit: Unit; foodId: string | undefined; end: number },
): boolean {
  return (
    unit.id === 'cup' &&
    article.test(text.slice(at, numberEnd)) &&
    foodId === undefined &&
    !/^\s+of\s/i.test(text.slice(end, end + 5)) &&
    /\b(?:in|into|from|over)\s+$/i.test(text.slice(Math.max(0, at - 8), at))
  )
}

const sharedOut =
  /\b(?:into|onto|between|among|step|(?:balls?|pieces?|portions?|parts?|patties|rolls?|squares?|rounds?) (?:of|weighing))\s+(?:about\s+)?$/i
const eachAround = /\b(?:each|every|per|apiece)\b/i

// 'Top each with 1 tbsp jam', 'spoon 2 tbsp onto each': more plates, not more on each.
function isForEach(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at)
  const clause = before.slice(
    Math.max(...['.', ';', ',', '\n', '!'].map((mark) => before.lastIndexOf(mark))) + 1,
  )
  const after = text.slice(end, end + 80).split(/[.;,!\n]/, 1)[0] ?? ''
  return eachAround.test(clause) || eachAround.test(after) || sharedOut.test(clause)
}

function isResult(text: string, at: number): boolean {
  return /\b(?:into|onto|makes?|serves?|form|shape|for|on|over|another|next|first|last|other|number)\s+(?:(?:about|approximately|around|roughly)\s+)?$/i.test(
    text.slice(Math.max(0, at - 20), at),
  )
}
