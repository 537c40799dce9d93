// @vitest-environment happy-dom
import { contact } from '@larder/contract/contact'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithApp } from '../../testing/render-with-app'
import { useLazyForm } from './use-lazy-form'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

function aForm(load: () => Promise<typeof contact.send>) {
  function Form() {
    const { form, fields, failure } = useLazyForm(load, { logLabel: 'Not sent', onDone: () => {} })
    return (
      <form {...form}>
        <button type="submit">Send</button>
        <p>{failure?.sentence ?? Object.values(fields)[0] ?? ''}</p>
      </form>
    )
  }
  const { user } = renderWithApp(<Form />)
  return { send: () => user.click(screen.getByRole('button', { name: 'Send' })) }
}

test('without a network the code is not loaded, because browsers cache a failed import; with one the next try works', async () => {
  const load = vi.fn(async () => contact.send)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { send } = aForm(load)
  await send()
  await screen.findByText('Larder cannot be reached. Check your connection and try again.')
  expect(load).not.toHaveBeenCalled()

  network.mockReturnValue(true)
  await send()
  await screen.findByText('Please fill this in.')
  expect(load).toHaveBeenCalledOnce()
})

test('after a second failed load the message offers help', async () => {
  const { send } = aForm(() => Promise.reject(new TypeError('Failed to fetch')))
  await send()
  await send()
  await screen.findByText('Part of this page did not load. Please reload it and try again.')
})
