// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { account, type WelcomeStep } from '@larder/contract/account'
import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { type Household, household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { suggestions } from '@larder/contract/suggestions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aSuggestion } from '../../../testing/a-suggestion'
import { renderWithApp } from '../../../testing/render-with-app'
import { someSettings } from '../../../testing/some-settings'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { WelcomePage } from './welcome-page'

const ana = '0199b1f0-0000-7000-8000-000000000001'
const mia = '0199b1f0-0000-7000-8000-000000000002'

const aPerson = (id: string, name: string): HouseholdPerson => ({
  ...{
    id,
    name,
    member: id === ana,
    you: id === ana,
    portions: 1,
    diets: [],
    restrictions: [],
    dislikes: [],
  },
})

const aHome = (): Household => ({
  ...{ id: ana, name: 'Ana’s kitchen', timeZone: 'Europe/Ljubljana', currency: 'EUR', country: 'SI' },
  ...{ role: 'owner', members: [], invitations: [] },
})

let api: ReturnType<typeof stubApi>
let people: HouseholdPerson[]
let saved: WelcomeStep
beforeEach(() => {
  localStorage.clear()
  people = [aPerson(ana, 'Ana')]
  saved = 'new'
  api = stubApi()
  api.answer(account.settings, () => someSettings({ welcome: saved }))
  api.answer(account.saveSettings, ({ body }) => {
    saved = body?.welcome ?? saved
    return someSettings({ welcome: saved })
  })
  api.answer(diet.people, () => people)
  api.answer(household.current, aHome)
  api.answer(inventory.list, () => [])
  api.answer(suggestions.list, () => ({
    suggestions: [aSuggestion({ title: 'Garlic Spaghetti' })],
    sample: false,
    canInvent: false,
  }))
})

const open = () => renderWithApp(<WelcomePage />, { path: '/welcome', signedIn: true })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('leads from the eaters to tonight’s dish', async () => {
  api.answer(diet.saveDiets, () => aPerson(ana, 'Ana'))
  api.answer(inventory.createTyped, () => ({ items: [], booking: 1 }))
  const { user } = open()
  await heading('Who eats here?')
  await user.click(screen.getByRole('checkbox', { name: 'Vegetarian' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await heading('Where do you cook?')
  expect(api.callsTo(diet.saveDiets)[0]?.body).toEqual({ diets: ['vegetarian'] })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await heading('What do you always have?')
  expect(screen.getAllByRole('checkbox')).toHaveLength(40)
  await user.click(screen.getByRole('checkbox', { name: 'Pasta' }))
  await user.click(screen.getByRole('button', { name: 'Add 1 food' }))
  await heading('What else do you have?')
  expect(api.callsTo(inventory.createTyped)[0]?.body).toMatchObject({ text: 'Pasta 500 g' })
  await user.type(screen.getByLabelText('Type, paste or speak'), '2 l milk, blorp')
  const read = await screen.findByRole('list', { name: 'How it is read' }, { timeout: 20_000 })
  const [milk, blorp] = within(read).getAllByRole('listitem')
  expect(milk?.textContent).toContain('milk 2 l')
  expect(blorp?.textContent).toContain('We don’t know this one.')
  await user.click(screen.getByRole('button', { name: 'Leave out blorp' }))
  await user.click(screen.getByRole('button', { name: 'Add, and see what I can cook' }))
  await heading('Tonight’s dish')
  expect(api.callsTo(inventory.createTyped)[1]?.body).toMatchObject({ text: '2 l milk' })
  expect(await screen.findByRole('link', { name: 'Garlic Spaghetti' })).toBeTruthy()
  expect(screen.getByText('From what you have. Nothing to buy.')).toBeTruthy()
  await waitFor(() => expect(saved).toBe('done'))
}, 60_000)

test('continues where it was left', async () => {
  saved = 'staples'
  const { user } = open()
  await heading('What do you always have?')
  await user.click(screen.getByRole('button', { name: 'Tap the usual dozen for me' }))
  expect(screen.getByRole('button', { name: 'Add 12 foods' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Where do you cook?')
})

test('is not shown again once skipped', async () => {
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(saved).toBe('done')
})

test('a cook who returns later finds the inventory', async () => {
  saved = 'done'
  const { address } = open()
  await waitFor(() => expect(address()).toBe('/inventory'))
})

test('asks about every eater', async () => {
  api.answer(diet.addPerson, () => {
    people = [...people, aPerson(mia, 'Mia')]
    return aPerson(mia, 'Mia')
  })
  api.answer(diet.saveRestrictions, () => aPerson(mia, 'Mia'))
  const { user } = open()
  await user.type(await screen.findByLabelText('Does anybody else eat with you?'), 'Mia{Enter}')
  await screen.findByText('Is Mia allergic to anything?')
  await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await heading('Where do you cook?')
  expect(api.callsTo(diet.saveRestrictions)[0]).toMatchObject({
    address: `/api/v1/people/${mia}/restrictions`,
    body: { restrictions: [{ allergen: 'peanuts', severity: 'high' }] },
  })
})

test('shows a failed save and keeps the input', async () => {
  api.answer(diet.saveDiets, () => rejectedWith('person-not-found'))
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Vegan' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vegan' }).checked).toBe(true)
})
