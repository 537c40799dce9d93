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

test('plays a short tone and vibrates', () => {
  const { start, vibrate } = aLoudspeaker()
  beep()
  expect(start).toHaveBeenCalledOnce()
  expect(vibrate).toHaveBeenCalledOnce()
})

test('does nothing when muted', () => {
  const { start, vibrate } = aLoudspeaker()
  beep({ muted: true })
  expect(start).not.toHaveBeenCalled()
  expect(vibrate).not.toHaveBeenCalled()
})

test('stays silent without an error before a user gesture', () => {
  const { start } = aLoudspeaker('suspended')
  beep()
  expect(start).not.toHaveBeenCalled()
})

test('does not fail on a device without sound and vibration', () => {
  vi.stubGlobal('AudioContext', undefined)
  vi.stubGlobal('navigator', {})
  expect(() => beep()).not.toThrow()
})
