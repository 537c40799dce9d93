import { indexStock } from '@larder/kitchen/recipe-coverage/stock-index'
import { fixedDay, generatedLots } from '@larder/kitchen/testing/generated-kitchen'
import { expect, test, vi } from 'vitest'
import { WorkerError } from '../../workers/worker-error'
import { type DishMaker, inlineDishMaker } from './dish-maker'
import { createMadeUpDishes } from './made-up-dishes'

const hand = { accountId: 'ana', householdId: 'home' }
const recipes = { idsOf: async () => new Map<string, number>(), store: async () => new Map<string, number>() }
const kitchen = () => ({
  stock: indexStock(generatedLots(120, 3), { today: fixedDay }),
  eaters: [],
  assume: ['salt', 'olive-oil'],
})

function counted(make: DishMaker['make']) {
  const asked = vi.fn(make)
  return { asked, madeUp: createMadeUpDishes({ recipes, maker: { ...inlineDishMaker, make: asked } }) }
}

test('the same stock is asked about once, also by several at once', async () => {
  const { asked, madeUp } = counted(inlineDishMaker.make)
  const [home, shop] = [kitchen(), kitchen()]
  const [first, second] = await Promise.all([madeUp.of(hand, home), madeUp.of(hand, home)])
  expect(first.length).toBeGreaterThan(0)
  expect([second, await madeUp.of(hand, home)]).toEqual([first, first])
  expect(asked).toHaveBeenCalledTimes(1)
  await madeUp.of(hand, shop)
  await madeUp.of(hand, home, { servings: 5 })
  expect(asked).toHaveBeenCalledTimes(3)
})

test('where too many wait there is nothing made up, and the next asks anew', async () => {
  const home = kitchen()
  const { asked, madeUp } = counted(inlineDishMaker.make)
  asked.mockRejectedValueOnce(new WorkerError('busy'))
  expect(await madeUp.of(hand, home)).toEqual([])
  expect((await madeUp.of(hand, home)).length).toBeGreaterThan(0)
})

test('what is wrong otherwise is not hidden', async () => {
  const { asked, madeUp } = counted(inlineDishMaker.make)
  asked.mockRejectedValueOnce(new TypeError('no stock'))
  await expect(madeUp.of(hand, kitchen())).rejects.toThrow('no stock')
})
