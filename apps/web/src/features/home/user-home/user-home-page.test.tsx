// @vitest-environment happy-dom
import { account, type WelcomeStep } from '@larder/contract/account'
import { type InventoryItem, inventory, type StockOverview } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { type RecipeSummary, recipes } from '@larder/contract/recipes'
import { type Suggestion, suggestions } from '@larder/contract/suggestions'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getToday } from '../../../food/expiry/today-clock'
import { aRecipeSummary, aSuggestion } from '../../../testing/a-suggestion'
import { aUser } from '../../../testing/a-user'
import { anOverview } from '../../../testing/an-overview'
import { renderWithApp } from '../../../testing/render-with-app'
import { someSettings } from '../../../testing/some-settings'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { UserHomePage } from './user-home-page'

const inDays = (days: number): Day => addDays(getToday(), days)

const anItem = (id: number, name: string, given: Partial<InventoryItem> = {}): InventoryItem => ({
  ...{
    id,
    name,
    amount: '2',
    unit: 'bunches',
    category: 'Vegetables',
    location: 'fridge',
    foodId: 'spinach',
  },
  ...{ since: inDays(-2), source: 'manual', version: 1 },
  ...{ expiryDate: inDays(1), expiryKind: 'use-by', expirySource: 'estimated' },
  ...given,
})

const soonest = [anItem(7, 'Spinach'), anItem(8, 'Milk', { expiryDate: inDays(2) })]

let api: ReturnType<typeof stubApi>
let overview: StockOverview
let dishes: Suggestion[]
let top: RecipeSummary[]
let welcome: WelcomeStep
beforeEach(() => {
  localStorage.clear()
  overview = anOverview({ soonest })
  dishes = [aSuggestion()]
  top = [aRecipeSummary()]
  api = stubApi()
  welcome = 'done'
  api.answer(account.me, () => aUser())
  api.answer(account.settings, () => someSettings({ welcome }))
  api.answer(notifications.list, () => [])
  api.answer(inventory.overview, () => overview)
  api.answer(suggestions.list, () => ({ suggestions: dishes, sample: false, canInvent: false }))
  api.answer(recipes.top, () => top)
})
afterEach(() => vi.restoreAllMocks())

const open = (signedIn = true) => renderWithApp(<UserHomePage />, { path: '/userhome', signedIn })
const tip = () => screen.getByRole('region', { name: 'Tip of the Day' })

describe('[HOME-01] the greeting', () => {
  test('contains the cook’s name', async () => {
    open()
    await screen.findByText('Ana Horvat')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ana Horvat!')
  })

  test('is ’User’ for a visitor', () => {
    open(false)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, User!')
  })

  test('is ’User’ when the name cannot be read', async () => {
    api.answer(account.me, () => rejectedWith('too-many-requests'))
    open()
    await screen.findByText('User')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, User!')
  })
})

test('each figure links to what it counts', async () => {
  open()
  const glance = screen.getByRole('region', { name: 'At a glance' })
  await within(glance).findByText('42')
  const links = within(glance).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['42Items in stock', '/inventory'],
    ['5To use soon', '/inventory?show=soon'],
    ['1Expired', '/inventory?show=expired'],
    ['3Out of stock', '/inventory?show=out'],
  ])
})

test('[HOME-01] the buttons link to their pages', async () => {
  open()
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Scan New Food')).toBe('/scan-ingredients')
  expect(to('Surprise Me')).toBe('/surprise-me')
  expect(await screen.findByRole('link', { name: 'Pick an occasion' })).toBeTruthy()
})

test('[HOME-01] six occasions link to the cookbook', async () => {
  open()
  const card = await screen.findByRole('region', { name: 'Pick by Occasion' })
  const links = within(card).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kids Friendly', '/meals?occasion=kids-friendly'],
    ['Christmas Eve', '/meals?occasion=christmas-eve'],
    ['Date Night', '/meals?occasion=date-night'],
    ['Quick Lunch', '/meals?occasion=quick-lunch'],
    ['Party Food', '/meals?occasion=party-food'],
    ['Healthy', '/meals?occasion=healthy'],
  ])
})

