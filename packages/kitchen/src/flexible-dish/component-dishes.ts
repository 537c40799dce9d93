import type { Day } from '../date/day'
import { toQuantity } from '../quantity/quantity'
import type { HeldLot, StockIndex } from '../recipe-coverage/stock-index'
import type { FillRequest, FlexibleDish } from './fill-dish'
import { flexibleDishes } from './flexible-dishes'

/** Maximum number of dishes for one cooked food. */
const maxDishes = 5
/** Grams assumed to be available; the chosen dish decides how much is cooked. */
const plentyGrams = 5000

// Basics that any shop has and most dishes start from; those not in stock are bought.
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
 * Returns dishes made from a cooked food that another dish will leave over, using the stock; if there are none, using basics
 * that any shop has. Example: `componentDishes(stock, 'cooked-chicken', { eaters, servings: 2 })[0]?.recipe.title` is 'Thai
 * Chicken and Spinach Curry'.
 */
export function componentDishes(stock: StockIndex, foodId: string, request: FillRequest): FlexibleDish[] {
  const dishRequest = { ...request, meal: 'dinner', uses: foodId, limit: maxDishes } as const
  const dishes = flexibleDishes(withFoods(stock, [foodId]), dishRequest)
  return dishes.length > 0 ? dishes : flexibleDishes(withFoods(stock, [foodId, ...basics]), dishRequest)
}

/** Adds plenty of these foods to the stock. Only the first one is urgent. */
function withFoods(stock: StockIndex, foods: readonly string[]): StockIndex {
  const result = new Map<string, readonly HeldLot[]>()
  for (const [foodId, lots] of stock)
    result.set(
      foodId,
      lots.map((held) => ({ ...held, urgency: 0 })),
    )
  foods.forEach((foodId, at) => {
    if (at > 0 && result.has(foodId)) return
    const quantity = toQuantity(plentyGrams, 'g')
    const lot = { id: 0, foodId, name: foodId, quantity, location: 'fridge', since: anyDay } as const
    result.set(foodId, [{ lot, foodId, in: 'g', value: plentyGrams, urgency: at === 0 ? 1 : 0 }])
  })
  return result
}

const anyDay = '2000-01-01' as Day
