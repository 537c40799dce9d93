// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import {
  type BookingEntry,
  type CommunityEntry,
  inventory,
  type StockOverview,
} from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser } from '../../../testing/a-user'
import { anOverview } from '../../../testing/an-overview'
import { renderWithApp } from '../../../testing/render-with-app'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { DashboardPage } from './dashboard-page'

const aWeek = (from: string, given: Partial<StockOverview['weeks'][number]> = {}) => ({
  ...{ from, usedGrams: 4200, wastedGrams: 150, usedMoney: 0, wastedMoney: 0, unweighed: 0 },
  ...given,
})

const aLargeKitchen = (given: Partial<StockOverview> = {}): StockOverview =>
  anOverview({
    items: 1042,
    weeks: [aWeek('2026-11-02'), aWeek('2026-11-09', { usedGrams: 2000, wastedGrams: 0 })],
    ...given,
  })

const anEntry = (id: number, given: Partial<BookingEntry> = {}): BookingEntry => ({
  ...{ id, kind: 'used', itemId: id, name: `Item ${id}`, change: '-2', unit: '', source: 'manual' },
  ...{ changed: [], you: true, at: new Date().toISOString(), undone: false, undoable: true },
  ...given,
})

const bo = '00000000-0000-4000-8000-000000000007'

const aCommunityEntry = (kind: CommunityEntry['kind'], given: Partial<CommunityEntry>): CommunityEntry => ({
  ...{ id: `${kind} ${given.who} ${given.name}`, kind, who: 'Ana', you: false, name: 'Ana', yours: false },
  ...{ at: new Date().toISOString(), ...given },
})

let api: ReturnType<typeof stubApi>
let overview: StockOverview
beforeEach(() => {
  overview = aLargeKitchen()
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(notifications.list, () => [])
  api.answer(inventory.overview, () => overview)
  api.answer(inventory.activity, () => paged([anEntry(1), anEntry(2)], { page: 1, size: 10 }, 2))
})

const open = (signedIn = true, path = '/dashboard') => renderWithApp(<DashboardPage />, { path, signedIn })
const activity = () => screen.getByRole('region', { name: 'Recent activity' })
const rows = () => within(activity()).getAllByRole('listitem')
const figuresOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

