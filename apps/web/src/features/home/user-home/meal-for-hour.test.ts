// @vitest-environment happy-dom
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import script from '../../../../public/theme.js?raw'
import { paths } from '../../../paths'
import { session } from '../../../session/session-store'
import { stubApi } from '../../../testing/stub-api'
import { mealForHour } from './chef-card'

afterEach(() => {
  globalThis.larderFirstReads = undefined
  session.clearUser()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.each([
  [0, 'dinner'],
  [3, 'dinner'],
  [4, 'breakfast'],
  [9, 'breakfast'],
  [10, 'lunch'],
  [13, 'lunch'],
  [14, 'dinner'],
  [23, 'dinner'],
] as const)('at %i', (hour, meal) => {
  test(`it is time for ${meal}`, () => expect(mealForHour(hour)).toBe(meal))

  test("the page's first script asks for it", () => {
    stubApi()
    vi.useFakeTimers({ now: new Date(2026, 10, 19, hour, 30), toFake: ['Date'] })
    session.setUser('a-token')
    window.history.replaceState(null, '', paths.userHome)
    new Function(script)()
    expect([...(globalThis.larderFirstReads?.keys() ?? [])]).toContain(
      buildEndpointUrl(suggestions.list, { query: { occasion: meal } }),
    )
  })
})
