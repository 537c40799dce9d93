import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '../date/day'
import { daysBetween } from '../date/day'
import { readCommands } from './typed-command'

// A Wednesday.
const today = '2026-11-18' as Day
const read = (text: string) => readCommands(text, today)

test.each([
  ['add 2 l milk', [{ do: 'add', text: '2 l milk' }]],
  ['Add bread to the freezer.', [{ do: 'add', text: 'bread', to: 'freezer' }]],
  ['put 6 eggs in the fridge', [{ do: 'add', text: '6 eggs', to: 'fridge' }]],
  ['bought apples and pears', [{ do: 'add', text: 'apples and pears' }]],
  ['add rice to my kitchen', [{ do: 'add', text: 'rice' }]],
  ['used 3 eggs', [{ do: 'use', text: '3 eggs', all: false }]],
  ['We used the milk', [{ do: 'use', text: 'milk', all: false }]],
  ['use 200 g flour', [{ do: 'use', text: '200 g flour', all: false }]],
  ['used up the milk', [{ do: 'use', text: 'milk', all: true }]],
  ['the spinach is gone', [{ do: 'use', text: 'the spinach', all: true }]],
  ['put bread on the list', [{ do: 'buy', text: 'bread' }]],
  ['add 2 lemons to the shopping list', [{ do: 'buy', text: '2 lemons' }]],
  ['buy milk', [{ do: 'buy', text: 'milk' }]],
  ['we need kitchen roll', [{ do: 'buy', text: 'kitchen roll' }]],
  ['plan pasta for Friday', [{ do: 'plan', dish: 'pasta', day: '2026-11-20', meal: 'dinner' }]],
  [
    'plan pancakes for Sunday breakfast',
    [{ do: 'plan', dish: 'pancakes', day: '2026-11-22', meal: 'breakfast' }],
  ],
  ['cook lentil soup tomorrow', [{ do: 'plan', dish: 'lentil soup', day: '2026-11-19', meal: 'dinner' }]],
  ['make chilli tonight', [{ do: 'plan', dish: 'chilli', day: '2026-11-18', meal: 'dinner' }]],
  ['plan omelette for lunch on monday', [{ do: 'plan', dish: 'omelette', day: '2026-11-23', meal: 'lunch' }]],
  ['eat curry next wed', [{ do: 'plan', dish: 'curry', day: '2026-11-25', meal: 'dinner' }]],
  ['thu: risotto', [{ do: 'plan', dish: 'risotto', day: '2026-11-19', meal: 'dinner' }]],
])('%s', (text, commands) => {
  expect(read(text)).toEqual(commands)
})

test('an amount alone may be something one has or something one needs: the cook is asked', () => {
  expect(read('2 l milk')).toEqual([
    { do: 'add', text: '2 l milk' },
    { do: 'buy', text: '2 l milk' },
  ])
})

test.each(['', '   ', 'milk', 'inventory', 'add', 'used', 'buy 3', 'plan', 'pasta with peas', '42'])(
  '%j is no command but something to find',
  (text) => {
    expect(read(text)).toEqual([])
  },
)

test('any sentence is read without fail, as at most two commands whose words are its own', () => {
  const words = fc.constantFrom(
    'add',
    'used',
    'plan',
    'list',
    'the',
    'on',
    'for',
    'friday',
    '2',
    'milk',
    ':',
    'up',
  )
  const sentences = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 8 }).map((some) => some.join(' ')),
  )
  fc.assert(
    fc.property(sentences, (sentence) => {
      const commands = read(sentence)
      expect(commands.length).toBeLessThanOrEqual(2)
      for (const command of commands) {
        const said = command.do === 'plan' ? command.dish : command.text
        expect(sentence.replace(/\s+/g, ' ')).toContain(said)
        expect(said).toMatch(/\p{L}/u)
      }
    }),
  )
})

test('a planned day is today or within the next week', () => {
  const days = fc.constantFrom(
    'today',
    'tonight',
    'tomorrow',
    'mon',
    'Tuesday',
    'this wed',
    'next friday',
    'SUNDAY',
  )
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 28 }), (day, date) => {
      const now = `2026-11-${String(date).padStart(2, '0')}` as Day
      const [plan] = readCommands(`plan soup for ${day}`, now)
      if (plan?.do !== 'plan') throw new Error(`no plan: ${day}`)
      expect(daysBetween(now, plan.day)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(now, plan.day)).toBeLessThanOrEqual(7)
    }),
  )
})
