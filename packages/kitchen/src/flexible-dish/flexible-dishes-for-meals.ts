import type { StockIndex } from '../recipe-coverage/stock-index'
import type { FlexibleDish } from './fill-dish'
import { type FlexibleDishRequest, flexibleDishes, leadingFoods } from './flexible-dishes'

/**
 * Returns flexible dishes for several meals. The first round uses the whole stock; each further round leaves out the leading
 * foods of the previous round's best dish, so that the next urgent food leads. No dish occurs twice. Example: with chicken for
 * today and salmon for tomorrow the first round has a chicken pie, the second one salmon noodles.
 */
export function flexibleDishesForMeals(
  stock: StockIndex,
  request: FlexibleDishRequest,
  rounds: number,
): FlexibleDish[] {
  const dishes = new Map<string, FlexibleDish>()
  let remaining = stock
  for (let round = 0; round < rounds; round += 1) {
    const roundDishes = flexibleDishes(remaining, request)
    const [best] = roundDishes
    if (!best) break
    for (const dish of roundDishes) {
      const { title, ingredients } = dish.recipe
      const key = JSON.stringify([title, ingredients])
      if (!dishes.has(key)) dishes.set(key, dish)
    }
    const used = leadingFoods(best)
    if (used.size === 0) break
    remaining = new Map([...remaining].filter(([foodId]) => !used.has(foodId)))
  }
  return [...dishes.values()]
}
