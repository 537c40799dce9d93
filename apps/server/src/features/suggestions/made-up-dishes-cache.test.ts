import { indexStock } from '@larder/kitchen/recipe-coverage/stock-index'
import { fixedDay, generatedLots } from '@larder/kitchen/testing/generated-kitchen'
import { expect, test, vi } from 'vitest'
import { WorkerError } from '../../workers/worker-error'
import { type DishMaker, inlineDishMaker } from './dish-maker'
import { createMadeUpDishes } from './made-up-dishes'

const member = { accountId: 'ana', householdId: 'home' }
const recipes = { idsOf: async () => new Map<string, number>(), store: async () => new Map<string, number>() }
const kitchen = () => ({
  stock: indexStock(generatedLots(120, 3), { today: fixedDay }),
  eaters: [],
  assume: ['salt', 'olive-oil'],
})

function counted(make: DishMaker['make']) {
  const makeDishes = vi.fn(make)
  return {
    makeDishes,
    madeUp: createMadeUpDishes({ recipes, maker: { ...inlineDishMaker, make: makeDishes } }),
  }
}

test('one stock is computed once, also concurrently', async () => {
  const { makeDishes, madeUp } = counted(inlineDishMaker.make)
  const [home, shop] = [kitchen(), kitchen()]
  const [first, second] = await Promise.all([madeUp.of(member, home), madeUp.of(member, home)])
  expect(first.length).toBeGreaterThan(0)
  expect([second, await madeUp.of(member, home)]).toEqual([first, first])
  expect(makeDishes).toHaveBeenCalledTimes(1)
  await madeUp.of(member, shop)
  await madeUp.of(member, home, { servings: 5 })
  expect(makeDishes).toHaveBeenCalledTimes(3)
})

test('with a full queue nothing is made up, and the next request tries again', async () => {
  const home = kitchen()
  const { makeDishes, madeUp } = counted(inlineDishMaker.make)
  makeDishes.mockRejectedValueOnce(new WorkerError('busy'))
  expect(await madeUp.of(member, home)).toEqual([])
  expect((await madeUp.of(member, home)).length).toBeGreaterThan(0)
})

test('other errors are not hidden', async () => {
  const { makeDishes, madeUp } = counted(inlineDishMaker.make)
  makeDishes.mockRejectedValueOnce(new TypeError('no stock'))
  await expect(madeUp.of(member, kitchen())).rejects.toThrow('no stock')
})
