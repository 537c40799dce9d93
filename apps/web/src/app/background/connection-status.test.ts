// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { toConnectionStatusText } from './connection-status'

const now = new Date(2026, 10, 15, 18, 30).getTime()
const statusText = (overrides: Partial<Parameters<typeof toConnectionStatusText>[0]>) =>
  toConnectionStatusText({ offline: true, stalledCount: 0, seenAt: null, now, ...overrides })

test('shows nothing when all is well', () => {
  expect(statusText({ offline: false })).toBeNull()
  expect(statusText({ offline: false, seenAt: now })).toBeNull()
})

test('shows unsent changes, with and without a network', () => {
  expect(statusText({ stalledCount: 3 })).toEqual({
    title: 'Offline',
    detail: '3 waiting',
    more: '3 changes will be sent later.',
  })
  expect(statusText({ offline: false, stalledCount: 1 })).toEqual({
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
  expect(statusText({ seenAt: at.getTime() })).toEqual({
    title: 'Offline',
    detail: `seen ${words}`,
    more: `This is how things looked ${words}. Larder will catch up once it’s back.`,
  })
})

test('shows no time when nothing on screen is cached', () => {
  expect(statusText({})).toEqual({
    title: 'Offline',
    detail: null,
    more: 'Larder will catch up once it’s back.',
  })
})
