import { dishRoleOf } from '../recipe/dish-role'
import type { StockIndex } from '../recipe-coverage/stock-index'
import { findMustUseLots } from '../suggestions/must-use'
import { findAvailableFoods } from './available-foods'
import type { FlexibleDish } from './fill-dish'
import {
  dishToRecipe,
  type FlexibleDishRequest,
  flexibleDishes,
  flexibleDishesFrom,
  leadingFoods,
} from './flexible-dishes'

/** Number of foods that must be used for which dishes are made on purpose. Example: `maxFocusedFoods` is 16. */
const maxFocusedFoods = 16
/** Number of meals, and of dishes beside a meal, made for each of them. */
const [mealsEach, besideEach] = [4, 2]

/**
 * Returns flexible dishes for several meals. The first round uses the whole stock; each further round leaves out the leading
 * foods of the previous round's best dish, so that the next urgent food leads. Each food that must be used now gets dishes of
 * its own besides, so that none is left out because another one is more urgent. No title occurs twice: to a cook, a hash of roast potatoes and one of mashed potatoes are one dish. Example: with chicken
 * for today and salmon for tomorrow the first round has a chicken pie, the second one salmon noodles.
 */
export function flexibleDishesForMeals(
  stock: StockIndex,
  request: FlexibleDishRequest,
  rounds: number,
): FlexibleDish[] {
  const dishes = new Map<string, FlexibleDish>()
  const add = (all: readonly FlexibleDish[]) => {
    for (const dish of all) {
      const { title } = dish.recipe
      if (!dishes.has(title)) dishes.set(title, dish)
    }
  }
  let remaining = stock
  for (let round = 0; round < rounds; round += 1) {
    const roundDishes = flexibleDishes(remaining, request)
    const [best] = roundDishes
    if (!best) break
    add(roundDishes)
    const used = leadingFoods(best)
    if (used.size === 0) break
    remaining = new Map([...remaining].filter(([foodId]) => !used.has(foodId)))
  }
  if (request.uses === undefined) for (const focused of mustUseDishes(stock, request)) add(focused)
  return [...dishes.values()]
}

/** Returns for each food that must be used now a few meals and dishes beside a meal that use it, most urgent food first. */
function* mustUseDishes(stock: StockIndex, request: FlexibleDishRequest): Generator<FlexibleDish[]> {
  const foods = new Set(findMustUseLots(stock).map(({ foodId }) => foodId))
  if (foods.size === 0) return
  const available = findAvailableFoods(stock, request.eaters)
  for (const uses of [...foods].slice(0, maxFocusedFoods)) {
    const made = flexibleDishesFrom(available, { ...request, uses, limit: Number.POSITIVE_INFINITY })
    const meals = made.filter((dish) => isMeal(dish))
    const beside = made.filter((dish) => !isMeal(dish))
    // By then the meals may have used up whatever else a side would like, so one needs nothing but the food itself.
    const plain = flexibleDishesFrom(available, {
      ...request,
      uses,
      plain: true,
      limit: Number.POSITIVE_INFINITY,
    })
    yield [
      ...meals.slice(0, mealsEach),
      ...beside.slice(0, besideEach),
      ...plain.filter((dish) => !isMeal(dish)).slice(0, besideEach),
    ]
  }
}

function isMeal(dish: FlexibleDish): boolean {
  const role = dishRoleOf(dishToRecipe(dish, 0))
  return role === 'main' || role === 'breakfast'
}
