import type { Notice } from '@larder/contract/notifications'
import { expect, test } from 'vitest'
import { toNoticeEffect } from './notice-effect'

const notice: Notice = {
  key: 'scan-not-saved:0192f3a4-7c1e-4abc-8def-0123456789ab',
  kind: 'scan-not-saved',
  type: 'info',
  message: 'You scanned spinach but did not save it.',
  at: '2026-11-15T08:00:00.000Z',
  read: false,
  items: [],
  actions: ['scan'],
}

test('opens an unsaved scan again', () => {
  expect(toNoticeEffect('scan', notice)).toEqual({
    label: 'Scan',
    to: '/scan-ingredients?scan=0192f3a4-7c1e-4abc-8def-0123456789ab',
  })
  expect(toNoticeEffect('scan', { ...notice, key: 'nothing-logged', kind: 'nothing-logged' })).toEqual({
    label: 'Scan',
    to: '/scan-ingredients',
  })
})

test('an entry about a comment or a follower leads to it', () => {
  const entry = {
    items: [],
    key: 'k',
    type: 'info',
    message: '',
    at: '',
    read: false,
    actions: ['show'],
  } as const
  expect(
    toNoticeEffect('show', { ...entry, kind: 'comments', items: [], actions: ['show'], postId: 7 }),
  ).toEqual({
    label: 'See the comments',
    to: '/posts/7',
  })
  expect(
    toNoticeEffect('show', { ...entry, kind: 'follows', items: [], actions: ['show'], cookId: 'bo' }),
  ).toEqual({
    label: 'See who',
    to: '/cooks/bo',
  })
})
