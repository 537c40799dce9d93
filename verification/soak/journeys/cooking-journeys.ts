import { cooking } from '@larder/contract/cooking'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { assertHolds, type SoakHome } from '../soak-home'
import { fetchStock } from './inventory-journeys'

/** Asks what to cook, cooks it, books what it took, keeps a portion and eats that, too. */
export async function cookDish(home: SoakHome): Promise<void> {
  const { data } = await home.call(suggestions.list, { query: { occasion: 'dinner' } })
  assertHolds(!data.sample, 'a cook was shown the sample kitchen')
  const [dish] = data.suggestions
  if (!dish) return
  const { data: recipe } = await home.call(recipes.get, { params: { id: dish.id }, query: { servings: 2 } })
  assertHolds(
    recipe.title === dish.title && recipe.servings === 2,
    'another recipe opened than was suggested',
  )
  const dishes = [{ recipeId: recipe.id, version: recipe.version, servings: 2 }]
  const params = { id: crypto.randomUUID() }
  for (let step = 0; step < Math.min(3, recipe.steps.length); step += 1) {
    const body = { dishes, state: { step, moves: step, timers: [] } }
    const { data: state } = await home.call(cooking.save, { params, body })
    assertHolds(state.state.step === step, 'the stove is at another step')
  }
  const { data: current } = await home.call(cooking.current, {}, home.cooks.at(-1))
  assertHolds(
    current.some(({ id }) => id === params.id),
    'what is on the stove is not shown',
  )
  await finish(home, params.id, dishes)
}

async function finish(
  home: SoakHome,
  cookingId: string,
  dishes: { recipeId: number; version: number; servings: number }[],
): Promise<void> {
  const [dish] = dishes
  if (!dish) return
  const { data: deduction } = await home.call(cooking.deduction, { body: { dishes } })
  const takes = deduction.flatMap((line) => line.takes.map(({ itemId, amount }) => ({ itemId, amount })))
  const body = {
    cookingId,
    dishes,
    takes,
    kept: [{ recipeId: dish.recipeId, portions: '1' }],
    action: crypto.randomUUID(),
  }
  const { data: done } = await home.call(cooking.finish, { body })
  const [leftover] = done.leftovers
  assertHolds(leftover?.amount === '1', 'the portion that was kept is not there')
  const again = await home.call(cooking.finish, { body })
  assertHolds(again.data.booking === done.booking, 'the same dish was booked twice')
  assertHolds(
    (await fetchStock(home)).some(({ id }) => id === leftover.id),
    'leftovers are not in the fridge',
  )
  const { data: history } = await home.call(cooking.history, { query: {} })
  assertHolds(history[0]?.recipe.id === dish.recipeId, 'what was cooked is not in the history')
  if (home.die.chance(0.2) && done.booking !== undefined) {
    await home.call(inventory.undo, { params: { id: done.booking } })
    assertHolds(
      !(await fetchStock(home)).some(({ id }) => id === leftover.id),
      'undone leftovers are still there',
    )
    return
  }
  await home.call(inventory.take, { params: { id: leftover.id }, body: { amount: 'all' } })
}

/** Leafs through the recipes; a favourite is one from then on. */
export async function browseRecipes(home: SoakHome): Promise<void> {
  const search = home.die.oneOf(['rice', 'soup', 'lemn', 'chicken', 'bean salad', 'spinach', ''])
  const { data: found } = await home.call(recipes.search, { query: { search } })
  const meal = found[0]
  await home.call(recipes.groups, { query: {} })
  await home.call(recipes.top, { query: {} })
  if (!meal) return
  const params = { id: meal.id }
  const wanted = !meal.favourite
  const { data } = await home.call(recipes.favourite, { params, body: { favourite: wanted } })
  assertHolds(data.favourite === wanted, 'a favourite is none')
  const stars = home.die.upTo(5)
  await home.call(recipes.rate, { params, body: { stars } })
  const { data: details } = await home.call(recipes.get, { params, query: {} })
  assertHolds(details.yourRating === stars && details.favourite === wanted, 'stars or favourite were lost')
  await home.call(recipes.substitutes, { params: { ...params, place: 0 }, query: {} })
}
