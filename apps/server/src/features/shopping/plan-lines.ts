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
import { toVisibleList } from './list-queries'

/** A line with the food its words surely stand for. */
export interface LinkedLine {
  readonly state: MergeableLine
  readonly foodId: string | null
}

/** Something to buy, in the kitchen's terms. */
export interface PurchaseItem {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

export interface PlanLinesInput {
  readonly lacks: readonly PlanShortfall[]
  /** All that stands on the household's lists. */
  readonly lines: readonly LinkedLine[]
  readonly lists: ReadonlySet<string>
  /** The one to put it on. */
  readonly list: string
  readonly today: Day
  /** Where the household is: whose pints and packs are meant. */
  readonly country?: string | undefined
  /** Something to buy as a line of the list. */
  lackText(thing: PurchaseItem): string
}

/** What has to be done so that a list holds exactly what the plan lacks. */
export interface PlanLineChanges {
  readonly added: (LineDetails & { readonly foodId?: string })[]
  readonly reworded: { readonly line: MergeableLine; readonly words: LineDetails }[]
  readonly removed: MergeableLine[]
}

/**
 * The lines of an earlier call that are not bought yet are the plan's: they are worded anew, taken off or joined by others. All
 * other lines are the cook's or in the trolley already: they stay as they are, and what they bring is not asked for again.
 */
export function toPlanLineChanges(asked: PlanLinesInput): PlanLineChanges {
  const { lacks, lines, lists, list, country } = asked
  const ordered = lines.toSorted((a, b) => compareByCreation(a.state, b.state))
  const isPlans = ({ state }: LinkedLine) =>
    state.words.value.plan === true && !isTicked(state) && toVisibleList(state.list.value, lists) === list
  const needed = lacks.map((lack) => ({ lack, thing: parseItem(lack.text, country) }))
  const foods = new Set(needed.map(({ thing }) => thing.foodId ?? null))
  const covers = (foodId: string | null) =>
    foods.has(foodId) || (foodId !== null && linksFrom(foodId).some(({ to }) => foods.has(to)))
  const known = ordered.filter(({ foodId }) => covers(foodId))
  const given = known.filter((line) => !isPlans(line)).map((line, at) => toVirtualLot(line, at, asked))
  const free = known
    .filter(isPlans)
    .map((line) => ({ line: line.state, thing: toPurchaseItem(line, country) }))
  const plan: PlanLineChanges = {
    added: [],
    reworded: [],
    removed: ordered.filter((line) => isPlans(line) && !known.includes(line)).map(({ state }) => state),
  }
  for (const { words, thing } of toLineWords(needed, given, asked)) {
    const place = findMatchingLine(words.text, thing, free)
    const [found] = place === undefined ? [] : free.splice(place, 1)
    if (!found) plan.added.push({ ...words, ...(thing.foodId !== undefined && { foodId: thing.foodId }) })
    else plan.reworded.push({ line: found.line, words })
  }
  plan.removed.push(...free.map(({ line }) => line))
  return plan
}

interface NeededItem {
  readonly lack: PlanShortfall
  readonly thing: PurchaseItem
}

/** What is still to be bought once all that is asked for or in the trolley is counted. */
function toLineWords(
  needed: readonly NeededItem[],
  given: readonly Lot[],
  { today, country, lackText }: PlanLinesInput,
): { words: LineDetails; thing: PurchaseItem }[] {
  const byKey = new Map(needed.map((one) => [one.lack.key, one]))
  const needs = needed.map(({ lack, thing }) => ({ ...thing, for: lack.key }))
  return findShortfall(needs, given, today).flatMap(({ for: keys, about: _, ...thing }) => {
    const asked = keys.flatMap((key) => byKey.get(key) ?? [])
    const [first] = asked
    if (!first || isNegligible(thing, asked)) return []
    const isWhole = asked.length === 1 && sameQuantity(thing.quantity, first.thing.quantity)
    const dishes = new Map(asked.flatMap(({ lack }) => lack.for).map((dish) => [dish.recipeId, dish]))
    const text = isWhole
      ? first.lack.text
      : lackText(toPurchase({ ...thing, ...pickFoodId(first.lack) }, country))
    const { check, leaves } = first.lack
    const words = {
      text,
      for: [...dishes.values()].slice(0, maxDishes),
      plan: true,
      ...(check && { check }),
      ...(isWhole && leaves !== undefined && { leaves }),
    }
    return [{ thing, words }]
  })
}

/** As many as a line can name. */
const maxDishes = 30

function toPurchase({ quantity, ...thing }: PurchaseItem, country: string | undefined): PurchaseItem {
  const shops = countryOf(country)?.shops ?? 'metric'
  return quantity ? { ...thing, quantity: purchaseFor(quantity, thing.foodId, { shops }).quantity } : thing
}

// What is nearly all there is no reason to go shopping.
const negligibleShare = 1 - enoughShare

function isNegligible({ quantity }: PurchaseItem, asked: readonly NeededItem[]): boolean {
  const [first] = asked
  if (!quantity || !first?.thing.quantity) return false
  const all = asked.reduce((sum, { thing }) => {
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

/** The same words, else the same thing in a measure that can be compared, else the same thing. */
function findMatchingLine(
  text: string,
  thing: PurchaseItem,
  free: readonly { readonly line: MergeableLine; readonly thing: PurchaseItem }[],
): number | undefined {
  const isSameThing = (other: PurchaseItem) => toItemKey(other) === toItemKey(thing)
  const ways: ((one: (typeof free)[number]) => boolean)[] = [
    ({ line }) => line.words.value.text === text,
    (one) => isSameThing(one.thing) && canCompare(one.thing, thing),
    (one) => isSameThing(one.thing),
  ]
  for (const way of ways) {
    const place = free.findIndex(way)
    if (place >= 0) return place
  }
  return undefined
}

function canCompare({ quantity: a, foodId }: PurchaseItem, { quantity: b }: PurchaseItem): boolean {
  if (!a || !b) return a === b
  return convert(a, b.unit, foodId).ok
}

function toItemKey({ foodId, name }: PurchaseItem): string {
  return foodId === undefined ? `name:${name.trim().toLowerCase()}` : `food:${foodId}`
}

/** Lines and lacks are told apart by their words alone, so that what was put on the list is known again. */
function parseItem(text: string, country: string | undefined): PurchaseItem {
  const { name, quantity, foodId, confidence = 0 } = parseShoppingText(text, country)
  return {
    ...(foodId !== undefined && confidence >= certainThreshold && { foodId }),
    name: name || text,
    ...(quantity && { quantity }),
  }
}

function toPurchaseItem({ state, foodId }: LinkedLine, country: string | undefined): PurchaseItem {
  const { foodId: _, ...read } = parseItem(state.words.value.text, country)
  return { ...read, ...(foodId !== null && { foodId }) }
}

/** What a line brings home: of 'bread' one. */
function toVirtualLot(line: LinkedLine, id: number, { today, country }: PlanLinesInput): Lot {
  const { quantity = { amount: one, unit: '' }, ...thing } = toPurchaseItem(line, country)
  const unit = heldUnit(quantity.unit, thing.foodId)
  return { ...thing, id, quantity: { ...quantity, unit }, location: 'pantry', since: today }
}
