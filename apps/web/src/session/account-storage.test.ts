// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { accountStoragePrefix, clearAccountStorage } from './account-storage'
import { session } from './session-store'

test('account storage is deleted on sign-out, and nothing else is', () => {
  const keys = [`${accountStoragePrefix}stock/ana`, 'outbox/ana/1']
  for (const key of keys) window.localStorage.setItem(key, '{}')
  session.setUser('a-token')
  clearAccountStorage()
  expect(Object.keys(window.localStorage)).toEqual(expect.arrayContaining(keys))
  session.clearUser()
  clearAccountStorage()
  expect(keys.filter((key) => window.localStorage.getItem(key) !== null)).toEqual(['outbox/ana/1'])
})

test('blocked storage is ignored', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(clearAccountStorage).not.toThrow()
})