describe('[HOME-01] AI Chef', () => {
  const chef = () => screen.findByRole('region', { name: 'AI Chef' })

  test('suggests dishes for the next meal with difficulty, time, rating and a reason', async () => {
    vi.spyOn(Date.prototype, 'getHours').mockReturnValue(18)
    dishes = [
      aSuggestion({
        id: 4,
        title: 'Caldo verde',
        difficulty: 'Medium',
        minutes: 70,
        rating: 4.5,
        ratings: 3,
      }),
      aSuggestion({
        id: 5,
        title: 'Pesto rice',
        warning: 'Contains nuts: Mia',
        reason: 'you have everything',
      }),
    ]
    open()
    const card = await chef()
    const [first, second] = await within(card).findAllByRole('article')
    expect(first?.textContent).toBe(
      'Caldo verdeMedium·1 h 10 min·4.5of 5 starsUses spinach, 1 day left; you lack lemon juice, swap: white vinegar',
    )
    expect(second?.textContent).toBe('Contains nuts: MiaPesto riceEasy·25 min·UnratedYou have everything')
    expect(within(card).getByRole('link', { name: 'Caldo verde' }).getAttribute('href')).toBe(
      '/recipe/details/4',
    )
    expect(within(card).getByRole('link', { name: 'More suggestions' }).getAttribute('href')).toBe(
      '/meal-suggestions?occasion=dinner',
    )
    expect(api.callsTo(suggestions.list)[0]?.address).toMatch(/\?occasion=dinner$/)
    expect(within(card).queryByText('Sample')).toBeNull()
  })

  test('shows that nothing fits', async () => {
    dishes = []
    open()
    const card = await chef()
    expect(await within(card).findByText(/fits everybody at the table/)).toBeTruthy()
    expect(card.textContent).not.toContain('from what you have')
  })

  test.each([
    ['uses nothing you have; you lack rice', /today, to shop for\./],
    ['you have everything', /today, from what you have\./],
  ])('says where the dishes come from: %s', async (reason, says) => {
    dishes = [aSuggestion({ reason })]
    open()
    await within(await chef()).findByText(says)
  })

  test('shows an error when the server does not respond', async () => {
    api.answer(suggestions.list, () => rejectedWith('too-many-requests'))
    open()
    expect(await within(await chef()).findByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('[HOME-01] Top of the List', () => {
  const rows = async () =>
    within(await screen.findByRole('region', { name: 'Top of the List' })).findAllByRole('listitem')

  test('is sorted by likes', async () => {
    top = [
      aRecipeSummary({ id: 3, title: 'Shakshuka', likes: 1200 }),
      aRecipeSummary({ id: 1, title: 'Dal', likes: 1 }),
    ]
    open()
    expect((await rows()).map((row) => row.textContent)).toEqual(['1Shakshuka1,200likes', '2Dal1like'])
    expect(screen.getByText('The dishes most cooks have marked as favourites.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Shakshuka/ }).getAttribute('href')).toBe('/recipe/details/3')
  })

  test('shows that there are no favourites yet', async () => {
    open()
    expect((await rows()).map((row) => row.textContent)).toEqual(['1Lemon rice25 min'])
    expect(screen.getByText('Nobody has picked favourites yet. Start here:')).toBeTruthy()
  })
})

test('at a glance: four figures, each links to the inventory', async () => {
  open()
  const strip = screen.getByRole('region', { name: 'At a glance' })
  await within(strip).findByText('42')
  const links = within(strip).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    '42Items in stock',
    '5To use soon',
    '1Expired',
    '3Out of stock',
  ])
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/inventory/)
})

describe('[HOME-01] Tip of the Day', () => {
  test('shows what expires soonest and the items after it', async () => {
    open()
    expect(await within(tip()).findByText('Spinach')).toBeTruthy()
    expect(within(tip()).getByText('It keeps until tomorrow. Tonight would be a good time.')).toBeTruthy()
    expect(within(tip()).getByRole('link', { name: 'Cook it' }).getAttribute('href')).toBe(
      '/meal-suggestions?rescue=spinach',
    )
    expect(within(tip()).getByRole('listitem').textContent).toContain('Milk')
  })

  test.each([
    ['Use it', inventory.take, { amount: 'all' }, 'Marked as Used'],
    ['Freeze it', inventory.move, { to: 'freezer' }, 'Moved to the Freezer'],
  ])('%s does it in one tap, and it can be undone', async (name, endpoint, body, said) => {
    const [spinach = anItem(7, 'Spinach'), milk = anItem(8, 'Milk')] = overview.soonest
    api.answer(endpoint, () => {
      overview = anOverview({ soonest: [milk] })
      return { ...spinach, amount: '0', booking: 31 }
    })
    api.answer(inventory.undo, () => {
      overview = anOverview({ soonest })
      return { items: [spinach], removed: [] }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name }))
    expect(within(tip()).queryByText('Spinach')).toBeNull()
    expect(within(tip()).getByText('Milk')).toBeTruthy()
    await waitFor(() => expect(api.callsTo(endpoint)[0]?.body).toMatchObject(body))
    expect(currentToasts()[0]).toMatchObject({ title: said, description: 'Spinach' })
    await waitFor(() => expect(api.callsTo(inventory.overview).length).toBeGreaterThan(1))
    currentToasts()[0]?.action?.onSelect()
    expect(await within(tip()).findByText('Spinach')).toBeTruthy()
    expect(api.callsTo(inventory.undo)[0]?.address).toMatch(/\/bookings\/31\/undo$/)
  })

  test('a rejection is shown and restores the item', async () => {
    api.answer(inventory.take, () => rejectedWith('item-not-found'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Use it' }))
    await waitFor(() =>
      expect(currentToasts()[0]).toMatchObject({ title: 'Not changed', tone: 'destructive' }),
    )
    expect(await within(tip()).findByText('Spinach')).toBeTruthy()
  })

  test('does not offer to freeze a frozen item', async () => {
    overview = anOverview({ soonest: [anItem(7, 'Spinach', { location: 'freezer' })] })
    open()
    await screen.findByRole('button', { name: 'Use it' })
    expect(screen.queryByRole('button', { name: 'Freeze it' })).toBeNull()
  })

  test('does not offer to eat an item past its use-by date', async () => {
    overview = anOverview({ soonest: [anItem(7, 'Mince', { expiryDate: inDays(-1) })] })
    open()
    expect(await screen.findByText('It is past its use-by date. Better not to eat it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Cook it' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Throw it away' })).toBeTruthy()
  })

  test('offers to eat an item past its best-before date', async () => {
    overview = anOverview({
      soonest: [anItem(7, 'Bread', { expiryDate: inDays(-1), expiryKind: 'best-before' })],
    })
    open()
    expect(await screen.findByText(/most likely still good/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use it' })).toBeTruthy()
  })

  test('shows a habit when nothing expires', async () => {
    overview = anOverview({ soonest: [] })
    open()
    expect(await screen.findByText('Nothing in your kitchen is about to expire.')).toBeTruthy()
  })

  test('an empty inventory shows how to add items', async () => {
    overview = anOverview({ items: 0, soonest: [] })
    open()
    expect((await screen.findByRole('link', { name: 'Fill your kitchen' })).getAttribute('href')).toBe(
      '/welcome',
    )
  })

  test('an unfinished welcome can be continued', async () => {
    welcome = 'staples'
    open()
    expect((await screen.findByRole('link', { name: 'Finish' })).getAttribute('href')).toBe('/welcome')
  })
})

describe('samples', () => {
  test('a visitor sees a labelled sample without buttons', () => {
    open(false)
    expect(screen.getAllByText('Sample')).toHaveLength(3)
    expect(within(tip()).getByText('Salmon Fillet')).toBeTruthy()
    expect(within(tip()).queryByRole('button')).toBeNull()
    expect(api.callsTo(inventory.overview)).toEqual([])
  })

  test('a cook whose inventory cannot be read sees it until a read succeeds', async () => {
    api.answer(inventory.overview, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await screen.findByText('Your kitchen could not be loaded')
    expect(screen.getAllByText('Sample')).toHaveLength(2)
    api.answer(inventory.overview, () => overview)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await within(tip()).findByText('Spinach')).toBeTruthy()
    expect(screen.queryByText('Sample')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
