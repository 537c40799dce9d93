// @vitest-environment happy-dom
import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { household } from '@larder/contract/household'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aGuest, aHousehold, aPerson, aSummary } from '../../testing/a-household'
import { renderWithApp } from '../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toasts/toast-store'
import { HouseholdPage } from './household-page'

let api: ReturnType<typeof stubApi>
let people: HouseholdPerson[]

beforeEach(() => {
  people = [aPerson()]
  api = stubApi()
  api.answer(household.current, () => aHousehold())
  api.answer(household.list, () => [aSummary()])
  api.answer(diet.people, () => people)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = () => renderWithApp(<HouseholdPage />, { path: '/household', signedIn: true })
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))

describe('people who eat', () => {
  test('shows everybody with portions, and links to diets and restrictions', async () => {
    people = [aPerson({ diets: ['vegan', 'keto'] }), aGuest()]
    open()
    expect(await screen.findByRole('heading', { name: 'People who eat (2)' })).toBeTruthy()
    expect(screen.getByText('1 portion')).toBeTruthy()
    expect(screen.getByText('½ portion')).toBeTruthy()
    expect(screen.getByRole('link', { name: '2 diets of Ana Horvat' }).getAttribute('href')).toBe(
      `/dietary-preferences?person=${aPerson().id}`,
    )
    expect(screen.getByRole('link', { name: 'No restrictions of Mia' }).getAttribute('href')).toBe(
      `/food-restrictions?person=${aGuest().id}`,
    )
    expect(screen.queryByRole('button', { name: 'Remove Ana Horvat' })).toBeNull()
  })

  test('portions change by quarters, at once, and are saved once', async () => {
    api.answer(diet.updatePerson, ({ body }) => {
      people = [aPerson(body as { portions: number })]
      return people[0] as HouseholdPerson
    })
    const { user } = open()
    const larger = await screen.findByRole('button', { name: 'Larger portion for Ana Horvat' })
    await user.tripleClick(larger)
    expect(screen.getByText('1¾ portions')).toBeTruthy()
    await waitFor(() => expect(api.callsTo(diet.updatePerson)).toHaveLength(1))
    expect(api.callsTo(diet.updatePerson)[0]?.body).toEqual({ portions: 1.75 })
    await waitFor(() => expect(api.callsTo(diet.people).length).toBeGreaterThan(1))
    expect(screen.getByText('1¾ portions')).toBeTruthy()
  })

  test('portions are limited to a quarter and four; a rejection restores the old value', async () => {
    people = [aPerson({ portions: 0.5 }), aGuest({ portions: 4 })]
    api.answer(diet.updatePerson, () => rejectedWith('person-not-found'))
    const { user } = open()
    const smaller = await screen.findByRole('button', { name: 'Smaller portion for Ana Horvat' })
    await user.click(smaller)
    expect(screen.getByText('¼ portion')).toBeTruthy()
    expect(smaller).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Larger portion for Mia' })).toHaveProperty('disabled', true)
    await toasted('Portions not saved')
    expect(await screen.findByText('½ portion')).toBeTruthy()
  })

  test('on a slow network later presses are saved after the first, and the figure never goes back', async () => {
    const answers: (() => void)[] = []
    api.answer(diet.updatePerson, async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      people = [aPerson(body as { portions: number })]
      return people[0] as HouseholdPerson
    })
    const { user } = open()
    const larger = await screen.findByRole('button', { name: 'Larger portion for Ana Horvat' })
    await user.click(larger)
    await waitFor(() => expect(answers).toHaveLength(1))
    await user.click(larger)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(api.callsTo(diet.updatePerson)).toHaveLength(1)
    answers[0]?.()
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(screen.getByText('1½ portions')).toBeTruthy()
    answers[1]?.()
    await waitFor(() => expect(people[0]?.portions).toBe(1.5))
    expect(await screen.findByText('1½ portions')).toBeTruthy()
    expect(api.callsTo(diet.updatePerson).map(({ body }) => body)).toEqual([
      { portions: 1.25 },
      { portions: 1.5 },
    ])
  })

  test('a change of portions is saved when the page is left at once', async () => {
    api.answer(diet.updatePerson, () => aPerson())
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: 'Larger portion for Ana Horvat' }))
    unmount()
    await waitFor(() => expect(api.callsTo(diet.updatePerson)).toHaveLength(1))
  })

  test('a guest can be added, and removed after a confirmation', async () => {
    api.answer(diet.addPerson, () => {
      people = [...people, aGuest()]
      return aGuest()
    })
    api.answer(diet.removePerson, () => {
      people = [aPerson()]
      return null
    })
    const { user } = open()
    await user.type(await screen.findByLabelText('Add a guest or a child'), 'Mia{Enter}')
    expect(await screen.findByRole('heading', { name: 'People who eat (2)' })).toBeTruthy()
    expect(api.callsTo(diet.addPerson)[0]?.body).toEqual({ name: 'Mia', portions: 1 })
    await user.click(screen.getByRole('button', { name: 'Remove Mia' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await toasted('Mia was removed')
    const heading = await screen.findByRole('heading', { name: 'People who eat (1)' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })
})
