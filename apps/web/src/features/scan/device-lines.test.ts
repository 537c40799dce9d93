import type { Day } from '@larder/kitchen/date/day'
import { afterEach, expect, test } from 'vitest'
import { setEnglish } from '../../english'
import { type DeviceDetection, toDeviceLines } from './device-lines'

afterEach(() => setEnglish(undefined))

const today = '2026-11-15' as Day
const area = { left: 0, top: 0, width: 0.5, height: 1 }
const seen = (guesses: [string, number][], count?: number): DeviceDetection => ({
  guesses: guesses.map(([label, confidence]) => ({ label, confidence })),
  area,
  count,
})

test('maps detections on the device with the rules of the kitchen', () => {
  const [banana] = toDeviceLines(
    [
      seen(
        [
          ['banana', 0.97],
          ['lemon', 0.06],
          ['pear', 0.05],
        ],
        3,
      ),
    ],
    today,
  )
  expect(banana).toMatchObject({
    key: '1',
    amount: '3',
    foodId: 'banana',
    category: 'Fruits',
    confidence: 97,
    ticked: true,
    expirySource: 'estimated',
    isFood: 'food',
    area,
  })
  expect(banana?.others.map(({ name }) => name)).toEqual(['Lemon', 'Pear'])
})

test('offers nothing below the floor and no thing by two names', () => {
  const [banana, spaghetti] = toDeviceLines(
    [
      seen([
        ['banana', 0.97],
        ['lemon', 0.02],
      ]),
      seen([
        ['spaghetti', 0.5],
        ['noodles', 0.2],
        ['pasta', 0.1],
      ]),
    ],
    today,
  )
  expect(banana?.others).toEqual([])
  expect(spaghetti).toMatchObject({ name: 'Spaghetti', confidence: 80, others: [] })
})

test('each food once, most likely first; doubtful ones unticked, other things omitted', () => {
  const lines = toDeviceLines(
    [
      seen([
        ['lemon', 0.4],
        ['lime', 0.3],
      ]),
      seen([['banana', 0.7]]),
      seen([['banana', 0.9]]),
      seen([['_background', 0.9]]),
      seen([['apple', 0.05]]),
    ],
    today,
  )
  expect(lines.map(({ name, confidence, ticked }) => [name, confidence, ticked])).toEqual([
    ['Banana', 90, true],
    ['Lemon', 40, false],
  ])
})

test('foods have the names of the household’s English', () => {
  const namesIn = (english: string | undefined) => {
    setEnglish(english)
    const [line] = toDeviceLines(
      [
        seen([
          ['eggplant', 0.8],
          ['zucchini', 0.1],
        ]),
      ],
      today,
    )
    return [line?.name, line?.others[0]?.name]
  }
  expect(namesIn('en-GB')).toEqual(['Aubergine', 'Courgette'])
  expect(namesIn('en-US')).toEqual(['Eggplant', 'Zucchini'])
  expect(namesIn(undefined)).toEqual(['Eggplant', 'Zucchini'])
})
