// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { beep, closeBeep } from './beep'

function aLoudspeaker(state = 'running') {
  const start = vi.fn()
  const vibrate = vi.fn()
  vi.stubGlobal(
    'AudioContext',
    class {
      state = state
      currentTime = 0
      destination = {}
      resume = async () => undefined
      close = async () => undefined
      createGain = () => ({
        gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        connect: (to: unknown) => to,
      })
      createOscillator = () => ({ frequency: {}, connect: (to: unknown) => to, start, stop() {} })
    },
  )
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } })
  onTestFinished(closeBeep)
  return { start, vibrate }
}

test('a short tone and a tremble', () => {
  const { start, vibrate } = aLoudspeaker()
  beep()
  expect(start).toHaveBeenCalledOnce()
  expect(vibrate).toHaveBeenCalledOnce()
})

test('nothing where it was muted', () => {
  const { start, vibrate } = aLoudspeaker()
  beep({ muted: true })
  expect(start).not.toHaveBeenCalled()
  expect(vibrate).not.toHaveBeenCalled()
})

test('a page that nobody has pressed on yet stays silent, without a fault', () => {
  const { start } = aLoudspeaker('suspended')
  beep()
  expect(start).not.toHaveBeenCalled()
})

test('a device that can do neither is no reason to fail', () => {
  vi.stubGlobal('AudioContext', undefined)
  vi.stubGlobal('navigator', {})
  expect(() => beep()).not.toThrow()
})
