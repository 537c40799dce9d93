import { nameInSentence } from '../alerts/alert-text'
import { foodById } from '../food/food'
import { coveringInstruction } from '../food-graph/food-link-text'
import type { CoveredBy, LineCoverage } from '../recipe-coverage/line-coverage'
import { lineFoodName } from '../recipe-coverage/missing-lines'
import type { Coverage } from '../recipe-coverage/recipe-coverage'
import type { ExpiryKind } from '../stock/lot'

/** A reason for or against a suggested dish. Example: `{ kind: 'saves', name: 'spinach', daysLeft: 1, expiry: 'use-by', … }`. */
export type DishReason =
  | {
      readonly kind: 'saves'
      readonly lotId: number
      readonly foodId: string
      readonly name: string
      readonly daysLeft: number
      readonly expiry: ExpiryKind
    }
  | { readonly kind: 'has-everything' }
  | { readonly kind: 'uses-nothing' }
  | { readonly kind: 'lacks'; readonly foodId?: string; readonly name: string; readonly more: boolean }
  | {
      readonly kind: 'swap'
      readonly foodId: string
      readonly name: string
      /** Some of it is in stock. */
      readonly more: boolean
      readonly instead: readonly { readonly foodId: string; readonly name: string }[]
    }
  /** The preparation of an equivalent in stock. */
  | { readonly kind: 'by'; readonly foodId: string; readonly name: string; readonly text: string }
  | { readonly kind: 'check'; readonly foodId: string; readonly name: string }
  | { readonly kind: 'not-understood'; readonly text: string }
  | { readonly kind: 'quick'; readonly minutes: number }
  | { readonly kind: 'liked'; readonly rating: number }
  | { readonly kind: 'cooked-lately'; readonly daysAgo: number }

/** Facts of the dish in addition to its coverage. Example: `{ minutes: 20, rating: 5 }`. */
export interface ReasonFacts {
  /** Maximum minutes of a quick dish. */
  readonly minutes?: number
  readonly rating?: number
  readonly daysAgo?: number
}

const wellLiked = 4

/** Returns the reasons for and against a dish, most important first. Example: `reasonsFor(coverage, { minutes: 20 })`. */
export function reasonsFor(coverage: Coverage, { minutes, rating, daysAgo }: ReasonFacts): DishReason[] {
  const reasons: DishReason[] = coverage.rescues.map(({ lotId, foodId, name, daysLeft, kind }) => ({
    kind: 'saves',
    lotId,
    foodId,
    name,
    daysLeft,
    expiry: kind,
  }))
  if (!usesStock(coverage)) reasons.push({ kind: 'uses-nothing' })
  else if (isAllThere(coverage)) reasons.push({ kind: 'has-everything' })
  for (const { foodId, name, more, optional } of coverage.missing) {
    if (foodId !== undefined && !optional) reasons.push({ kind: 'lacks', foodId, name, more })
  }
  for (const line of coverage.lines) reasons.push(...reasonsOfLine(line))
  if (minutes !== undefined) reasons.push({ kind: 'quick', minutes })
  if (rating !== undefined && rating >= wellLiked) reasons.push({ kind: 'liked', rating })
  if (daysAgo !== undefined) reasons.push({ kind: 'cooked-lately', daysAgo })
  return reasons
}

/** Returns whether anything in stock goes into the dish. Example: of an empty kitchen it is always false. */
export function usesStock({ lines }: Coverage): boolean {
  return lines.some(
    ({ state }) => state === 'covered' || state === 'partly' || state === 'swapped' || state === 'held',
  )
}

function isAllThere({ lines, toBuy }: Coverage): boolean {
  return toBuy === 0 && lines.every(({ state }) => state !== 'swapped' && state !== 'held')
}

