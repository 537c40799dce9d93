// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { accountStoragePrefix, clearAccountStorage } from './account-storage'
import { session } from './session-store'

test('goes with the session, and only then; nothing else goes', () => {
  const kept = [`${accountStoragePrefix}stock/ana`, 'outbox/ana/1']
  for (const key of kept) window.localStorage.setItem(key, '{}')
  session.setUser('a-token')
  clearAccountStorage()
  expect(Object.keys(window.localStorage)).toEqual(expect.arrayContaining(kept))
  session.clearUser()
  clearAccountStorage()
  expect(kept.filter((key) => window.localStorage.getItem(key) !== null)).toEqual(['outbox/ana/1'])
})

test('a browser that keeps nothing has nothing to forget', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(clearAccountStorage).not.toThrow()
})
