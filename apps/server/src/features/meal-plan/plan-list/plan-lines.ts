import type { PlanShortfall } from '@larder/contract/meal-plan'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { purchaseFor } from '@larder/kitchen/buying/purchase'
import { enoughShare } from '@larder/kitchen/buying/shortage-tolerance'
import { countryOf } from '@larder/kitchen/country/country'
import type { Day } from '@larder/kitchen/date/day'
import { linksFrom } from '@larder/kitchen/food-graph/links'
import { certainThreshold } from '@larder/kitchen/food-names/link-food'
import { one, toNumber } from '@larder/kitchen/quantity/amount'
import { convert, type Quantity } from '@larder/kitchen/quantity/quantity'
import {
  compareByCreation,
  isTicked,
  type LineDetails,
  type MergeableLine,
} from '@larder/kitchen/shopping/shared-list'
import { parseShoppingText } from '@larder/kitchen/shopping/shopping-text'
import { findShortfall } from '@larder/kitchen/shopping/shortfall'
import type { Lot } from '@larder/kitchen/stock/lot'
import { toVisibleList } from '../../shopping/list-queries'
import { formatShortfall, type ShortfallItem } from '../shortfall/shortfall-text'

/** A line with the food that its text certainly names. */
interface LinkedLine {
  readonly state: MergeableLine
  readonly foodId: string | null
}

export interface PlanLinesInput {
  readonly lacks: readonly PlanShortfall[]
  /** All lines of the household's lists. */
  readonly lines: readonly LinkedLine[]
  readonly lists: ReadonlySet<string>
  /** The list to add to. */
  readonly list: string
  readonly today: Day
  /** The household's country, which decides pints and packs. */
  readonly country?: string | undefined
}

/** Changes that make a list hold exactly what the plan lacks. */
export interface PlanLineChanges {
  readonly added: (LineDetails & { readonly foodId?: string })[]
  readonly reworded: { readonly line: MergeableLine; readonly words: LineDetails }[]
  readonly removed: MergeableLine[]
}

/**
 * Unticked lines of an earlier call belong to the plan: they are reworded, removed or extended. All other lines are the cook's or
 * ticked already: they stay, and the shortfall is reduced by what they cover.
 */
export function toPlanLineChanges(input: PlanLinesInput): PlanLineChanges {
  const { lacks, lines, lists, list, country } = input
  const sorted = lines.toSorted((a, b) => compareByCreation(a.state, b.state))
  const isPlanLine = ({ state }: LinkedLine) =>
    state.words.value.plan === true && !isTicked(state) && toVisibleList(state.list.value, lists) === list
  const needed = lacks.map((lack) => ({ lack, thing: parseItem(lack.text, country) }))
  const foods = new Set(needed.map(({ thing }) => thing.foodId ?? null))
  const covers = (foodId: string | null) =>
    foods.has(foodId) || (foodId !== null && linksFrom(foodId).some(({ to }) => foods.has(to)))
  const relevant = sorted.filter(({ foodId }) => covers(foodId))
  const coveringLots = relevant
    .filter((line) => !isPlanLine(line))
    .map((line, at) => toVirtualLot(line, at, input))
  const planLines = relevant
    .filter(isPlanLine)
    .map((line) => ({ line: line.state, thing: toPurchaseItem(line, country) }))
  const plan: PlanLineChanges = {
    added: [],
    reworded: [],
    removed: sorted.filter((line) => isPlanLine(line) && !relevant.includes(line)).map(({ state }) => state),
  }
  for (const { words, thing } of toLineWords(needed, coveringLots, input)) {
    const index = findMatchingLine(words.text, thing, planLines)
    const [found] = index === undefined ? [] : planLines.splice(index, 1)
    if (!found) plan.added.push({ ...words, ...(thing.foodId !== undefined && { foodId: thing.foodId }) })
    else plan.reworded.push({ line: found.line, words })
  }
  plan.removed.push(...planLines.map(({ line }) => line))
  return plan
}

interface NeededItem {
  readonly lack: PlanShortfall
  readonly thing: ShortfallItem
}