function reasonsOfLine({ line, state, part, swap, by = [] }: LineCoverage): DishReason[] {
  const { foodId } = line
  if (state === 'not known') return line.optional ? [] : [{ kind: 'not-understood', text: line.text.trim() }]
  if (foodId === undefined) return []
  const name = lineFoodName(line)
  if (state === 'held') return [{ kind: 'check', foodId, name: nameToCheck(line, by) }]
  // It is obvious that basmati is rice.
  const another = by.filter(({ link }) => link.how !== 'kind')
  if (state === 'covered' && another.length > 0 && !line.optional)
    return [{ kind: 'by', foodId, name, text: coveringInstruction(another) }]
  if (state !== 'swapped' || !swap) return []
  const instead = swap.parts.map((part) => ({
    foodId: part.foodId,
    name: foodById(part.foodId)?.name ?? part.foodId,
  }))
  return [{ kind: 'swap', foodId, name, more: part > 0, instead }]
}

/** The food to check: the food itself, or its equivalent if only that is in stock. */
function nameToCheck(line: LineCoverage['line'], by: readonly CoveredBy[]): string {
  const [first] = by
  return first && !by.some(({ value }) => value === undefined)
    ? (foodById(first.link.from)?.name ?? lineFoodName(line))
    : lineFoodName(line)
}

/**
 * Returns the reasons as one sentence.
 * Example: `explainReasons({ reasons })` is 'uses spinach, 1 day left; you lack lemon, swap: vinegar', or 'uses spinach
 * (1 day left) and milk (2 days left)' of several.
 */
export function explainReasons({ reasons }: { readonly reasons: readonly DishReason[] }): string {
  const parts: string[] = []
  const saves = reasons.filter((reason) => reason.kind === 'saves')
  // Two lots of one food with the same expiry count as one.
  const saved = new Map(
    saves.map(({ name, daysLeft, expiry }) => {
      const left = daysLeftText(daysLeft, expiry)
      const said = nameInSentence(name)
      return [`${said} (${left})`, `${said}, ${left}`]
    }),
  )
  if (saved.size > 0) parts.push(`uses ${joinNames([...(saved.size === 1 ? saved.values() : saved.keys())])}`)
  if (reasons.some(({ kind }) => kind === 'uses-nothing')) parts.push('uses nothing you have')
  if (reasons.some(({ kind }) => kind === 'has-everything')) parts.push('you have everything')
  for (const reason of reasons) {
    if (reason.kind !== 'swap') continue
    parts.push(`${lackText(reason)}, swap: ${reason.instead.map(({ name }) => name).join(' and ')}`)
  }
  const another = reasons.filter((reason) => reason.kind === 'by')
  parts.push(...another.slice(0, maxByAnotherName).map(({ text }) => text))
  const lacks = reasons.filter((reason) => reason.kind === 'lacks')
  for (const more of [false, true]) {
    const names = unique(lacks.filter((reason) => reason.more === more))
    if (names.length > 0) parts.push(lackText({ name: joinNames(names), more }))
  }
  const check = unique(reasons.filter((reason) => reason.kind === 'check'))
  if (check.length > 0) parts.push(`check that you have enough ${joinNames(check)}`)
  for (const reason of reasons) {
    if (reason.kind === 'not-understood') parts.push(`check '${truncate(reason.text)}'`)
    if (reason.kind === 'quick') parts.push(`ready in ${reason.minutes} min`)
    if (reason.kind === 'liked') parts.push('you like it')
    if (reason.kind === 'cooked-lately') parts.push(`cooked ${daysAgoText(reason.daysAgo)}`)
  }
  return parts.join('; ')
}

const maxListed = 3
const maxByAnotherName = 2

// 'lemon', 'lemon and lime', 'lemon, lime, orange and 2 more'.
function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, maxListed)
  const last = names.length > maxListed ? `${names.length - maxListed} more` : shown.pop()
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : (last ?? '')
}

function unique(reasons: readonly { readonly name: string }[]): string[] {
  return [...new Set(reasons.map(({ name }) => name))]
}

function lackText({ name, more }: { readonly name: string; readonly more: boolean }): string {
  return more ? `you need more ${name}` : `you lack ${name}`
}

function truncate(text: string): string {
  const characters = [...text]
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text
}

function daysLeftText(daysLeft: number, expiry: ExpiryKind): string {
  if (daysLeft < 0) return 'past its best'
  if (daysLeft === 0) return expiry === 'use-by' ? 'last day today' : 'best before today'
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
}

function daysAgoText(days: number): string {
  if (days < 1) return 'today'
  return days < 2 ? 'yesterday' : `${Math.floor(days)} days ago`
}
