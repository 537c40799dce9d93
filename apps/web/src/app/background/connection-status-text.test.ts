import { expect, test } from 'vitest'
import { toConnectionStatusText } from './connection-status-text'

const now = new Date(2026, 10, 15, 18, 30).getTime()
const say = (given: Partial<Parameters<typeof toConnectionStatusText>[0]>) =>
  toConnectionStatusText({ offline: true, stalledCount: 0, seenAt: null, now, ...given })

test('all is well: nothing is said', () => {
  expect(say({ offline: false })).toBeNull()
  expect(say({ offline: false, seenAt: now })).toBeNull()
})

test('changes that wait are told, with and without a network', () => {
  expect(say({ stalledCount: 3 })).toEqual({
    title: 'Offline',
    detail: '3 waiting',
    more: '3 changes will be sent later.',
  })
  expect(say({ offline: false, stalledCount: 1 })).toEqual({
    title: '1 waiting',
    detail: null,
    more: '1 change will be sent later.',
  })
})

test.each([
  [new Date(2026, 10, 15, 9, 5), 'at 9:05'],
  [new Date(2026, 10, 14, 23, 59), 'yesterday'],
  [new Date(2026, 10, 2, 12, 0), 'on 2 Nov'],
])('seen %s', (at, words) => {
  expect(say({ seenAt: at.getTime() })).toEqual({
    title: 'Offline',
    detail: `seen ${words}`,
    more: `You see what was there ${words}. Larder catches up when it is back.`,
  })
})

test('nothing from memory is on screen', () => {
  expect(say({})).toEqual({
    title: 'Offline',
    detail: null,
    more: 'Larder catches up when it is back.',
  })
})
