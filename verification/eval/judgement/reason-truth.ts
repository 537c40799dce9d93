import type { InventoryItem } from '@larder/contract/inventory'
import type { PlanMeal } from '@larder/contract/meal-plan'
import type { SuggestedSide, Suggestion } from '@larder/contract/suggestions'
import { addDays, type Day, daysBetween } from '@larder/kitchen/date/day'
import { linksTo } from '@larder/kitchen/food-graph/links'
import { linkFood } from '@larder/kitchen/food-names/link-food'
import { weekdayNameOf } from '@larder/kitchen/meal-plan/plan-text'
import { soldGramsOf, toQuantity } from '@larder/kitchen/quantity/quantity'
import { unitIdOf } from '@larder/kitchen/quantity/units'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import type { JudgedDish, KitchenAnswers } from './kitchen-answers'

/** A statement of a reason, and whether the kitchen and the dish bear it out. */
export interface CheckedStatement {
  readonly ok: boolean
  readonly say: string
}

/** A cook has these, or takes them from the tap. */
const assumed = /\b(?:water|salt|pepper|ice)\b|to taste|optional|to serve|to garnish/i
/** So much of what a dish needs is enough to say that it is there. */
const enough = 0.75

/**
 * Checks every statement of a suggestion's reason against the shelf and the lines of the dish. A statement that nobody knows how to
 * check is wrong.
 */
export function checkSuggestionReason(
  dish: Suggestion | SuggestedSide,
  { items, today, dishes }: KitchenAnswers,
): CheckedStatement[] {
  const shelf = new Shelf(items)
  const lines = dishes.find(({ id }) => id === dish.id)?.lines ?? []
  return dish.reason.split('; ').map((part) => ({
    ok: isTrueOfDish(part, dish, { shelf, lines, today, dishes }),
    say: `${dish.title}: ${part}`,
  }))
}

interface DishFacts {
  readonly shelf: Shelf
  readonly lines: readonly string[]
  readonly today: Day
  readonly dishes: readonly JudgedDish[]
}

function isTrueOfDish(part: string, dish: Suggestion | SuggestedSide, facts: DishFacts): boolean {
  const { shelf, lines, today } = facts
  if (part === 'you have everything') return dish.toBuy === 0 && isAllOnShelf(dish, facts)
  const used = /^uses (.+)$/.exec(part)?.[1]
  if (used !== undefined && used !== 'nothing you have')
    return (
      dish.saves.length > 0 &&
      dish.saves.every((save) =>
        isSaved(save, used, { shelf, lines: [...lines, ...swapsIn(dish.reason)], today }),
      )
    )
  const lacks = /^you lack (.+?)(?:, swap: (.+))?$/.exec(part)
  if (lacks) {
    const [, names = '', swaps] = lacks
    const isSwapThere = swaps === undefined || swaps.split(' and ').every((swap) => shelf.has(swap))
    return isSwapThere && namesIn(names).every((name) => !shelf.hasNamed(name))
  }
  const more = /^you need more (.+?)(?:, swap: (.+))?$/.exec(part)?.[1]
  if (more !== undefined) return namesIn(more).every((name) => shelf.has(name))
  const check = /^check that you have enough (.+)$/.exec(part)?.[1]
  if (check !== undefined) return namesIn(check).every((name) => shelf.has(name))
  const unread = /^check '(.+?)…?'$/.exec(part)?.[1]
  if (unread !== undefined) return lines.some((line) => line.startsWith(unread.trim()))
  const minutes = /^ready in (\d+) min$/.exec(part)?.[1]
  if (minutes !== undefined) return Number(minutes) === dish.minutes
  // Of what is there, an action makes what the dish asks for: 'use the juice of ½ lemon for it'.
  if (/^[a-z].* (?:for it|in place of .+)$/.test(part)) return shelf.isNamedIn(part)
  return false
}

// A swap that the reason itself names goes into the dish as a line would.
function swapsIn(reason: string): string[] {
  return [...reason.matchAll(/, swap: ([^;]+)/g)].flatMap(([, swaps = '']) => swaps.split(' and '))
}

function isSaved(
  { name, daysLeft }: Suggestion['saves'][number],
  used: string,
  { shelf, lines, today }: Pick<DishFacts, 'shelf' | 'lines' | 'today'>,
): boolean {
  const isListed = used.toLowerCase().includes(name.toLowerCase()) || / more$/.test(used)
  const lots = shelf.items.filter((item) => item.name === name)
  const isDated = lots.some(
    ({ expiryDate }) => expiryDate !== undefined && daysBetween(today, expiryDate as Day) === daysLeft,
  )
  return isListed && isDated && lots.some((lot) => lines.some((line) => shelf.goesInto(lot, line)))
}

