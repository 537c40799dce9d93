import { cooking } from '@larder/contract/cooking'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { type Home, must } from '../home'
import { stockOf } from './stock'

/** Asks what to cook, cooks it, books what it took, keeps a portion and eats that, too. */
export async function cookDish(home: Home): Promise<void> {
  const { data } = await home.ask(suggestions.list, { query: { occasion: 'dinner' } })
  must(!data.sample, 'a cook was shown the sample kitchen')
  const [dish] = data.suggestions
  if (!dish) return
  const { data: recipe } = await home.ask(recipes.get, { params: { id: dish.id }, query: { servings: 2 } })
  must(recipe.title === dish.title && recipe.servings === 2, 'another recipe opened than was suggested')
  const dishes = [{ recipeId: recipe.id, version: recipe.version, servings: 2 }]
  const params = { id: crypto.randomUUID() }
  for (let step = 0; step < Math.min(3, recipe.steps.length); step += 1) {
    const body = { dishes, state: { step, moves: step, timers: [] } }
    const { data: state } = await home.ask(cooking.save, { params, body })
    must(state.state.step === step, 'the stove is at another step')
  }
  const { data: current } = await home.ask(cooking.current, {}, home.cooks.at(-1))
  must(
    current.some(({ id }) => id === params.id),
    'what is on the stove is not shown',
  )
  await finish(home, params.id, dishes)
}

async function finish(
  home: Home,
  cookingId: string,
  dishes: { recipeId: number; version: number; servings: number }[],
): Promise<void> {
  const [dish] = dishes
  if (!dish) return
  const { data: deduction } = await home.ask(cooking.deduction, { body: { dishes } })
  const takes = deduction.flatMap((line) => line.takes.map(({ itemId, amount }) => ({ itemId, amount })))
  const body = {
    cookingId,
    dishes,
    takes,
    kept: [{ recipeId: dish.recipeId, portions: '1' }],
    action: crypto.randomUUID(),
  }
  const { data: done } = await home.ask(cooking.finish, { body })
  const [leftover] = done.leftovers
  must(leftover?.amount === '1', 'the portion that was kept is not there')
  const again = await home.ask(cooking.finish, { body })
  must(again.data.booking === done.booking, 'the same dish was booked twice')
  must(
    (await stockOf(home)).some(({ id }) => id === leftover.id),
    'leftovers are not in the fridge',
  )
  const { data: history } = await home.ask(cooking.history, { query: {} })
  must(history[0]?.recipe.id === dish.recipeId, 'what was cooked is not in the history')
  if (home.die.chance(0.2) && done.booking !== undefined) {
    await home.ask(inventory.undo, { params: { id: done.booking } })
    must(!(await stockOf(home)).some(({ id }) => id === leftover.id), 'undone leftovers are still there')
    return
  }
  await home.ask(inventory.take, { params: { id: leftover.id }, body: { amount: 'all' } })
}

/** Leafs through the recipes; a favourite is one from then on. */
export async function leafThrough(home: Home): Promise<void> {
  const search = home.die.oneOf(['rice', 'soup', 'lemn', 'chicken', 'bean salad', 'spinach', ''])
  const { data: found } = await home.ask(recipes.search, { query: { search } })
  const meal = found[0]
  await home.ask(recipes.groups, { query: {} })
  await home.ask(recipes.top, { query: {} })
  if (!meal) return
  const params = { id: meal.id }
  const wanted = !meal.favourite
  const { data } = await home.ask(recipes.favourite, { params, body: { favourite: wanted } })
  must(data.favourite === wanted, 'a favourite is none')
  const stars = home.die.upTo(5)
  await home.ask(recipes.rate, { params, body: { stars } })
  const { data: details } = await home.ask(recipes.get, { params, query: {} })
  must(details.yourRating === stars && details.favourite === wanted, 'stars or favourite were lost')
  await home.ask(recipes.substitutes, { params: { ...params, place: 0 }, query: {} })
}
