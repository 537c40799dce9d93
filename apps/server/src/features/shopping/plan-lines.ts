import type { PlanShortfall } from '@larder/contract/meal-plan'
import { one, toNumber } from '@larder/kitchen/amount'
import { enough } from '@larder/kitchen/buying/forgivable'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { purchaseFor } from '@larder/kitchen/buying/purchase'
import { countryOf } from '@larder/kitchen/country/country'
import type { Day } from '@larder/kitchen/day'
import { linksFrom } from '@larder/kitchen/food-graph/links'
import { surely } from '@larder/kitchen/linking'
import type { Lot } from '@larder/kitchen/lot'
import { convert, type Quantity } from '@larder/kitchen/quantity'
import { byBirth, isTicked, type LineWords, type SharedLine } from '@larder/kitchen/shared-list'
import { shortfall } from '@larder/kitchen/shopping'
import { readShoppingText } from '@larder/kitchen/shopping-text'
import { shownOn } from './lists'

/** A line with the food its words surely stand for. */
export interface KnownLine {
  readonly state: SharedLine
  readonly foodId: string | null
}

/** Something to buy, in the kitchen's terms. */
export interface Thing {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

export interface PlanAsked {
  readonly lacks: readonly PlanShortfall[]
  /** All that stands on the household's lists. */
  readonly lines: readonly KnownLine[]
  readonly lists: ReadonlySet<string>
  /** The one to put it on. */
  readonly list: string
  readonly today: Day
  /** Where the household is: whose pints and packs are meant. */
  readonly country?: string | undefined
  /** Something to buy as a line of the list. */
  lackText(thing: Thing): string
}

/** What has to be done so that a list holds exactly what the plan lacks. */
export interface PlanLines {
  readonly fresh: (LineWords & { readonly foodId?: string })[]
  readonly other: { readonly line: SharedLine; readonly words: LineWords }[]
  readonly over: SharedLine[]
}

/**
 * The lines of an earlier call that are not bought yet are the plan's: they are worded anew, taken off or joined by others. All
 * other lines are the cook's or in the trolley already: they stay as they are, and what they bring is not asked for again.
 */
export function planLines(asked: PlanAsked): PlanLines {
  const { lacks, lines, lists, list, country } = asked
  const ordered = lines.toSorted((a, b) => byBirth(a.state, b.state))
  const isPlans = ({ state }: KnownLine) =>
    state.words.value.plan === true && !isTicked(state) && shownOn(state.list.value, lists) === list
  const needed = lacks.map((lack) => ({ lack, thing: thingIn(lack.text, country) }))
  const foods = new Set(needed.map(({ thing }) => thing.foodId ?? null))
  const covers = (foodId: string | null) =>
    foods.has(foodId) || (foodId !== null && linksFrom(foodId).some(({ to }) => foods.has(to)))
  const known = ordered.filter(({ foodId }) => covers(foodId))
  const given = known.filter((line) => !isPlans(line)).map((line, at) => asLot(line, at, asked))
  const free = known.filter(isPlans).map((line) => ({ line: line.state, thing: thingOf(line, country) }))
  const plan: PlanLines = {
    fresh: [],
    other: [],
    over: ordered.filter((line) => isPlans(line) && !known.includes(line)).map(({ state }) => state),
  }
  for (const { words, thing } of wordsFor(needed, given, asked)) {
    const place = placeFor(words.text, thing, free)
    const [found] = place === undefined ? [] : free.splice(place, 1)
    if (!found) plan.fresh.push({ ...words, ...(thing.foodId !== undefined && { foodId: thing.foodId }) })
    else plan.other.push({ line: found.line, words })
  }
  plan.over.push(...free.map(({ line }) => line))
  return plan
}

interface Needed {
  readonly lack: PlanShortfall
  readonly thing: Thing
}

/** What is still to be bought once all that is asked for or in the trolley is counted. */
function wordsFor(
  needed: readonly Needed[],
  given: readonly Lot[],
  { today, country, lackText }: PlanAsked,
): { words: LineWords; thing: Thing }[] {
  const byKey = new Map(needed.map((one) => [one.lack.key, one]))
  const needs = needed.map(({ lack, thing }) => ({ ...thing, for: lack.key }))
  return shortfall(needs, given, today).flatMap(({ for: keys, about: _, ...thing }) => {
    const asked = keys.flatMap((key) => byKey.get(key) ?? [])
    const [first] = asked
    if (!first || isCrumb(thing, asked)) return []
    const isWhole = asked.length === 1 && sameQuantity(thing.quantity, first.thing.quantity)
    const dishes = new Map(asked.flatMap(({ lack }) => lack.for).map((dish) => [dish.recipeId, dish]))
    const text = isWhole ? first.lack.text : lackText(bought({ ...thing, ...foodOf(first.lack) }, country))
    const { check, leaves } = first.lack
    const words = {
      text,
      for: [...dishes.values()].slice(0, mostDishes),
      plan: true,
      ...(check && { check }),
      ...(isWhole && leaves !== undefined && { leaves }),
    }
    return [{ thing, words }]
  })
}

/** As many as a line can name. */
const mostDishes = 30

function bought({ quantity, ...thing }: Thing, country: string | undefined): Thing {
  const shops = countryOf(country)?.shops ?? 'metric'
  return quantity ? { ...thing, quantity: purchaseFor(quantity, thing.foodId, { shops }).quantity } : thing
}

// What is nearly all there is no reason to go shopping.
const crumb = 1 - enough

function isCrumb({ quantity }: Thing, asked: readonly Needed[]): boolean {
  const [first] = asked
  if (!quantity || !first?.thing.quantity) return false
  const all = asked.reduce((sum, { thing }) => {
    const part = thing.quantity && convert(thing.quantity, quantity.unit, thing.foodId)
    return sum + (part?.ok ? toNumber(part.quantity.amount) : 0)
  }, 0)
  return toNumber(quantity.amount) < all * crumb
}

function sameQuantity(a: Quantity | undefined, b: Quantity | undefined): boolean {
  return a?.unit === b?.unit && a?.amount.over === b?.amount.over && a?.amount.under === b?.amount.under
}

function foodOf({ foodId }: PlanShortfall): { foodId?: string } {
  return foodId === undefined ? {} : { foodId }
}

/** The same words, else the same thing in a measure that can be compared, else the same thing. */
function placeFor(
  text: string,
  thing: Thing,
  free: readonly { readonly line: SharedLine; readonly thing: Thing }[],
): number | undefined {
  const isSameThing = (other: Thing) => keyOf(other) === keyOf(thing)
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

function canCompare({ quantity: a, foodId }: Thing, { quantity: b }: Thing): boolean {
  if (!a || !b) return a === b
  return convert(a, b.unit, foodId).ok
}

function keyOf({ foodId, name }: Thing): string {
  return foodId === undefined ? `name:${name.trim().toLowerCase()}` : `food:${foodId}`
}

/** Lines and lacks are told apart by their words alone, so that what was put on the list is known again. */
function thingIn(text: string, country: string | undefined): Thing {
  const { name, quantity, foodId, confidence = 0 } = readShoppingText(text, country)
  return {
    ...(foodId !== undefined && confidence >= surely && { foodId }),
    name: name || text,
    ...(quantity && { quantity }),
  }
}

function thingOf({ state, foodId }: KnownLine, country: string | undefined): Thing {
  const { foodId: _, ...read } = thingIn(state.words.value.text, country)
  return { ...read, ...(foodId !== null && { foodId }) }
}

/** What a line brings home: of 'bread' one. */
function asLot(line: KnownLine, id: number, { today, country }: PlanAsked): Lot {
  const { quantity = { amount: one, unit: '' }, ...thing } = thingOf(line, country)
  const unit = heldUnit(quantity.unit, thing.foodId)
  return { ...thing, id, quantity: { ...quantity, unit }, location: 'pantry', since: today }
}
