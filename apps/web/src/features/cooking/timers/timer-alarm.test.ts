// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCookingSession } from '../session/cooking-session'
import { pauseTimer, startTimer, stopTimers } from '../session/cooking-state'
import { cookingStore } from '../session/cooking-store'
import { watchTimers } from './timer-alarm'

const id = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const rings = vi.fn()
let looks: () => void

/** A worker whose ticks the test gives: those of a hidden page come from nowhere else. */
class ScriptedWorker {
  addEventListener(_: string, listener: () => void) {
    looks = listener
  }
  terminate() {}
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T18:00:00.000Z') })
  localStorage.clear()
  cookingStore.follow()
  rings.mockClear()
  vi.stubGlobal('Worker', ScriptedWorker)
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
      currentTime = 0
      destination = {}
      createGain() {
        rings()
        return aNode()
      }
      createOscillator = aNode
    },
  )
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  document.title = 'Cooking Guide · Larder'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aNode() {
  const parameter = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const node = {
    gain: parameter,
    frequency: parameter,
    connect: () => node,
    disconnect() {},
    start() {},
    stop() {},
  }
  return node
}

function setTimer(seconds: number, label = 'Pasta') {
  cookingStore.change(createCookingSession(id, [], [], Date.now()), (held) => ({
    ...held,
    state: startTimer(held.state, { label, seconds, now: Date.now() }),
  }))
}
const change = (next: Parameters<typeof cookingStore.change>[1]) =>
  cookingStore.change(createCookingSession(id, [], [], Date.now()), next)
const isRinging = () => rings.mock.calls.length > 0
const press = () => window.dispatchEvent(new Event('pointerdown'))

describe('a timer rings within a second of its end', () => {
  test('on the page where it was set, and stops once acknowledged', () => {
    const leave = watchTimers()
    press()
    setTimer(540)
    vi.advanceTimersByTime(539_900)
    expect(isRinging()).toBe(false)
    vi.advanceTimersByTime(100)
    expect(isRinging()).toBe(true)
    expect(document.title).toBe('⏰ Pasta: done')
    change((held) => ({
      ...held,
      state: stopTimers(
        held.state,
        held.state.timers.map((timer) => timer.id),
      ),
    }))
    expect(document.title).toBe('Cooking Guide · Larder')
    leave()
  })

  test('after a reload', () => {
    setTimer(540)
    vi.advanceTimersByTime(300_000)
    // A page that has just come up: nothing but what the browser keeps.
    const leave = watchTimers()
    press()
    vi.advanceTimersByTime(239_900)
    expect(isRinging()).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(isRinging()).toBe(true)
    leave()
  })

  test('in a hidden tab, by the ticks of its worker', () => {
    const leave = watchTimers()
    press()
    vi.advanceTimersByTime(500)
    setTimer(540)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    vi.setSystemTime(Date.now() + 539_000)
    looks()
    expect(isRinging()).toBe(false)
    vi.setSystemTime(Date.now() + 1000)
    looks()
    expect(isRinging()).toBe(true)
    leave()
    vi.restoreAllMocks()
  })

  test('when the page becomes visible after the device slept', () => {
    const leave = watchTimers()
    press()
    vi.advanceTimersByTime(500)
    setTimer(540)
    vi.setSystemTime(Date.now() + 900_000)
    expect(isRinging()).toBe(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(isRinging()).toBe(true)
    leave()
  })

  test('not while it is paused', () => {
    const leave = watchTimers()
    press()
    setTimer(60)
    change((held) => ({ ...held, state: pauseTimer(held.state, held.state.timers[0]?.id ?? '', Date.now()) }))
    vi.advanceTimersByTime(600_000)
    expect(isRinging()).toBe(false)
    leave()
  })
})
