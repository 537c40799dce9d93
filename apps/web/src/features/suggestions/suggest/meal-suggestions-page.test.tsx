// @vitest-environment happy-dom
import { diet, type HouseholdPerson } from '@larder/contract/diet'
import { inventory } from '@larder/contract/inventory'
import { type Suggestion, suggestions } from '@larder/contract/suggestions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aGuest, aPerson } from '../../../testing/a-household'
import { aSuggestion } from '../../../testing/a-suggestion'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { MealSuggestionsPage } from './meal-suggestions-page'

const dishes = (...titles: string[]) => titles.map((title, place) => aSuggestion({ id: place + 1, title }))

let api: ReturnType<typeof stubApi>
let people: HouseholdPerson[]
/** What is answered to a query. */
let answer: (query: URLSearchParams) => Suggestion[]
let canInvent: boolean

beforeEach(() => {
  people = [aPerson()]
  canInvent = false
  answer = (query) => (query.has('exclude') ? [] : dishes('Lemon rice', 'Shakshuka', 'Dal'))
  api = stubApi()
  api.answer(diet.people, () => people)
  api.answer(inventory.overview, () => ({
    ...{ items: 5, useSoon: 0, expired: 0, outOfStock: 0, addedThisWeek: 0, usedThisWeek: 0 },
    ...{ wastedThisWeek: 0, soonest: [], weeks: [], currency: 'EUR' },
  }))
  api.answer(suggestions.list, () => {
    const { address } = api.callsTo(suggestions.list).at(-1) ?? { address: '' }
    const found = answer(new URLSearchParams(address.split('?')[1] ?? ''))
    return { suggestions: found, sample: false, canInvent }
  })
})

const open = (path = '/meal-suggestions', signedIn = true) =>
  renderWithApp(<MealSuggestionsPage />, { path, signedIn })
const requestedQueries = () => api.callsTo(suggestions.list).map(({ address }) => address.split('?')[1] ?? '')
const cards = () => screen.findAllByRole('article')

test('marks a dish made up from the stock', async () => {
  answer = () => [aSuggestion({ madeUp: true }), ...dishes('Dal').map((dish) => ({ ...dish, id: 50 }))]
  open()
  const [first, second] = await cards()
  expect(first?.textContent).toContain('Created from your kitchen')
  expect(second?.textContent).not.toContain('Made up')
})

describe('[SUG-02] three dishes', () => {
  test('with time, difficulty, rating, likes, reason and link to the recipe', async () => {
    answer = () => [
      aSuggestion({ rating: 4.5, ratings: 2, likes: 12, difficulty: 'Medium' }),
      ...dishes('Shakshuka', 'Dal').map((dish, place) => ({ ...dish, id: 50 + place })),
    ]
    open()
    const [first = document.body] = await cards()
    for (const expected of ['25 min', 'Medium', '4.5', '12']) expect(first.textContent).toContain(expected)
    const reasons = within(within(first).getByRole('list', { name: 'Why this dish' })).getAllByRole(
      'listitem',
    )
    expect(reasons.map((one) => one.textContent)).toEqual([
      'Uses spinach, 1 day left',
      'You lack lemon juice, swap: white vinegar',
    ])
    const view = within(first).getByRole('link', { name: /^View Recipe/ })
    expect(view.getAttribute('href')).toBe('/recipe/details/7')
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  test('are for lunch by default; another occasion is one press away', async () => {
    const { user, address } = open()
    await cards()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Suggestions')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lunch' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Party' }))
    expect(address()).toBe('/meal-suggestions?occasion=party')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Party Suggestions')
    await waitFor(() => expect(requestedQueries()).toContain('occasion=party'))
  })

  test('shows a warning before the name and marks what is not known', async () => {
    answer = () => [
      aSuggestion({ warning: 'Contains gluten: Mia', notKnown: ['‘1 zwirbel’ was not understood'] }),
    ]
    open()
    const [card = document.body] = await cards()
    const text = card.textContent ?? ''
    for (const expected of ['Contains gluten: Mia', '‘1 zwirbel’ was not understood'])
      expect(text.indexOf(expected)).toBeLessThan(text.indexOf('Lemon rice'))
    expect(text).toContain('Contains gluten: Mia')
  })
})

describe('[SUG-02] three others', () => {
  test('omit what was shown, and show when there are no more', async () => {
    answer = (query) => {
      const exclude = query.get('exclude')
      if (exclude === null) return dishes('Lemon rice', 'Shakshuka', 'Dal')
      return exclude === '1,2,3' ? [aSuggestion({ id: 9, title: 'Caldo verde' })] : []
    }
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Three others' }))
    expect(address()).toBe('/meal-suggestions?seen=1%2C2%2C3')
    expect(await screen.findByRole('heading', { name: 'Caldo verde' })).toBeTruthy()
    expect(await screen.findByText('These 4 dishes are all that fit.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Three others' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(address()).toBe('/meal-suggestions')
    expect(await screen.findByRole('heading', { name: 'Lemon rice' })).toBeTruthy()
  })

  test('at the end it offers to start again or to drop the wishes', async () => {
    const { user, address } = open('/meal-suggestions?buy=0&seen=1,2,3')
    expect(await screen.findByText('These 3 dishes are all that fit.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear my wishes' }))
    expect(address()).toBe('/meal-suggestions')
  })
})

describe('wishes', () => {
  test('are kept in the address and restart the list', async () => {
    people = [aPerson(), aGuest()]
    const { user, address } = open('/meal-suggestions?seen=99')
    await user.click(await screen.findByRole('radio', { name: 'Nothing' }))
    await user.selectOptions(screen.getByLabelText('Ready in'), '30 minutes')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(address()).toBe('/meal-suggestions?buy=0&minutes=30&people=4')
    await user.click(screen.getByRole('checkbox', { name: 'Mia' }))
    expect(address()).toBe(`/meal-suggestions?buy=0&minutes=30&eaters=${aPerson().id}`)
    await waitFor(() => expect(requestedQueries()).toContain(`buy=0&minutes=30&eaters=${aPerson().id}`))
  })

  test('to rescue a food: shown in the heading, dropped in one press', async () => {
    const { user, address } = open('/meal-suggestions?rescue=chicken-breast')
    await cards()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dishes that use Chicken breast')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Any occasion' }).checked).toBe(true)
    expect(requestedQueries()[0]).toBe('rescue=chicken-breast')
    await user.click(screen.getByRole('button', { name: 'Not only Chicken breast' }))
    expect(address()).toBe('/meal-suggestions')
  })

  test('ignores a person who is no eater of the household', async () => {
    open(`/meal-suggestions?eaters=${aGuest().id}`)
    await cards()
    expect(requestedQueries()[0]).toBe('')
  })
})

