import { expect, test } from 'vitest'
import { aFridgeChange } from '../../testing/a-camera'
import {
  describeCameraPicture,
  describeFridgeChange,
  groupFridgeChanges,
  toChangeQuestion,
} from './describe-fridge-change'

test('describes added and removed items, as a question or a statement', () => {
  const milk = { kind: 'came', name: 'Milk', foodId: 'whole-milk' } as const
  const eggs = { kind: 'went', name: 'Eggs', foodId: 'egg' } as const
  const own = { kind: 'went', name: 'Grandma’s chutney' } as const
  expect([milk, eggs, own].map(toChangeQuestion)).toEqual([
    'Did somebody put in milk?',
    'Did somebody take out eggs?',
    'Did somebody take out Grandma’s chutney?',
  ])
  expect([milk, eggs].map(describeFridgeChange)).toEqual(['Milk added', 'Eggs taken out'])
})

test('describes the result of a picture', () => {
  expect(describeCameraPicture({ state: 'changed', changes: 1 })).toBe('1 change')
  expect(describeCameraPicture({ state: 'changed', changes: 3 })).toBe('3 changes')
  expect(describeCameraPicture({ state: 'same', changes: 0 })).toBe('Nothing changed')
})

test('groups changes of one booking', () => {
  const changes = [
    aFridgeChange({ id: '1', state: 'booked', booking: 7 }),
    aFridgeChange({ id: '2', state: 'booked', booking: 7 }),
    aFridgeChange({ id: '3', state: 'confirmed', booking: 8 }),
    aFridgeChange({ id: '4', state: 'dismissed' }),
    aFridgeChange({ id: '5', state: 'dismissed' }),
    aFridgeChange({ id: '6', state: 'undone' }),
    aFridgeChange({ id: '7', state: 'undone' }),
  ]
  expect(groupFridgeChanges(changes).map((group) => group.changes.map(({ id }) => id))).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
    ['5'],
    ['6', '7'],
  ])
})
