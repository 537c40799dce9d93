import { expect, test } from 'vitest'
import { aChange } from '../../testing/a-camera'
import { changeText, groupsOf, pictureText, questionOf } from './change-words'

test('asks and tells what came and went', () => {
  const milk = { kind: 'came', name: 'Milk', foodId: 'whole-milk' } as const
  const eggs = { kind: 'went', name: 'Eggs', foodId: 'egg' } as const
  const own = { kind: 'went', name: 'Grandma’s chutney' } as const
  expect([milk, eggs, own].map(questionOf)).toEqual([
    'Did milk come in?',
    'Did eggs go out?',
    'Did Grandma’s chutney go out?',
  ])
  expect([milk, eggs].map(changeText)).toEqual(['Milk came in', 'Eggs went out'])
})

test('says what became of a picture', () => {
  expect(pictureText({ state: 'changed', changes: 1 })).toBe('1 change')
  expect(pictureText({ state: 'changed', changes: 3 })).toBe('3 changes')
  expect(pictureText({ state: 'same', changes: 0 })).toBe('Nothing changed')
})

test('puts together what was booked together', () => {
  const changes = [
    aChange({ id: '1', state: 'booked', booking: 7 }),
    aChange({ id: '2', state: 'booked', booking: 7 }),
    aChange({ id: '3', state: 'confirmed', booking: 8 }),
    aChange({ id: '4', state: 'dismissed' }),
    aChange({ id: '5', state: 'dismissed' }),
    aChange({ id: '6', state: 'undone' }),
    aChange({ id: '7', state: 'undone' }),
  ]
  expect(groupsOf(changes).map((group) => group.changes.map(({ id }) => id))).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
    ['5'],
    ['6', '7'],
  ])
})