describe('[DASH-01] the dashboard', () => {
  test('shows a greeting and four figures', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activity Dashboard')
    expect((await screen.findByText('Ana Horvat')).parentElement?.textContent).toBe(
      'Welcome back, Ana Horvat!',
    )
    await screen.findByText('1,042')
    const tiles = screen.getByRole('region', { name: 'Your kitchen now' }).textContent
    for (const told of ['Items in stock1,042', 'To use soon5', 'Used this week14', 'Wasted this week2'])
      expect(tiles).toContain(told)
  })

  test('links to /scan and /scan-ingredients', () => {
    open()
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(to('Scan ingredients')).toBe('/scan-ingredients')
    expect(to('Scan items')).toBe('/scan')
  })

  test('lists the activity by type', async () => {
    api.answer(inventory.activity, () =>
      paged(
        [
          anEntry(1, { kind: 'bought', change: '2', unit: 'bunches', name: 'Spinach', source: 'photo' }),
          anEntry(2, { kind: 'cooked', name: 'Eggs' }),
          anEntry(3, { kind: 'wasted', name: 'Milk', unit: 'l', undone: true, you: false, who: 'Ben' }),
          aCommunityEntry('liked', { who: 'Bo', name: 'Plum cake', yours: true, postId: 12 }),
          aCommunityEntry('liked', { you: true, name: 'Lentil soup', recipeId: 7 }),
          aCommunityEntry('followed', { who: 'Bo', yours: true, cookId: bo }),
          aCommunityEntry('followed', { you: true, name: 'Bo', cookId: bo }),
        ],
        { page: 1, size: 10 },
        7,
      ),
    )
    open()
    await screen.findByText('You scanned 2 bunches of Spinach from a photo')
    expect(rows().map((row) => row.querySelector('[data-type]')?.getAttribute('data-type'))).toEqual([
      'scan',
      'recipe',
      'stock',
      'like',
      'like',
      'follow',
      'follow',
    ])
    const links = within(activity()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bo liked your Plum cake', '/posts/12'],
      ['You liked Lentil soup', '/recipe/details/7'],
      ['Bo follows you', `/cooks/${bo}`],
      ['You followed Bo', `/cooks/${bo}`],
    ])
    expect(rows()[1]?.textContent).toContain('You cooked with 2 Eggs')
    expect(rows()[2]?.textContent).toContain('Ben threw away 2 l of Milk')
    expect(rows()[2]?.textContent).toContain('Undone')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('loads more page by page', async () => {
    api.answer(inventory.activity, () => {
      const asked = api.callsTo(inventory.activity).at(-1)?.address ?? ''
      const page = Number(/page=(\d+)/.exec(asked)?.[1])
      const first = (page - 1) * 10 + 1
      const entries = Array.from({ length: page === 1 ? 10 : 2 }, (_, place) => anEntry(first + place))
      return paged(entries, { page, size: 10 }, 12)
    })
    const { user } = open()
    await screen.findByText('10 of 12')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('12 of 12')).toBeTruthy()
    expect(rows()).toHaveLength(12)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('a new household sees what will appear here', async () => {
    overview = aLargeKitchen({ items: 0, weeks: [aWeek('2026-11-09', { usedGrams: 0, wastedGrams: 0 })] })
    api.answer(inventory.activity, () => paged([], { page: 1, size: 10 }, 0))
    open()
    expect(await screen.findByText('Nothing has happened yet')).toBeTruthy()
    expect(await screen.findByText('Nothing to compare yet')).toBeTruthy()
  })
})

describe('saved versus wasted', () => {
  test('by weight, with the same figures in a table', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'By weight, by week' })
    expect(figuresOf(table)).toEqual(['Week ofSavedWasted', '2 Nov4.2 kg0.2 kg', '9 Nov2 kg0 kg'])
    expect(screen.getByText('This week: 2 kg eaten, 0 kg thrown away.')).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Money' })).toBeNull()
  })

  test('in money where prices are known; the address keeps the choice', async () => {
    overview = aLargeKitchen({ weeks: [aWeek('2026-11-09', { usedMoney: 12.5, wastedMoney: 3 })] })
    const { user, address } = open()
    await user.click(await screen.findByRole('radio', { name: 'Money' }))
    const table = screen.getByRole('table', { name: 'In money, by week' })
    expect(figuresOf(table)).toEqual(['Week ofSavedWasted', '9 Nov€12.50€3'])
    expect(address()).toBe('/dashboard?in=money')
    await user.click(screen.getByRole('radio', { name: 'Weight' }))
    expect(address()).toBe('/dashboard')
  })

  test('shows what has no weight', async () => {
    overview = aLargeKitchen({ weeks: [aWeek('2026-11-09', { unweighed: 3 })] })
    open()
    expect(await screen.findByText('3 changes could not be weighed and are left out.')).toBeTruthy()
  })
})

describe('samples', () => {
  test('a visitor sees labelled samples', () => {
    open(false)
    expect(screen.getByText('Welcome back,', { exact: false }).textContent).toBe('Welcome back, User!')
    expect(screen.getAllByText('Sample')).toHaveLength(6)
    expect(rows().map((row) => row.querySelector('[data-type]')?.getAttribute('data-type'))).toEqual([
      ...['scan', 'recipe', 'like', 'follow'],
    ])
    expect(api.calls).toEqual([])
  })

  test('a failed read can be retried', async () => {
    api.answer(inventory.overview, () => rejectedWith('too-many-requests'))
    api.answer(inventory.activity, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await screen.findByText('Your kitchen could not be loaded')
    api.answer(inventory.overview, () => overview)
    api.answer(inventory.activity, () => paged([anEntry(1)], { page: 1, size: 10 }, 1))
    await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement)
    expect(await screen.findByText('1,042')).toBeTruthy()
    expect(await screen.findByText('You used 2 Item 1')).toBeTruthy()
  })
})
