import { describe, expect, test } from 'vitest'
import { isSameFood, markSeenBefore } from './further-photo'

describe('isSameFood', () => {
  test.each([
    [{ name: 'Egg', foodId: 'egg' }, { name: 'Eggs', foodId: 'egg' }, true],
    [{ name: 'Chutney' }, { name: ' chutney ' }, true],
    [{ name: 'Chutney' }, { name: 'Chutney', foodId: 'chutney' }, false],
    [{ name: 'Egg', foodId: 'egg' }, { name: 'Egg', foodId: 'egg-white' }, false],
  ])('%o and %o: %s', (a, b, same) => {
    expect(isSameFood(a, b)).toBe(same)
  })
})

describe('markSeenBefore', () => {
  test('what an earlier photo shows is not preselected, the rest stays as it is', () => {
    const milk = { name: 'Milk', foodId: 'whole-milk', ticked: true }
    const doubtful = { name: 'Cream', foodId: 'cream', ticked: false }
    const eggs = { name: 'Eggs', foodId: 'egg', ticked: true }
    expect(markSeenBefore([{ name: 'Egg', foodId: 'egg' }], [eggs, milk, doubtful])).toEqual([
      { ...eggs, ticked: false, seenBefore: true },
      milk,
      doubtful,
    ])
  })
})
