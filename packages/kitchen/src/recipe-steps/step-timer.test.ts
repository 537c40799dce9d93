import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timerAt, timerLabelAt } from './step-timer'

const first = (text: string) => {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) continue
    const found = timerAt(text, at)
    if (found) return found.timer
  }
  return undefined
}

const minute = 60
const hour = 3600

describe('a timer', () => {
  test.each([
    ['simmer for 10–12 minutes', 10 * minute, 12 * minute],
    ['simmer 10-12 mins', 10 * minute, 12 * minute],
    ['simmer for 10 to 12 minutes', 10 * minute, 12 * minute],
    ['cook between 5 and 10 minutes', 5 * minute, 10 * minute],
    ['roast for 1 hour 30 minutes', 90 * minute, 90 * minute],
    ['roast for 1 hour, 30 minutes', 90 * minute, 90 * minute],
    ['roast for 1 hr and 15 mins', 75 * minute, 75 * minute],
    ['roast 1h30', 90 * minute, 90 * minute],
    ['roast 1h 20m', 80 * minute, 80 * minute],
    ['bake for 1½ hours', 90 * minute, 90 * minute],
    ['bake for 1 1/2 hours', 90 * minute, 90 * minute],
    ['bake for 1.5 hours', 90 * minute, 90 * minute],
    ['rest for half an hour', 30 * minute, 30 * minute],
    ['rest for half-an-hour', 30 * minute, 30 * minute],
    ['rest for a quarter of an hour', 15 * minute, 15 * minute],
    ['rest for three-quarters of an hour', 45 * minute, 45 * minute],
    ['cook for an hour', hour, hour],
    ['cook for an hour and a half', 90 * minute, 90 * minute],
    ['cook for one and a half hours', 90 * minute, 90 * minute],
    ['cook for two hours', 2 * hour, 2 * hour],
    ['cook for 1 to 1½ hours', hour, 90 * minute],
    ['bake 45 minutes to 1 hour', 45 * minute, hour],
    ['bake 1 hour to 1 hour 15 minutes', hour, 75 * minute],
    ['stir for 30 secs', 30, 30],
    ['stir for 30 seconds', 30, 30],
    ['boil for about 20 min', 20 * minute, 20 * minute],
    ['boil for 20 min.', 20 * minute, 20 * minute],
    ['fry for a minute or two', minute, 2 * minute],
    ['fry for another minute', minute, minute],
    ['fry for another 2 minutes', 2 * minute, 2 * minute],
    ['fry for one more minute', minute, minute],
    ['fry for 2 additional minutes', 2 * minute, 2 * minute],
    ['fry for a couple of minutes', 2 * minute, 2 * minute],
    ['chill for at least 2 hours or overnight', 2 * hour, 2 * hour],
    ['a 10-minute rest', 10 * minute, 10 * minute],
    ['leave for 2½ minutes', 150, 150],
  ])('%s', (text, from, to) => expect(first(text)).toMatchObject({ from, to }))

  test.each([
    'marinate overnight',
    'serves 4',
    'after 5 minutes of rest ago',
    'started 5 minutes ago',
    'wait a few minutes',
    'stir every 10 minutes',
    'uncover for the last 5 minutes',
    'roast for 20 minutes per 500g',
    'roast for 20 minutes for every pound',
    'use within 2 hours',
    'add 10 minutes before the end',
    'a 30-minute meal',
    'a minute less than the packet says',
    'keeps for 3 hours',
    'cook 0 minutes',
    'store for 3 days',
    '10 mint leaves',
    '5 hot chillies',
    '2 seconded motions',
    'minutes',
    '',
  ])('%j has none', (text) => expect(first(text)).toBeUndefined())

  test.each([
    'fry 2-3 mins each side',
    'fry 2 minutes per side',
    'fry 2 minutes on each side',
    'fry 2 minutes a side',
  ])('%s is for each side', (text) => expect(first(text)?.eachSide).toBe(true))

  test('is not for each side otherwise', () => {
    expect(first('fry for 2 minutes, then each side')).not.toHaveProperty('eachSide')
  })
})

describe('the activity', () => {
  test.each([
    ['Simmer for 10 minutes', 'simmer'],
    ['Bring to the boil, then simmer for 10 minutes', 'simmer'],
    ['Simmer, stirring occasionally, for 10 minutes', 'simmer'],
    ['Cook until the onions soften, about 5 minutes', 'cook'],
    ['Bake until golden brown, 20 minutes', 'bake'],
    ['Leave to rest for 10 minutes', 'rest'],
    ['Sauté over a medium heat for 5 minutes', 'sauté'],
    ['saute for 5 minutes', 'sauté'],
    ['Return to the oven for 10 minutes', 'bake'],
    ['Put it in the fridge for 2 hours', 'chill'],
    ['Refrigerate for 2 hours', 'chill'],
    ['Let the dough rise for 1 hour', 'prove'],
    ['For 10 minutes, knead the dough', 'knead'],
    ['Boil the pasta. Drain it. Rest for 5 minutes', 'rest'],
    ['Stir-fry for 3 minutes', 'stir-fry'],
    ['Stirring all the time, wait for 3 minutes', 'stir'],
  ])('%s: %s', (text, label) => expect(first(text)?.label).toBe(label))

  test('may be unknown', () => {
    expect(first('Wait for 5 minutes')).toEqual({ from: 300, to: 300 })
    expect(timerLabelAt('', 0, 0)).toBeUndefined()
  })
})

test('no text gives a timer that runs backwards or not at all', () => {
  const piece = fc.constantFrom(
    '1',
    '½',
    '10',
    '-',
    'to',
    'hour',
    'minutes',
    'and a half',
    'half an',
    'secs',
    'or two',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const timer = first(pieces.join(' '))
      if (timer) {
        expect(timer.to).toBeGreaterThan(0)
        expect(timer.from).toBeLessThanOrEqual(timer.to)
      }
    }),
  )
})
