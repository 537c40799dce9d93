// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPullToRefresh } from './pull-to-refresh'

const refreshed = vi.fn(async () => true)
let stop = () => {}

beforeEach(() => {
  window.history.replaceState(null, '', '/inventory')
  document.body.innerHTML = '<main><p>Eggs</p></main><div role="list"></div>'
  refreshed.mockReset().mockResolvedValue(true)
  stop = startPullToRefresh(refreshed)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

function touch(
  type: string,
  [x, y]: readonly [number, number],
  target: Element | null = document.querySelector('p'),
) {
  const event = new Event(type, { bubbles: true })
  Object.assign(event, { touches: type === 'touchend' ? [] : [{ clientX: x, clientY: y }] })
  target?.dispatchEvent(event)
}
function pull(to: readonly [number, number], target?: Element) {
  touch('touchstart', [100, 100], target)
  touch('touchmove', [100 + to[0] / 2, 100 + to[1] / 2], target)
  touch('touchmove', [100 + to[0], 100 + to[1]], target)
  touch('touchend', [0, 0], target)
}
const statusText = () => document.querySelector('[role="status"]')?.textContent

test('pulled down far enough, the screen is refetched, and announces it', async () => {
  pull([0, 160])
  expect(statusText()).toBe('Refreshing …')
  await vi.waitFor(() => expect(statusText()).toBe('Up to date'))
  expect(refreshed).toHaveBeenCalledOnce()
})

test('a failure is shown', async () => {
  refreshed.mockResolvedValue(false)
  pull([0, 160])
  await vi.waitFor(() => expect(statusText()).toBe('It could not be refreshed. Try again.'))
})

test('offline it explains what is shown, and sends no request', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  pull([0, 160])
  expect(statusText()).toBe('You are offline. This is what was last seen.')
  expect(refreshed).not.toHaveBeenCalled()
})

test.each([
  ['too short', [0, 90]],
  ['sideways', [160, 20]],
  ['up', [0, -160]],
] as const)('%s is no pull', (_, to) => {
  pull(to)
  expect(statusText()).toBe('')
  expect(refreshed).not.toHaveBeenCalled()
})

test('a dialog, a field, what has scrolled and other screens keep their gestures', () => {
  const [main, list] = [document.querySelector('main'), document.querySelector('[role="list"]')]
  if (!main || !list) throw new Error('no page')
  main.insertAdjacentHTML('beforeend', '<input>')
  pull([0, 160], document.querySelector('input') ?? undefined)
  list.innerHTML = '<i></i>'
  list.scrollTop = 40
  pull([0, 160], list.querySelector('i') ?? undefined)
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><b>Amount</b></div>')
  pull([0, 160], document.querySelector('b') ?? undefined)
  pull([0, 160])
  document.querySelector('[role="dialog"]')?.remove()
  window.history.replaceState(null, '', '/meals')
  pull([0, 160])
  expect(refreshed).not.toHaveBeenCalled()
})

test('it ends with the session', () => {
  stop()
  expect(document.documentElement.dataset.pull).toBeUndefined()
  pull([0, 160])
  expect(refreshed).not.toHaveBeenCalled()
  stop = () => {}
})
