// @vitest-environment happy-dom
import { household } from '@larder/contract/household'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aHousehold } from '../../../testing/a-household'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { HouseholdCard } from './my-account-page'

test('names the household and links to it', async () => {
  stubApi().answer(household.current, () => aHousehold({ name: 'Casa Horvat' }))
  renderWithApp(<HouseholdCard />, { signedIn: true })
  expect(await screen.findByText('Casa Horvat')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Manage household' }).getAttribute('href')).toBe('/household')
})

test('links to it when the name cannot be read', async () => {
  stubApi().answer(household.current, () => rejectedWith('too-many-requests'))
  renderWithApp(<HouseholdCard />, { signedIn: true })
  expect(await screen.findByText('Your kitchen')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Manage household' })).toBeTruthy()
})
