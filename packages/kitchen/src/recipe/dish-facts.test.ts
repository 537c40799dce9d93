import { describe, expect, test } from 'vitest'
import { areServedTogether, canBecome, minutesOnTheDay } from './dish-facts'

describe('minutesOnTheDay', () => {
  test('a dish that waits overnight is begun the evening before', () => {
    const facts = { name: 'oats', role: 'breakfast', waitMinutes: 480 } as const
    expect(minutesOnTheDay({ minutes: 500, facts })).toBe(20)
  })

  test('a shorter wait counts: fruit that freezes for two hours is no quick breakfast', () => {
    const facts = { name: 'shake', role: 'breakfast', waitMinutes: 120 } as const
    expect(minutesOnTheDay({ minutes: 130, facts })).toBe(130)
    expect(minutesOnTheDay({ minutes: 130 })).toBe(130)
    expect(minutesOnTheDay({})).toBeUndefined()
  })
})

describe('areServedTogether', () => {
  const stew = { facts: { name: 'stew', role: 'main', goesWith: ['bread'] } } as const
  const bread = { facts: { name: 'bread', role: 'side' } } as const
  test('whichever of the two names the other', () => {
    expect(areServedTogether(stew, bread)).toBe(true)
    expect(areServedTogether(bread, stew)).toBe(true)
    expect(areServedTogether(bread, bread)).toBe(false)
    expect(areServedTogether(stew, {})).toBe(false)
  })
})

test('leftovers become only the dishes that are named', () => {
  const roast = { facts: { name: 'roast', role: 'main', leftoversBecome: ['pie'] } } as const
  const pie = { facts: { name: 'pie', role: 'main' } } as const
  expect([canBecome(roast, pie), canBecome(pie, roast), canBecome(roast, {}), canBecome({}, pie)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
