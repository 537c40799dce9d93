import type { Day } from '../date/day'
import { addDays } from '../date/day'
import type { Eater } from '../diet/eater'
import { amountOf } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import type { ExpiryKind, Lot } from '../stock/lot'
import { fixedDay } from './generated-kitchen'

/** A quantity as said aloud. Example: `quantity('500 g')`, `quantity('2')` are two pieces. */
export function quantity(written: string): Quantity {
  const [many = '1', unit = 'piece'] = written.split(' ')
  return { amount: amountOf(Number(many)), unit }
}

/** A line of a recipe as said aloud. Example: `line('200 g spinach')`, `line('spinach')` to taste, `line('2 lemon?')` optional. */
export function line(written: string): RecipeLine {
  const words = written.replace('?', '').split(' ')
  const optional = written.endsWith('?') ? { optional: true } : {}
  const foodId = words.at(-1) ?? ''
  if (words.length === 1) return { text: foodId, foodId, ...optional }
  return { text: written, foodId, quantity: quantity(words.slice(0, -1).join(' ')), ...optional }
}

let lastLot = 0

/** A lot as said aloud; days left make it dated. Example: `lot('200 g spinach', 1)`, `lot('1 l whole-milk', 3, 'best-before')`. */
export function lot(written: string, daysLeft?: number, kind: ExpiryKind = 'use-by'): Lot {
  const words = written.split(' ')
  const foodId = words.at(-1) ?? ''
  lastLot += 1
  return {
    id: lastLot,
    foodId,
    name: foodId.replaceAll('-', ' '),
    quantity: quantity(words.slice(0, -1).join(' ')),
    location: 'fridge',
    ...(daysLeft === undefined
      ? {}
      : { expiry: { day: addDays(fixedDay, daysLeft), source: 'printed', kind } }),
    since: fixedDay,
  }
}

let lastRecipe = 0

/** A recipe of lines as said aloud, for two. Example: `recipe(['200 g spinach', '3 egg'])`. */
export function recipe(lines: readonly (string | RecipeLine)[], more: Partial<Recipe> = {}): Recipe {
  lastRecipe += 1
  return {
    id: lastRecipe,
    title: `Dish ${lastRecipe}`,
    servings: 2,
    occasions: [],
    tags: [],
    lines: lines.map((one) => (typeof one === 'string' ? line(one) : one)),
    ...more,
  }
}

/** Somebody at the table. Example: `eater({ diets: ['vegan'] })`. */
export function eater(more: Partial<Eater> = {}): Eater {
  return { name: 'Mia', portions: 1, diets: [], avoids: [], ...more }
}

/** So many days from the day all tests live on. Example: `inDays(-1)` is yesterday. */
export function inDays(days: number): Day {
  return addDays(fixedDay, days)
}
