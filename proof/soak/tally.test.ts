import { dieOf } from '@larder/kitchen/testing/generated-kitchen'
import { expect, test } from 'vitest'
import type { Home } from './home'
import { journeys, nextJourney } from './journeys/journey'
import { openTally } from './tally'

test('an answer that met a measurement is counted and not timed', async () => {
  const tally = openTally()
  const before = tally.round()
  await tally.untimed(async () => expect(tally.round()).toBeUndefined())
  expect(tally.round()).not.toBe(before)
  tally.answered('inventory.list', Number.NaN, false)
  tally.answered('inventory.list', 12, false)
  tally.answered('scan.photo', 300, true)
  expect(tally.nextMinute()).toEqual({ requests: 3, quick: [12], heavy: [300] })
  expect(tally.nextMinute()).toEqual({ requests: 0, quick: [], heavy: [] })
})

test('a mistake is told once with its first example, however often it is made', () => {
  const tally = openTally()
  for (const id of [7, 8]) tally.mistaken('use some: item … is gone', `item ${id} is gone`)
  expect([...tally.mistakes]).toEqual([['use some: item … is gone', { count: 2, example: 'item 7 is gone' }]])
})

test('every journey is walked sooner or later, some once in a home’s life, and full shelves are tidied first', () => {
  const home = { die: dieOf(7), stock: 0, walked: new Set() } as Pick<
    Home,
    'die' | 'stock' | 'walked'
  > as Home
  const walked = Array.from({ length: 2000 }, () => nextJourney(home).name)
  for (const { name, once } of journeys) {
    const times = walked.filter((one) => one === name).length
    expect(times, name).toBeGreaterThan(0)
    if (once) expect(times, name).toBe(1)
  }
  home.stock = 1000
  expect(nextJourney(home).name).toBe('tidy the shelf')
})
