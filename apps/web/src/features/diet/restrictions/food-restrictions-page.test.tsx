// @vitest-environment happy-dom
import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { additionalAllergens, allergens } from '@larder/kitchen/diet/allergen-verdict'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPerson } from '../../../testing/a-household'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { FoodRestrictionsPage } from './food-restrictions-page'

let api: ReturnType<typeof stubApi>
let people: HouseholdPerson[]

beforeEach(() => {
  people = [aPerson()]
  api = stubApi()
  api.answer(diet.people, () => people)
  api.answer(diet.saveRestrictions, ({ body }) => {
    people = people.map((person) => ({ ...person, ...body }))
    return people[0] as HouseholdPerson
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = (signedIn = true) =>
  renderWithApp(<FoodRestrictionsPage />, { path: '/food-restrictions', signedIn })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

describe('[DIET-02] the twelve allergens', () => {
  test('are grouped by severity, each with its description', async () => {
    open()
    await box('Peanuts')
    const groups = screen
      .getAllByRole('group')
      .map((group) => [
        within(group).getByRole('heading').textContent,
        within(group).getAllByRole('checkbox').length,
      ])
    expect(groups).toEqual([
      ['High severity', 3],
      ['Medium severity', 5],
      ['Low severity', 4],
      ['Four more', 4],
    ])
    for (const { description } of [...allergens, ...additionalAllergens])
      expect(screen.getByText(description)).toBeTruthy()
  })

  test('a choice has its usual severity, which can be changed', async () => {
    const { user } = open()
    await user.click(await box('Tree Nuts'))
    await user.click(await box('Soy'))
    expect(screen.getByText('2 restrictions selected')).toBeTruthy()
    const nuts = screen.getByRole('group', { name: 'How strictly: Tree Nuts' })
    const soy = screen.getByRole('group', { name: 'How strictly: Soy' })
    expect(within(nuts).getByRole('radio', { name: 'High' })).toHaveProperty('checked', true)
    expect(within(soy).getByRole('radio', { name: 'Low' })).toHaveProperty('checked', true)
    expect(nuts.textContent).toContain('Keeps out every dish that has it')
    expect(soy.textContent).toContain('Warns')
    await user.click(within(nuts).getByRole('radio', { name: 'Low' }))
    expect(nuts.textContent).toContain('Looser than usual (high).')
    await user.click(within(soy).getByRole('radio', { name: 'High' }))
    expect(soy.textContent).toContain('Stricter than usual (low).')
    await user.click(screen.getByRole('button', { name: 'Save Restrictions' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Food Restrictions Saved! 🛡️'))
    expect(currentToasts()[0]?.description).toBe('Successfully updated 2 food restrictions for your safety.')
    const sent = api.callsTo(diet.saveRestrictions)[0]?.body as { restrictions: object[] }
    expect(sent.restrictions).toHaveLength(2)
    expect(sent.restrictions).toEqual(
      expect.arrayContaining([
        { allergen: 'nuts', severity: 'low' },
        { allergen: 'soy', severity: 'high' },
      ]),
    )
  })

  test('the four below complete the EU’s fourteen; their severity can be changed too', async () => {
    const { user } = open()
    await user.click(await box('Celery'))
    const group = screen.getByRole('group', { name: 'How strictly: Celery' })
    expect(within(group).getByRole('radio', { name: 'Medium' })).toHaveProperty('checked', true)
    await user.click(within(group).getByRole('radio', { name: 'High' }))
    expect(group.textContent).toContain('Stricter than usual (medium).')
    expect(screen.getByText(/all fourteen allergens/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save Restrictions' }))
    await waitFor(() =>
      expect(api.callsTo(diet.saveRestrictions)[0]?.body).toEqual({
        restrictions: [{ allergen: 'celery', severity: 'high' }],
      }),
    )
  })

  test('shows what is saved with its severity; removing it saves that', async () => {
    people = [aPerson({ restrictions: [{ allergen: 'dairy', severity: 'high' }] })]
    const { user } = open()
    const group = await screen.findByRole('group', { name: 'How strictly: Dairy' })
    expect(within(group).getByRole('radio', { name: 'High' })).toHaveProperty('checked', true)
    await user.click(await box('Dairy'))
    expect(screen.queryByRole('group', { name: 'How strictly: Dairy' })).toBeNull()
    expect(screen.getByText('0 restrictions selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save Restrictions' }))
    await waitFor(() => expect(api.callsTo(diet.saveRestrictions)[0]?.body).toEqual({ restrictions: [] }))
  })

  test('a changed severity alone can be saved', async () => {
    people = [aPerson({ restrictions: [{ allergen: 'dairy', severity: 'high' }] })]
    const { user } = open()
    const group = await screen.findByRole('group', { name: 'How strictly: Dairy' })
    expect(screen.queryByText(/not saved yet/)).toBeNull()
    await user.click(within(group).getByRole('radio', { name: 'Low' }))
    expect(screen.getByText(/not saved yet/)).toBeTruthy()
  })

  test('shows a rejection and keeps the choice', async () => {
    api.answer(diet.saveRestrictions, () => rejectedWith('internal-error'))
    const { user } = open()
    await user.click(await box('Fish'))
    await user.click(screen.getByRole('button', { name: 'Save Restrictions' }))
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was saved')
    expect((await box('Fish')).checked).toBe(true)
  })

  test('lists dislikes with what each covers; Enter adds, the cross removes', async () => {
    people = [aPerson({ dislikes: [{ text: 'zhoug', foods: [], covers: 0 }] })]
    api.answer(diet.addDislike, ({ body }) => {
      const { text } = body as { text: string }
      const dislikes = [...(people[0]?.dislikes ?? []), { text, foods: ['mushroom', 'porcini'], covers: 18 }]
      people = [aPerson({ dislikes })]
      return people[0] as HouseholdPerson
    })
    api.answer(diet.removeDislike, () => {
      people = [aPerson({ dislikes: people[0]?.dislikes.slice(1) ?? [] })]
      return people[0] as HouseholdPerson
    })
    const { user } = open()
    const list = await screen.findByRole('list', { name: 'Dislikes' })
    expect(list.textContent).toContain('Not a food we know')
    await user.type(screen.getByLabelText('A food or a kind of food'), 'mushrooms{Enter}')
    await waitFor(() => expect(list.textContent).toContain('Covers mushroom, porcini and 16 more.'))
    expect(api.callsTo(diet.addDislike)[0]).toMatchObject({
      address: `/api/v1/people/${aPerson().id}/dislikes`,
      body: { text: 'mushrooms' },
    })
    expect(screen.getByLabelText<HTMLInputElement>('A food or a kind of food').value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Remove zhoug' }))
    await waitFor(() => expect(within(list).queryByText('zhoug')).toBeNull())
    expect(document.activeElement).toBe(screen.getByLabelText('A food or a kind of food'))
    expect(screen.getByText('0 restrictions selected')).toBeTruthy()
  })

  test('shows a rejected dislike beside its field and keeps the typed text', async () => {
    api.answer(diet.addDislike, () => rejectedWith('too-many-dislikes'))
    const { user } = open()
    await user.type(await screen.findByLabelText('A food or a kind of food'), 'olives{Enter}')
    expect((await screen.findByText(/up to 50 dislikes/)).textContent).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('A food or a kind of food').value).toBe('olives')
    expect(screen.getByText('No dislikes yet.')).toBeTruthy()
  })

  test('a visitor must log in to save', async () => {
    open(false)
    await box('Fish')
    expect(screen.getByRole('link', { name: 'Log in to save' })).toBeTruthy()
    expect(api.calls).toEqual([])
  })
})