function isAllOnShelf(
  { forServings, id }: Suggestion | SuggestedSide,
  { shelf, dishes }: DishFacts,
): boolean {
  const dish = dishes.find((one) => one.id === id)
  if (!dish) return false
  const times = (forServings ?? dish.servings) / dish.servings
  return dish.lines.every((line) => assumed.test(line) || shelf.covers(line, times))
}

/** Checks every statement of a week's plan against the shelf and the other meals of the week. */
export function checkPlanReasons({ items, week, dishes, today }: KitchenAnswers): CheckedStatement[] {
  const shelf = new Shelf(items)
  return week.meals.flatMap((meal) => {
    const title = titleOf(meal)
    const lines =
      meal.what.kind === 'recipe'
        ? (dishes.find(({ id }) => meal.what.kind === 'recipe' && id === meal.what.recipe.id)?.lines ?? [])
        : []
    return meal.because.map((sentence) => ({
      ok: isTrueOfMeal(sentence, meal, { shelf, lines, today, dishes, meals: week.meals }),
      say: `${meal.day} ${title}: ${sentence}`,
    }))
  })
}

interface MealFacts extends DishFacts {
  readonly meals: readonly PlanMeal[]
}

/** The minutes of '2 hours 10 minutes'. */
function minutesSaid(time: string): number {
  const [hours = 0, minutes = 0] = [/(\d+) hour/, /(\d+) minute/].map((shape) =>
    Number(shape.exec(time)?.[1] ?? 0),
  )
  return hours * 60 + minutes
}

function isTrueOfMeal(sentence: string, meal: PlanMeal, facts: MealFacts): boolean {
  const { shelf, lines, meals, dishes } = facts
  if (sentence === 'Nothing to buy.') return meal.missing.length === 0
  const rescued = /^Uses up (.+)\.$/.exec(sentence)?.[1]?.toLowerCase()
  if (rescued !== undefined)
    return (
      meal.rescues.length > 0 &&
      meal.rescues.every(({ itemId, name }) => {
        const lot = shelf.items.find(({ id }) => id === itemId)
        const until = lot?.expiryDate as Day | undefined
        return (
          lot !== undefined &&
          rescued.includes(name.toLowerCase()) &&
          until !== undefined &&
          until >= meal.day &&
          (!rescued.includes(`${name} (until`.toLowerCase()) ||
            rescued.includes(`${name} (until ${weekdayNameOf(until)})`.toLowerCase())) &&
          lines.some((line) => shelf.goesInto(lot, line))
        )
      })
    )
  const shared = /^Uses (\w+day)’s (.+)\.$/.exec(sentence)
  if (shared) {
    const [, weekday, component = ''] = shared
    const noun = component.split(' ').at(-1)?.replace(/e?s$/, '') ?? component
    return meals.some(
      (first) =>
        first.day < meal.day &&
        weekdayNameOf(first.day as Day) === weekday &&
        (first.extraPortions ?? 0) > 0 &&
        first.what.kind === 'recipe' &&
        linesOf(first, dishes).some((line) => line.toLowerCase().includes(noun)),
    )
  }
  const uses = /^Uses (.+) from your kitchen\.$/.exec(sentence)?.[1]
  if (uses !== undefined) return shelf.isOnlyNames(uses)
  const missing = /^You lack (.+)\.$/.exec(sentence)?.[1]
  if (missing !== undefined) return namesIn(missing).every((name) => !shelf.hasNamed(name))
  const more = /^You need more (.+)\.$/.exec(sentence)?.[1]
  if (more !== undefined) return namesIn(more).every((name) => shelf.has(name))
  const sharing = /^Shares (.+?) with (.+)\.$/.exec(sentence)
  if (sharing) {
    const [, food = '', others = ''] = sharing
    return namesIn(others).every((other) =>
      meals.some(
        (one) =>
          other.startsWith(`${weekdayNameOf(one.day as Day)} ${one.meal}`) &&
          linesOf(one, dishes).some((line) => asksFor(line, food)),
      ),
    )
  }
  const time = /^(Ready in|Begin it the evening before; on the day it takes) (.+)\.$/.exec(sentence)
  if (time) {
    if (meal.what.kind !== 'recipe') return false
    const { minutes: total = 0 } = meal.what.recipe
    const said = minutesSaid(time[2] ?? '')
    return time[1] === 'Ready in' ? said === total : said < total
  }
  const extra = /^Cook [\d.]+ extra portions? for (\w+day)’s .+\.$/.exec(sentence)?.[1]
  if (extra !== undefined) {
    const own = `Uses ${weekdayNameOf(meal.day as Day)}’s `
    return meals.some(
      (later) =>
        later.day > meal.day &&
        weekdayNameOf(later.day as Day) === extra &&
        later.because.some((one) => one.startsWith(own)),
    )
  }
  const again = /^(\w+day)’s (\w+) is cooked for this meal too; what is left is good until (\w+day)\.$/.exec(
    sentence,
  )
  if (again) {
    const [, weekday, time, until] = again
    const first = meals.find(
      (one) =>
        one.day <= meal.day &&
        weekdayNameOf(one.day as Day) === weekday &&
        one.meal === time &&
        titleOf(one) === titleOf(meal),
    )
    return first !== undefined && isBy(meal.day as Day, until ?? '')
  }
  const cooked = /^It is cooked already(?:, and good until (\w+day))?\.$/.exec(sentence)
  if (cooked) return cooked[1] === undefined || isBy(meal.day as Day, cooked[1])
  // A fresh plan has nothing that was planned once: 'no longer planned' is wrong, and so is what nobody can check.
  return false
}

