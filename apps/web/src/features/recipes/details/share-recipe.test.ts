// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { shareRecipe } from './recipe-view'

const url = 'https://larder.test/recipe/details/2'
const writeText = vi.fn(async () => {})

function onDevice(share: (() => Promise<void>) | undefined, copy = writeText) {
  vi.stubGlobal('navigator', { share, clipboard: { writeText: copy } })
}

afterEach(() => {
  vi.unstubAllGlobals()
  writeText.mockClear()
})

test('uses the device’s share sheet if there is one', async () => {
  const share = vi.fn(async () => {})
  onDevice(share)
  await shareRecipe('Vegan Pasta', url)
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Vegan Pasta', url })
  expect(writeText).not.toHaveBeenCalled()
})

test('does nothing more after the sheet is closed', async () => {
  onDevice(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  await shareRecipe('Vegan Pasta', url)
  expect(writeText).not.toHaveBeenCalled()
})

test('otherwise copies the link, or shows it if copying is not allowed', async () => {
  onDevice(undefined)
  await shareRecipe('Vegan Pasta', url)
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url)
  expect(currentToasts()[0]?.title).toBe('Link Copied')
  onDevice(
    async () => {
      throw new DOMException('not allowed', 'NotAllowedError')
    },
    vi.fn(() => Promise.reject(new Error('blocked'))),
  )
  await shareRecipe('Vegan Pasta', url)
  expect(currentToasts()[0]).toMatchObject({ title: 'Copy This Link', description: url })
})
