// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetRemembered, rememberedPrefix } from './remembered'
import { session } from './session-store'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  session.clearUser()
})

test('goes with the session, and only then; nothing else goes', () => {
  window.localStorage.setItem(`${rememberedPrefix}stock/ana`, '[]')
  window.localStorage.setItem('outbox/ana/1', '{}')
  session.setUser('a-token')
  forgetRemembered()
  expect(window.localStorage.length).toBe(3)
  session.clearUser()
  forgetRemembered()
  expect(Object.keys(window.localStorage)).toEqual(['outbox/ana/1'])
})

test('a browser that keeps nothing has nothing to forget', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(forgetRemembered).not.toThrow()
})
