import { randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { expect, test } from 'vitest'
import { drawJourney, journeys } from '../journeys/journey'
import type { SoakHome } from '../soak-home'
import { createSoakTally } from './soak-tally'

test('an answer that met a measurement is counted and not timed', async () => {
  const tally = createSoakTally()
  const before = tally.round()
  await tally.untimed(async () => expect(tally.round()).toBeUndefined())
  expect(tally.round()).not.toBe(before)
  tally.recordResponse('inventory.list', Number.NaN, false)
  tally.recordResponse('inventory.list', 12, false)
  tally.recordResponse('scan.photo', 300, true)
  expect(tally.nextMinute()).toEqual({ requests: 3, quick: [12], heavy: [300] })
  expect(tally.nextMinute()).toEqual({ requests: 0, quick: [], heavy: [] })
})

test('a mistake is reported once with its first example, however often it occurs', () => {
  const tally = createSoakTally()
  for (const id of [7, 8]) tally.recordMistake('use some: item … is gone', `item ${id} is gone`)
  expect([...tally.mistakes]).toEqual([['use some: item … is gone', { count: 2, example: 'item 7 is gone' }]])
})

test('every journey is walked sooner or later, some once in a home’s life, and full shelves are tidied first', () => {
  const home = { die: randomSource(7), stock: 0, journeysDone: new Set() } as Pick<
    SoakHome,
    'die' | 'stock' | 'journeysDone'
  > as SoakHome
  const walked = Array.from({ length: 2000 }, () => drawJourney(home).name)
  for (const { name, once } of journeys) {
    const times = walked.filter((one) => one === name).length
    expect(times, name).toBeGreaterThan(0)
    if (once) expect(times, name).toBe(1)
  }
  home.stock = 1000
  expect(drawJourney(home).name).toBe('trim stock')
})
