import { expect, test } from 'vitest'
import { createUnhurriedPlanning } from './unhurried-planning'

test('two runs over the same households have the same seeds, whatever their ids', async () => {
  const runs = [1, 2].map(() => createUnhurriedPlanning())
  const [first, second] = runs.map(({ seeds }, run) =>
    ['a', 'b', 'a'].map((id) => [seeds.ofHousehold(`${id}${run}`), seeds.newPlan()]),
  )
  expect(first).toEqual(second)
  expect(first?.[0]?.[0]).not.toBe(first?.[1]?.[0])
  expect(first?.[0]?.[0]).toBe(first?.[2]?.[0])
  for (const { planner } of runs) await planner.close()
})
