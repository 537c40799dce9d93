import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { freshness, isUnsafe } from '@larder/kitchen/expiry/freshness'
import type { Expiry } from '@larder/kitchen/stock/lot'
import { toItemExpiry } from '../../../food/expiry/item-expiry'

/** A food in stock that a dish can be built around. */
export interface FoodChoice {
  readonly name: string
  readonly foodId: string | undefined
  readonly category: InventoryItem['category']
  /** Its expiry date, if it has one. */
  readonly day: Day | undefined
  /** For example 'Best before tomorrow', if it is urgent. */
  readonly hurry: string | undefined
}

const maxPreselected = 6

/** Lists the foods in stock that may still be eaten, each once, the soonest to spoil first. */
export function listFoodChoices(items: readonly InventoryItem[], today: Day): readonly FoodChoice[] {
  const dated = items
    .map((item) => ({ item, expiry: toItemExpiry(item) }))
    .filter(({ item, expiry }) => item.amount !== '0' && !(expiry && isUnsafe({ expiry }, today)))
    .toSorted((a, b) => ((a.expiry?.day ?? '~') < (b.expiry?.day ?? '~') ? -1 : 1))
  const choices = new Map<string, FoodChoice>()
  const foods = new Set<string>()
  for (const { item, expiry } of dated) {
    const { foodId, category } = item
    // The maximum length of a food name in the request.
    const name = item.name.slice(0, 80).trim()
    if (choices.has(name) || (foodId !== undefined && foods.has(foodId))) continue
    if (foodId !== undefined) foods.add(foodId)
    choices.set(name, {
      name,
      foodId,
      category,
      day: expiry?.day,
      hurry: expiry && formatUrgency(expiry, today),
    })
  }
  return [...choices.values()]
}

function formatUrgency(expiry: Expiry, today: Day): string | undefined {
  const { state, word } = freshness({ expiry }, today)
  return state === 'good' ? undefined : word
}

/** Returns the foods that should be used first. */
export function preselectFoods(choices: readonly FoodChoice[]): readonly string[] {
  return choices
    .filter(({ day }) => day !== undefined)
    .slice(0, maxPreselected)
    .map(({ name }) => name)
}