/** Returns what is still to buy after all listed and ticked lines are counted. */
function toLineWords(
  needed: readonly NeededItem[],
  coveringLots: readonly Lot[],
  { today, country }: PlanLinesInput,
): { words: LineDetails; thing: ShortfallItem }[] {
  const byKey = new Map(needed.map((one) => [one.lack.key, one]))
  const needs = needed.map(({ lack, thing }) => ({ ...thing, for: lack.key }))
  return findShortfall(needs, coveringLots, today).flatMap(({ for: keys, about: _, ...thing }) => {
    const needs = keys.flatMap((key) => byKey.get(key) ?? [])
    const [first] = needs
    if (!first || isNegligible(thing, needs)) return []
    const isSingleNeed = needs.length === 1 && sameQuantity(thing.quantity, first.thing.quantity)
    const dishes = new Map(needs.flatMap(({ lack }) => lack.for).map((dish) => [dish.recipeId, dish]))
    const text = isSingleNeed
      ? first.lack.text
      : formatShortfall(toPurchase({ ...thing, ...pickFoodId(first.lack) }, country))
    const { check, leaves } = first.lack
    const words = {
      text,
      for: [...dishes.values()].slice(0, maxDishes),
      plan: true,
      ...(check && { check }),
      ...(isSingleNeed && leaves !== undefined && { leaves }),
    }
    return [{ thing, words }]
  })
}

/** The maximum number of dishes of a line. */
const maxDishes = 30

function toPurchase({ quantity, ...thing }: ShortfallItem, country: string | undefined): ShortfallItem {
  const shops = countryOf(country)?.shops ?? 'metric'
  return quantity ? { ...thing, quantity: purchaseFor(quantity, thing.foodId, { shops }).quantity } : thing
}

// A shortfall this small is no reason to go shopping.
const negligibleShare = 1 - enoughShare

function isNegligible({ quantity }: ShortfallItem, needed: readonly NeededItem[]): boolean {
  const [first] = needed
  if (!quantity || !first?.thing.quantity) return false
  const all = needed.reduce((sum, { thing }) => {
    const part = thing.quantity && convert(thing.quantity, quantity.unit, thing.foodId)
    return sum + (part?.ok ? toNumber(part.quantity.amount) : 0)
  }, 0)
  return toNumber(quantity.amount) < all * negligibleShare
}

function sameQuantity(a: Quantity | undefined, b: Quantity | undefined): boolean {
  return (
    a?.unit === b?.unit &&
    a?.amount.numerator === b?.amount.numerator &&
    a?.amount.denominator === b?.amount.denominator
  )
}

function pickFoodId({ foodId }: PlanShortfall): { foodId?: string } {
  return foodId === undefined ? {} : { foodId }
}

/** Finds a line with the same text, else the same item in a comparable measure, else the same item. */
function findMatchingLine(
  text: string,
  thing: ShortfallItem,
  planLines: readonly { readonly line: MergeableLine; readonly thing: ShortfallItem }[],
): number | undefined {
  const isSameThing = (other: ShortfallItem) => toItemKey(other) === toItemKey(thing)
  const matchers: ((one: (typeof planLines)[number]) => boolean)[] = [
    ({ line }) => line.words.value.text === text,
    (one) => isSameThing(one.thing) && canCompare(one.thing, thing),
    (one) => isSameThing(one.thing),
  ]
  for (const matches of matchers) {
    const index = planLines.findIndex(matches)
    if (index >= 0) return index
  }
  return undefined
}

function canCompare({ quantity: a, foodId }: ShortfallItem, { quantity: b }: ShortfallItem): boolean {
  if (!a || !b) return a === b
  return convert(a, b.unit, foodId).ok
}

function toItemKey({ foodId, name }: ShortfallItem): string {
  return foodId === undefined ? `name:${name.trim().toLowerCase()}` : `food:${foodId}`
}

/** Lines and shortfalls are matched by their text alone, so that an added line is recognised later. */
function parseItem(text: string, country: string | undefined): ShortfallItem {
  const { name, quantity, foodId, confidence = 0 } = parseShoppingText(text, country)
  return {
    ...(foodId !== undefined && confidence >= certainThreshold && { foodId }),
    name: name || text,
    ...(quantity && { quantity }),
  }
}

function toPurchaseItem({ state, foodId }: LinkedLine, country: string | undefined): ShortfallItem {
  const { foodId: _, ...read } = parseItem(state.words.value.text, country)
  return { ...read, ...(foodId !== null && { foodId }) }
}

/** Returns the lot a line will add; 'bread' counts as one. */
function toVirtualLot(line: LinkedLine, id: number, { today, country }: PlanLinesInput): Lot {
  const { quantity = { amount: one, unit: '' }, ...thing } = toPurchaseItem(line, country)
  const unit = heldUnit(quantity.unit, thing.foodId)
  return { ...thing, id, quantity: { ...quantity, unit }, location: 'pantry', since: today }
}
