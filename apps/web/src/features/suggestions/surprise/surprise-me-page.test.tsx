// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { suggestions } from '@larder/contract/suggestions'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOverview } from '../../../testing/an-overview'
import { renderWithApp } from '../../../testing/render-with-app'
import { stubApi } from '../../../testing/stub-api'
import { SurpriseMePage } from './surprise-me-page'

test('[SUG-01] six occasions; the button is enabled by a choice and opens the dishes', async () => {
  const api = stubApi()
  api.answer(suggestions.list, () => ({ suggestions: [], sample: true, canInvent: false }))
  const { user, address } = renderWithApp(<SurpriseMePage />, { path: '/surprise-me' })
  const names = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)
  expect(names).toEqual(['breakfast', 'lunch', 'dinner', 'quick', 'party', 'healthy'])
  expect(
    screen.getByRole('radio', { name: 'Quick', description: 'On the table in half an hour' }),
  ).toBeTruthy()

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Show three dishes' })
  expect(button.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Party' }))
  expect(button.disabled).toBe(false)
  await user.click(screen.getByRole('radio', { name: 'Dinner' }))
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  expect(address()).toBe('/surprise-me?occasion=dinner')
  expect(api.callsTo(suggestions.list).at(-1)?.address).toMatch(/\?occasion=dinner$/)
  await user.click(button)
  expect(address()).toBe('/meal-suggestions?occasion=dinner')
})

test('[SUG-01] an unknown occasion chooses nothing', () => {
  renderWithApp(<SurpriseMePage />, { path: '/surprise-me?occasion=midnight' })
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test.each([
  [0, 'Tell us the occasion, and get three dishes for your table.'],
  [3, 'Tell us the occasion, and get three dishes from what you have.'],
])(
  'says ‘from what you have’ only once it is known that something is there: %i items',
  async (items, says) => {
    const api = stubApi()
    api.answer(inventory.overview, () => anOverview({ items }))
    renderWithApp(<SurpriseMePage />, { path: '/surprise-me', signedIn: true })
    expect(screen.queryByText(/from what you have/)).toBeNull()
    await waitFor(() => expect(api.callsTo(inventory.overview)).toHaveLength(1))
    await screen.findByText(says)
  },
)
