import type { StockIndex } from '../recipe-coverage/stock-index'
import type { FlexibleDish } from './fill-dish'
import { type FlexibleDishRequest, flexibleDishes, leadingFoods } from './flexible-dishes'

/**
 * Flexible dishes for several meals: once the whole stock is asked, then again and again without the foods that the best dish
 * of the round before was built on, so that what spoils next leads too. No dish comes twice. Example: with chicken for today
 * and salmon for tomorrow the first round has a chicken pie, the second one salmon noodles.
 */
export function flexibleDishesForMeals(
  stock: StockIndex,
  ask: FlexibleDishRequest,
  rounds: number,
): FlexibleDish[] {
  const dishes = new Map<string, FlexibleDish>()
  let left = stock
  for (let round = 0; round < rounds; round += 1) {
    const made = flexibleDishes(left, ask)
    const [best] = made
    if (!best) break
    for (const dish of made) {
      const { title, ingredients } = dish.recipe
      const name = JSON.stringify([title, ingredients])
      if (!dishes.has(name)) dishes.set(name, dish)
    }
    const used = leadingFoods(best)
    if (used.size === 0) break
    left = new Map([...left].filter(([foodId]) => !used.has(foodId)))
  }
  return [...dishes.values()]
}
