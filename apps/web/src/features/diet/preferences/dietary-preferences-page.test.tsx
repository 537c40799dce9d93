// @vitest-environment happy-dom
import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { diets } from '@larder/kitchen/diet/diet-verdict'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refresh } from '../../../api/use-read'
import { Link } from '../../../router/link'
import { aGuest, aPerson } from '../../../testing/a-household'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { DietaryPreferencesPage } from './dietary-preferences-page'

let api: ReturnType<typeof stubApi>
let people: HouseholdPerson[]

beforeEach(() => {
  people = [aPerson({ diets: ['vegan'] })]
  api = stubApi()
  api.answer(diet.people, () => people)
  api.answer(diet.saveDiets, ({ body }) => {
    people = people.map((person, place) => (place === 0 ? { ...person, ...body } : person))
    return people[0] as HouseholdPerson
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const page = (
  <>
    <DietaryPreferencesPage />
    <Link to="/inventory">Inventory</Link>
  </>
)
const open = (path = '/dietary-preferences', signedIn = true) => renderWithApp(page, { path, signedIn })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((input) => document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent)

describe('[DIET-01] the ten diets', () => {
  test('are in four groups, each with description and benefits', async () => {
    open()
    await box('Vegan')
    const groups = screen.getAllByRole('group').map((group) => ({
      title: within(group).getByRole('heading').textContent,
      names: within(group)
        .getAllByRole('checkbox')
        .map((input) => document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent),
    }))
    expect(groups).toEqual([
      { title: 'Lifestyle', names: ['Vegetarian', 'Vegan', 'Pescatarian'] },
      { title: 'Health', names: ['Keto', 'Paleo', 'Mediterranean'] },
      { title: 'Fitness', names: ['Low-Carb', 'Low-Fat'] },
      { title: 'Special', names: ['Gluten-Free', 'Dairy-Free'] },
    ])
    for (const { description, benefits } of diets) {
      expect(screen.getByText(description)).toBeTruthy()
      for (const benefit of benefits) expect(screen.getAllByText(benefit).length).toBeGreaterThan(0)
    }
  })

  test('shows the saved choice and its count; saving sends and confirms it', async () => {
    const { user } = open()
    expect((await box('Vegan')).checked).toBe(true)
    expect(screen.getByText('1 preference selected')).toBeTruthy()
    await user.click(await box('Keto'))
    await user.click(await box('Gluten-Free'))
    expect(screen.getByText('3 preferences selected').getAttribute('aria-live')).toBe('polite')
    await user.click(await box('Vegan'))
    expect(screen.getByText('2 preferences selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Preferences Saved! 🎉'))
    expect(currentToasts()[0]?.description).toBe(
      'Successfully updated 2 dietary preferences for personalized recommendations.',
    )
    expect(api.callsTo(diet.saveDiets)).toMatchObject([
      { address: `/api/v1/people/${aPerson().id}/diets`, body: { diets: ['keto', 'gluten-free'] } },
    ])
    await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull())
    expect(chosen()).toEqual(['Keto', 'Gluten-Free'])
  })

  test('shows a rejection and keeps the choice', async () => {
    api.answer(diet.saveDiets, () => rejectedWith('person-not-found'))
    const { user } = open()
    await user.click(await box('Keto'))
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
    expect((await screen.findByRole('alert')).textContent).toContain('no longer eats with you')
    expect(chosen()).toEqual(['Vegan', 'Keto'])
  })
})

describe('whose they are', () => {
  test('can be those of another eater, by the address', async () => {
    people = [...people, aGuest({ diets: ['paleo'] })]
    const { user, address } = open(`/dietary-preferences?person=${aGuest().id}`)
    await box('Paleo')
    expect(chosen()).toEqual(['Paleo'])
    await user.click(screen.getByRole('radio', { name: 'Ana Horvat (you)' }))
    expect(chosen()).toEqual(['Vegan'])
    expect(address()).toBe('/dietary-preferences')
    await user.click(screen.getByRole('radio', { name: 'Mia' }))
    expect(address()).toBe(`/dietary-preferences?person=${aGuest().id}`)
  })

  test.each([
    ['many', Array.from({ length: 9 }, (_, place) => `Guest ${place}`)],
    ['long and alike', ['Great-Aunt Maximiliana the Elder', 'Great-Aunt Maximiliana the Younger']],
  ])('%s names are chosen from a list that writes them in full', async (_, names) => {
    const id = (place: number) => `0192f3a4-7c1e-7abc-8def-0000000001${String(place).padStart(2, '0')}`
    people = [...people, ...names.map((name, place) => aGuest({ id: id(place), name }))]
    const { user, address } = open()
    const list = await screen.findByRole('combobox', { name: 'Whose' })
    expect(within(list).getAllByRole('option')).toHaveLength(names.length + 1)
    await user.selectOptions(list, names[1] ?? '')
    expect(address()).toBe(`/dietary-preferences?person=${id(1)}`)
    expect(chosen()).toEqual([])
  })

  test('for an unknown eater it shows a note and one’s own', async () => {
    open('/dietary-preferences?person=0192f3a4-7c1e-7abc-8def-000000000099')
    expect((await screen.findByRole('status')).textContent).toContain('no longer eats with you')
    expect(chosen()).toEqual(['Vegan'])
  })

  test('a household of one sees where to add people', async () => {
    open()
    await box('Vegan')
    expect(screen.getByRole('link', { name: 'Add them to your household' }).getAttribute('href')).toBe(
      '/household',
    )
  })
})

describe('unsaved choices', () => {
  test('switching asks; staying keeps them, discarding continues', async () => {
    people = [...people, aGuest()]
    const { user } = open()
    await user.click(await box('Keto'))
    await user.click(screen.getByRole('radio', { name: 'Mia' }))
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(chosen()).toEqual(['Vegan', 'Keto'])
    await user.click(screen.getByRole('radio', { name: 'Mia' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(chosen()).toEqual([]))
    await user.click(screen.getByRole('radio', { name: 'Ana Horvat (you)' }))
    expect(chosen()).toEqual(['Vegan'])
  })

  test('choices made during a save are not lost', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.answer(diet.saveDiets, async ({ body }) => {
      await held
      people = [{ ...aPerson(), ...body }]
      return people[0] as HouseholdPerson
    })
    const { user } = open()
    await user.click(await box('Keto'))
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
    await user.click(await box('Gluten-Free'))
    answer()
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Preferences Saved! 🎉'))
    expect(chosen()).toEqual(['Vegan', 'Keto', 'Gluten-Free'])
    expect(screen.getByText(/not saved yet/)).toBeTruthy()
    expect(screen.queryByText(/Somebody else changed these/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save Preferences' }))
    await waitFor(() => expect(api.callsTo(diet.saveDiets)).toHaveLength(2))
    expect(api.callsTo(diet.saveDiets)[1]?.body).toEqual({ diets: ['vegan', 'keto', 'gluten-free'] })
  })

  test('following a link asks first', async () => {
    const { user, address } = open()
    await user.click(await box('Keto'))
    await user.click(screen.getByRole('link', { name: 'Inventory' }))
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
    expect(address()).toBe('/dietary-preferences')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(address()).toBe('/inventory'))
  })

  test('closing the tab asks only with unsaved choices', async () => {
    const { user } = open()
    await box('Keto')
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    await user.click(await box('Keto'))
    expect(leave()).toBe(true)
    await user.click(await box('Keto'))
    expect(leave()).toBe(false)
  })

  test('without any, another cook’s save shows at once', async () => {
    open()
    await box('Vegan')
    people = [aPerson({ diets: ['low-fat'] })]
    void refresh(diet.people)
    await waitFor(() => expect(chosen()).toEqual(['Low-Fat']))
  })

  test('they stay when another cook saves, and the other version is offered', async () => {
    const { user } = open()
    await user.click(await box('Keto'))
    people = [aPerson({ diets: ['low-fat'] })]
    void refresh(diet.people)
    expect(await screen.findByText(/Somebody else changed these in the meantime/)).toBeTruthy()
    expect(chosen()).toEqual(['Vegan', 'Keto'])
    await user.click(screen.getByRole('button', { name: 'Show theirs' }))
    expect(chosen()).toEqual(['Low-Fat'])
  })
})

test('a visitor sees the choices and must log in to save', async () => {
  const { user } = open('/dietary-preferences', false)
  await user.click(await box('Keto'))
  expect(screen.getByText('1 preference selected')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in to save' }).getAttribute('href')).toBe(
    '/login?from=%2Fdietary-preferences',
  )
  expect(screen.queryByRole('button', { name: 'Save Preferences' })).toBeNull()
  expect(api.calls).toEqual([])
})

test('shows an error with a retry when the eaters cannot be read', async () => {
  api.answer(diet.people, () => rejectedWith('too-many-requests'))
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  api.answer(diet.people, () => people)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await box('Vegan')).checked).toBe(true)
})
