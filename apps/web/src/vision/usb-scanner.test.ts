// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { listenToUsbScanner } from './usb-scanner'

let now = 1000

function press(key: string, after: number, target: Element = document.body, more: KeyboardEventInit = {}) {
  now += after
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  Object.defineProperty(event, 'timeStamp', { value: now })
  target.dispatchEvent(event)
  return event
}

function typed(text: string, every: number, target?: Element) {
  now += 1000
  for (const digit of text) press(digit, every, target)
  return press('Enter', every, target)
}

function watching() {
  const onCode = vi.fn()
  const stop = listenToUsbScanner(onCode)
  onTestFinished(stop)
  return { onCode, stop }
}

test('fast digits ended by Enter are a code; no button is pressed', () => {
  const { onCode } = watching()
  const enter = typed('4006381333931', 8)
  expect(onCode.mock.calls).toEqual([['4006381333931']])
  expect(enter.defaultPrevented).toBe(true)
  typed('96385074', 30)
  expect(onCode).toHaveBeenLastCalledWith('96385074')
})

test('typing by hand is ignored', () => {
  const { onCode } = watching()
  expect(typed('4006381333931', 120).defaultPrevented).toBe(false)
  expect(onCode).not.toHaveBeenCalled()
})

test.each(['input', 'textarea'])('input in a %s is ignored', (name) => {
  const field = document.body.appendChild(document.createElement(name))
  onTestFinished(() => field.remove())
  const { onCode } = watching()
  expect(typed('4006381333931', 8, field).defaultPrevented).toBe(false)
  expect(onCode).not.toHaveBeenCalled()
})

test.each(['12345', '400638133', '400638133393111'])('%s is no code', (digits) => {
  const { onCode } = watching()
  typed(digits, 8)
  expect(onCode).not.toHaveBeenCalled()
})

test('letters, a pause or a shortcut restart the code', () => {
  const { onCode } = watching()
  typed('400638x1333931', 8)
  now += 1000
  for (const digit of '40063813') press(digit, 8)
  for (const [at, digit] of [...'33931'].entries()) press(digit, at === 0 ? 400 : 8)
  press('Enter', 8)
  for (const digit of '4006381333931') press(digit, 8, document.body, { ctrlKey: true })
  press('Enter', 8)
  expect(onCode).not.toHaveBeenCalled()
})

test('a focused button does not matter, and it stops on request', () => {
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  const { onCode, stop } = watching()
  typed('4006381333931', 8, button)
  expect(onCode).toHaveBeenCalledOnce()
  stop()
  typed('4006381333931', 8)
  expect(onCode).toHaveBeenCalledOnce()
})
