import { expect, test } from 'vitest'
import { addDays } from '../date/day'
import { weekStart } from '../testing/week-builders'
import { extraPortionsNote, madeFromNote } from './component-notes'

const [sunday, tuesday] = [addDays(weekStart, 6), addDays(weekStart, 8)]

test('the second dish names the dish it is made from', () => {
  expect(madeFromNote(sunday, { label: 'roast chicken' })).toBe('Uses Sunday’s roast chicken.')
})

test.each([
  [2, 'Coconut Chicken Curry', 'Cook 2 extra portions for Tuesday’s curry.'],
  [1, 'Ham and Pea Soup', 'Cook 1 extra portion for Tuesday’s soup.'],
  [2.5, 'Leftover Hash', 'Cook 2.5 extra portions for Tuesday’s dinner.'],
] as const)('%s for %s', (extra, title, note) => {
  expect(extraPortionsNote(extra, { day: tuesday, meal: 'dinner' }, { title, tags: [] })).toBe(note)
})
