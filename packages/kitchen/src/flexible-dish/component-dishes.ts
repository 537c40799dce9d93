import type { Day } from '../date/day'
import { toQuantity } from '../quantity/quantity'
import type { HeldLot, StockIndex } from '../recipe-coverage/stock-index'
import type { FillRequest, FlexibleDish } from './fill-dish'
import { flexibleDishes } from './flexible-dishes'

/** So many dishes are made of one cooked food. */
const mostDishes = 5
/** More of it than any table eats: how much is cooked is decided by the dish that is chosen. */
const plenty = 5000

// What any shop has and most dishes start from; what of it is not in the house is bought.
const basics: readonly string[] = [
  'onion',
  'garlic',
  'ginger',
  'carrot',
  'red-bell-pepper',
  'spinach',
  'frozen-peas',
  'potato',
  'lemon',
  'vegetable-oil',
  'olive-oil',
  'canned-tomatoes',
  'coconut-milk',
  'curry-powder',
  'cumin',
  'chicken-broth',
  'white-rice',
  'dry-pasta',
  'egg',
  'cheddar-cheese',
  'flour-tortilla',
  'soy-sauce',
  'butter',
]

/**
 * Dishes that are made from a cooked food which another dish will leave over, with what is in the house; where that makes none,
 * with what any shop has. Example: `componentDishes(stock, 'cooked-chicken', { eaters, servings: 2 })[0]?.recipe.title` is
 * 'Thai Chicken and Spinach Curry'.
 */
export function componentDishes(stock: StockIndex, foodId: string, ask: FillRequest): FlexibleDish[] {
  const wish = { ...ask, meal: 'dinner', uses: foodId, limit: mostDishes } as const
  const own = flexibleDishes(withFoods(stock, [foodId]), wish)
  return own.length > 0 ? own : flexibleDishes(withFoods(stock, [foodId, ...basics]), wish)
}

/** The stock with plenty of these too; the first leads, and nothing else presses. */
function withFoods(stock: StockIndex, foods: readonly string[]): StockIndex {
  const calm = new Map<string, readonly HeldLot[]>()
  for (const [foodId, lots] of stock)
    calm.set(
      foodId,
      lots.map((held) => ({ ...held, urgency: 0 })),
    )
  foods.forEach((foodId, at) => {
    if (at > 0 && calm.has(foodId)) return
    const quantity = toQuantity(plenty, 'g')
    const lot = { id: 0, foodId, name: foodId, quantity, location: 'fridge', since: someDay } as const
    calm.set(foodId, [{ lot, foodId, in: 'g', value: plenty, urgency: at === 0 ? 1 : 0 }])
  })
  return calm
}

const someDay = '2000-01-01' as Day
