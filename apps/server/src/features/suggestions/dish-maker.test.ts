import { indexStock } from '@larder/kitchen/recipe-coverage/stock-index'
import type { Lot } from '@larder/kitchen/stock/lot'
import { fixedDay, generatedLots } from '@larder/kitchen/testing/generated-kitchen'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../log'
import { createDishMaker, type DishMaker } from './dish-maker'
import { type MakeDishesTask, makeDishes } from './make-dishes'

let maker: DishMaker | undefined
afterEach(() => maker?.close())

const log = createLog('silent')
const lots: Lot[] = generatedLots(120, 3)
const task: MakeDishesTask = {
  stock: indexStock(lots, { today: fixedDay }),
  eaters: [{ name: 'Mia', portions: 1, diets: [], avoids: [{ allergen: 'nuts', severity: 'high' }] }],
  assume: ['salt', 'black-pepper', 'olive-oil'],
  servings: 2,
  rounds: 2,
}

const limits = { atOnce: 1, waiting: 1, endedMs: 600_000, idleMs: 1000 }

test('makes up dishes in a worker without blocking other requests', async () => {
  maker = createDishMaker({ log, limits })
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
  }, 5)
  const dishes = await maker.make(task)
  clearInterval(clock)
  expect(ticks).toBeGreaterThan(2)
  expect(dishes.length).toBeGreaterThan(0)
  expect(dishes).toEqual(makeDishes(task))
})

test('rejects on a full queue, on a failure and once closed', async () => {
  maker = createDishMaker({ log, limits })
  const broken = { ...task, stock: null as never }
  const results = await Promise.allSettled([maker.make(broken), maker.make(task), maker.make(task)])
  expect(results).toMatchObject([
    { status: 'rejected', reason: { reason: 'broken' } },
    { status: 'fulfilled' },
    { status: 'rejected', reason: { reason: 'busy' } },
  ])
  await maker.close()
  await expect(maker.make(task)).rejects.toMatchObject({ reason: 'stopped' })
})
