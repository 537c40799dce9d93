// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { paths } from '../../paths'
import { session } from '../../session/session-store'
import { stubApi } from '../../testing/stub-api'
import { prefetchLinks } from './prefetch-links'

const loadPage = vi.fn(async (_: string) => null)

let stop: () => void
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  vi.useFakeTimers()
  session.setUser('a-token')
  api = stubApi()
  api.answer(inventory.list, () => [])
  window.history.replaceState(null, '', paths.userHome)
  stop = prefetchLinks(loadPage)
})
afterEach(() => {
  stop()
  session.clearUser()
  queryClient.clear()
  document.body.replaceChildren()
  loadPage.mockClear()
  vi.useRealTimers()
})

function aLink(href: string) {
  const link = document.createElement('a')
  link.href = new URL(href, window.location.origin).href
  const label = document.createElement('span')
  link.append(label)
  document.body.append(link)
  return label
}

const point = (target: Element, type: string, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))

test('touching a link fetches its screen and its reads, once', () => {
  const link = aLink(paths.inventory)
  point(link, 'pointerdown', 'touch')
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('inventory/list/inventory-page')
  point(link, 'pointerdown', 'touch')
  expect(api.callsTo(inventory.list)).toHaveLength(1)
})

test('a pointer fetches by resting on a link, not by passing over it', () => {
  const [inventoryLink, other] = [aLink(paths.inventory), document.createElement('p')]
  document.body.append(other)
  point(inventoryLink, 'pointerover')
  point(other, 'pointerover')
  vi.advanceTimersByTime(100)
  expect(loadPage).not.toHaveBeenCalled()
  point(inventoryLink, 'pointerover')
  vi.advanceTimersByTime(100)
  expect(loadPage).toHaveBeenCalledTimes(1)
})

test('an address with an id has its screen', () => {
  point(aLink('/posts/7'), 'pointerdown')
  expect(loadPage).toHaveBeenCalledTimes(1)
})

test('other sites, unknown addresses and the current screen are not fetched', () => {
  for (const href of ['https://example.com/inventory', '/no-such-page', paths.userHome])
    point(aLink(href), 'pointerdown')
  expect(loadPage).not.toHaveBeenCalled()
})

test('for a visitor only the screen is fetched', () => {
  session.clearUser()
  point(aLink(paths.inventory), 'pointerdown')
  expect(loadPage).toHaveBeenCalledTimes(1)
  expect(api.calls).toHaveLength(0)
})