/** Whether a day lies within the week that ends on a weekday. */
function isBy(day: Day, weekday: string): boolean {
  return Array.from({ length: 7 }, (_, ahead) => addDays(day, ahead)).some(
    (one) => weekdayNameOf(one) === weekday,
  )
}

function titleOf({ what }: PlanMeal): string {
  return what.kind === 'recipe' ? what.recipe.title : what.kind === 'note' ? what.text : what.title
}

function linesOf({ what }: PlanMeal, dishes: readonly JudgedDish[]): readonly string[] {
  const recipeId =
    what.kind === 'recipe' ? what.recipe.id : what.kind === 'leftovers' ? what.recipeId : undefined
  return dishes.find(({ id }) => id === recipeId)?.lines ?? []
}

/** Whether a line asks for a food by that or another name: gherkins are pickles. */
function asksFor(line: string, name: string): boolean {
  const { foodId } = toRecipeLine(line)
  const link = linkFood(name)
  const isFood =
    foodId !== undefined &&
    link.known &&
    (link.foodId === foodId || linksTo(foodId).some(({ from }) => from === link.foodId))
  return isFood || mentions(line, name)
}

/** The names of a list in a sentence; '2 more' names nothing. */
function namesIn(list: string): string[] {
  return list.split(/, | and /).filter((name) => !/^\d+ more$/.test(name))
}

/** What stands in the kitchen, as a plain eye and the graph of foods see it. */
class Shelf {
  readonly items: readonly InventoryItem[]

  constructor(items: readonly InventoryItem[]) {
    this.items = items
  }

  /** Whether a food of that very name stands there. */
  hasNamed(name: string): boolean {
    return this.items.some((item) => plainName(item.name) === plainName(name))
  }

  /** Whether the food or what covers it stands there. */
  has(name: string): boolean {
    const link = linkFood(name)
    return this.hasNamed(name) || (link.known && this.#coveringItems(link.foodId).length > 0)
  }

  isNamedIn(text: string): boolean {
    return this.items.some(({ name, foodId }) =>
      [name, foodId?.replaceAll('-', ' ') ?? name].some((one) => plainName(text).includes(plainName(one))),
    )
  }

  /** Whether a list consists of names of the shelf alone. */
  isOnlyNames(list: string): boolean {
    const names = this.items.map(({ name }) => name.toLowerCase()).sort((a, b) => b.length - a.length)
    const rest = names.reduce((text, name) => text.replaceAll(name, ''), list.toLowerCase())
    return /^(?:[\s,]|and)*$/.test(rest)
  }

  goesInto({ name, foodId }: InventoryItem, line: string): boolean {
    const { foodId: needed } = toRecipeLine(line)
    const isFood =
      foodId !== undefined &&
      needed !== undefined &&
      (foodId === needed || linksTo(needed).some(({ from }) => from === foodId))
    return isFood || mentions(line, name)
  }

  /** Whether the shelf has most of what a line asks for. */
  covers(line: string, times: number): boolean {
    const { foodId, quantity } = toRecipeLine(line)
    if (foodId === undefined) return false
    const covering = this.#coveringItems(foodId)
    if (covering.length === 0) return false
    const needed = quantity && soldGramsOf(quantity, foodId)
    if (needed === undefined) return true
    let there = 0
    for (const { item, grams } of covering) {
      const held = soldGramsOf(toQuantity(Number(item.amount), unitIdOf(item.unit || 'piece')), item.foodId)
      // What nobody can weigh is not counted against the reason.
      if (held === undefined) return true
      there += held / grams
    }
    return there >= needed * times * enough
  }

  #coveringItems(foodId: string): { item: InventoryItem; grams: number }[] {
    const links = new Map(linksTo(foodId).map(({ from, grams }) => [from, grams]))
    return this.items.flatMap((item) => {
      if (item.foodId === foodId) return [{ item, grams: 1 }]
      const grams = item.foodId === undefined ? undefined : links.get(item.foodId)
      return grams === undefined ? [] : [{ item, grams }]
    })
  }
}

/** Whether a line says a word of a name. */
function mentions(line: string, name: string): boolean {
  const plain = line.toLowerCase()
  return plainName(name)
    .split(' ')
    .filter((word) => word.length > 2)
    .some((word) => plain.includes(word.slice(0, Math.max(3, word.length - 1))))
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .join(' ')
    .trim()
}