describe('nothing fits', () => {
  test('names the strictest wish, which one press drops', async () => {
    answer = (query) => (query.has('minutes') ? [] : dishes('Dal'))
    const { user, address } = open('/meal-suggestions?buy=0&minutes=10')
    expect(await screen.findByText(/The sticking point: ready in 10 minutes\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Buy something' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Take more time' }))
    expect(address()).toBe('/meal-suggestions?buy=0')
    expect(await screen.findByRole('heading', { name: 'Dal' })).toBeTruthy()
  })

  test('no single wish, or what people avoid', async () => {
    answer = (query) => (query.has('minutes') || query.has('buy') ? [] : dishes('Dal'))
    const { unmount } = open('/meal-suggestions?buy=0&minutes=10')
    expect(await screen.findByText(/No single wish is the problem/)).toBeTruthy()
    unmount()
    answer = () => []
    open('/meal-suggestions?occasion=breakfast')
    expect(await screen.findByRole('link', { name: 'Dietary Preferences' })).toBeTruthy()
  })
})

describe('around the dishes', () => {
  test('a visitor sees labelled samples and is asked to register', async () => {
    open('/meal-suggestions?occasion=quick', false)
    await cards()
    expect(screen.getByText('Sample')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
      `/register?from=${encodeURIComponent('/meal-suggestions?occasion=quick')}`,
    )
    expect(screen.queryByText(/follow a diet/)).toBeNull()
    expect(api.callsTo(diet.people)).toEqual([])
  })

  test('shows a hint if nobody has set a diet', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'Set your dietary preferences' })).toBeTruthy()
  })

  test('shows no hint if somebody has', async () => {
    people = [aPerson(), aGuest({ restrictions: [{ allergen: 'nuts', severity: 'high' }] })]
    open('/meal-suggestions?occasion=dinner')
    await screen.findByRole('checkbox', { name: 'Mia' })
    await cards()
    expect(screen.queryByRole('link', { name: 'Set your dietary preferences' })).toBeNull()
  })

  test('offers to invent a dish only if a model is configured', async () => {
    api.answer(inventory.list, () => [])
    const { unmount } = open()
    await cards()
    expect(screen.queryByRole('heading', { name: 'Invent a dish' })).toBeNull()
    unmount()
    canInvent = true
    open('/meal-suggestions?occasion=dinner')
    expect(await screen.findByRole('heading', { name: 'Invent a dish' })).toBeTruthy()
  })

  test('keeps the last dishes and shows an error when the server does not respond', async () => {
    const { user } = open()
    await cards()
    api.answer(suggestions.list, () => rejectedWith('too-many-requests'))
    await user.click(screen.getByRole('radio', { name: 'Dinner' }))
    expect((await screen.findByRole('alert')).textContent).toContain('These are from before')
    expect(screen.getByRole('heading', { name: 'Lemon rice' })).toBeTruthy()
  })

  test('shows a retry when there is nothing to keep', async () => {
    api.answer(suggestions.list, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('No dishes came back')
    api.answer(suggestions.list, () => ({ suggestions: dishes('Dal'), sample: false, canInvent: false }))
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Dal' })).toBeTruthy()
  })
})
