// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { forgetRemembered, rememberedPrefix } from './remembered'
import { session } from './session-store'

test('goes with the session, and only then; nothing else goes', () => {
  const kept = [`${rememberedPrefix}stock/ana`, 'outbox/ana/1']
  for (const key of kept) window.localStorage.setItem(key, '{}')
  session.setUser('a-token')
  forgetRemembered()
  expect(Object.keys(window.localStorage)).toEqual(expect.arrayContaining(kept))
  session.clearUser()
  forgetRemembered()
  expect(kept.filter((key) => window.localStorage.getItem(key) !== null)).toEqual(['outbox/ana/1'])
})

test('a browser that keeps nothing has nothing to forget', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(forgetRemembered).not.toThrow()
})
