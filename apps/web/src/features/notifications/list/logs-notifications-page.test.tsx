// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { type Notice, notifications } from '@larder/contract/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aUser } from '../../../testing/a-user'
import { anOverview } from '../../../testing/an-overview'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { LogsNotificationsPage } from './logs-notifications-page'

const aNotice = (key: string, given: Partial<Notice> = {}): Notice => ({
  key,
  kind: 'use-by',
  type: 'alert',
  message: 'Use the spinach by tomorrow.',
  at: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
  read: false,
  items: [{ id: 7, name: 'Spinach', amount: '2', unit: 'bunches', foodId: 'spinach' }],
  actions: ['used', 'frozen', 'wasted', 'cook'],
  ...given,
})

const breakfast = aNotice('breakfast', {
  kind: 'nothing-logged',
  type: 'info',
  message: 'Log your breakfast by 10 AM.',
  items: [],
  actions: ['log'],
})
const milk = aNotice('milk', {
  kind: 'running-out',
  type: 'warning',
  message: 'Milk runs out tomorrow.',
  read: true,
  items: [{ id: 8, name: 'Oat & almond milk', amount: '1', unit: 'l' }],
  actions: ['buy', 'log'],
})

const spinach: InventoryItem = {
  ...{ id: 7, name: 'Spinach', amount: '0', unit: 'bunches', category: 'Vegetables', location: 'fridge' },
  ...{ since: '2026-11-10', source: 'manual', version: 2, booking: 31 },
}

let api: ReturnType<typeof stubApi>
let notices: Notice[]
beforeEach(() => {
  localStorage.clear()
  notices = [aNotice('spinach'), milk, breakfast]
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(notifications.list, () => notices)
  api.answer(inventory.overview, () => anOverview({ useSoon: 0, expired: 0, outOfStock: 0 }))
  api.answer(notifications.settings, () => ({
    ...{ email: true, recommendations: true, community: true, marketing: false },
    ...{ digestHour: 8, quietFrom: 22, quietTo: 7 },
  }))
  api.answer(notifications.push, () => ({ publicKey: null, devices: 0 }))
  const book = () => {
    notices = notices.filter(({ key }) => key !== 'spinach')
    return spinach
  }
  api.answer(inventory.take, book)
  api.answer(inventory.move, book)
  api.answer(inventory.waste, book)
  api.answer(inventory.undo, () => {
    notices = [aNotice('spinach'), ...notices]
    return { items: [spinach], removed: [] }
  })
})
afterEach(() => vi.restoreAllMocks())

const open = (signedIn = true) =>
  renderWithApp(<LogsNotificationsPage />, { path: '/LogsNotifications', signedIn })
/** Once they have arrived: until then only the first heading stands. */
async function section(name: RegExp) {
  await screen.findByRole('region', { name: /^Usage Gaps & Alerts/ })
  return screen.getByRole('region', { name })
}
const messages = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent)
const undo = () => currentToasts()[0]?.action?.onSelect()

describe('[LOG-01] the entries', () => {
  test('shows info under Daily Reminders, warnings and alerts under Usage Gaps & Alerts', async () => {
    open()
    expect(messages(await section(/^Daily Reminders/))).toEqual(['Log your breakfast by 10 AM.'])
    expect(messages(await section(/^Usage Gaps & Alerts/))).toEqual([
      'Use the spinach by tomorrow.',
      'Milk runs out tomorrow.',
    ])
    expect(screen.getByText('3 entries, 2 unread')).toBeTruthy()
  })

  test('each shows its severity as word and shape, and its age', async () => {
    open()
    const [alert, warning] = within(await section(/^Usage Gaps/)).getAllByRole('listitem')
    const [info] = within(await section(/^Daily/)).getAllByRole('listitem')
    const shapes = [alert, warning, info].map((row) => row?.querySelector('svg')?.getAttribute('class'))
    expect(new Set(shapes).size).toBe(3)
    expect(alert?.textContent).toContain('Alert:')
    expect(warning?.textContent).toContain('Warning:')
    expect(info?.textContent).toContain('Reminder:')
    const time = within(alert as HTMLElement).getByText('2 hours ago')
    expect(time.tagName).toBe('TIME')
    expect(time.title).not.toBe('')
  })

  test('a tap opens the page where it can be resolved', async () => {
    open()
    await section(/^Daily/)
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(address('Cook it: Spinach')).toBe('/meal-suggestions?rescue=spinach')
    expect(address('Buy it: Oat & almond milk')).toBe('/Shopping?add=Oat%20%26%20almond%20milk')
    expect(address('Log it: Oat & almond milk')).toBe('/inventory?q=Oat%20%26%20almond%20milk')
    expect(address('Log it')).toBe('/inventory')
  })

  test('shows two hundred entries', async () => {
    notices = Array.from({ length: 200 }, (_, place) => aNotice(`n${place}`, { message: `Entry ${place}` }))
    open()
    expect(messages(await section(/^Usage Gaps/))).toHaveLength(200)
    expect(screen.getByText('No reminders right now.')).toBeTruthy()
  })

  test('each section shows that it is empty', async () => {
    notices = []
    open()
    expect(await screen.findByText('No reminders right now.')).toBeTruthy()
    expect(await screen.findByText('All is well. Nothing is about to spoil or run out.')).toBeTruthy()
    expect(screen.queryByText('Sample')).toBeNull()
  })

  test('[LOG-01] does not show ’all is well’ while the home page counts something', async () => {
    notices = []
    api.answer(inventory.overview, () => anOverview({ useSoon: 3 }))
    open()
    expect(await screen.findByText('Nothing urgent right now.')).toBeTruthy()
    expect(screen.queryByText(/All is well/)).toBeNull()
  })
})

describe('[LOG-01] samples', () => {
  const samples = () => {
    expect(screen.getByText('Log your breakfast by 10 AM.')).toBeTruthy()
    expect(screen.getByText('You scanned Spinach but have not logged it.')).toBeTruthy()
    expect(screen.getByText('3 items are missing from yesterday’s log.')).toBeTruthy()
    expect(screen.getAllByText('Sample')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: /Snooze/ })).toBeNull()
  }

  test('are shown to a visitor with a link to log in', () => {
    open(false)
    samples()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?from=%2FLogsNotifications',
    )
    expect(api.calls).toEqual([])
  })

  test('are shown while the entries cannot be read', async () => {
    api.answer(notifications.list, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await screen.findByText('Your entries could not be loaded')
    samples()
    api.answer(notifications.list, () => notices)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Use the spinach by tomorrow.')).toBeTruthy()
    expect(screen.queryByText('Sample')).toBeNull()
  })
})

describe('[LOG-01] one tap', () => {
  test.each([
    ['Used: Spinach', inventory.take, { amount: 'all' }, 'Marked as Used'],
    ['Frozen: Spinach', inventory.move, { to: 'freezer' }, 'Moved to the Freezer'],
    ['Wasted: Spinach', inventory.waste, { amount: 'all', reason: 'spoiled' }, 'Marked as Wasted'],
  ])('%s books it, the entry leaves at once, and it can be undone', async (name, endpoint, body, said) => {
    let answer = () => {}
    const book = notices
    api.answer(endpoint, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      notices = book.filter(({ key }) => key !== 'spinach')
      return spinach
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name }))
    expect(screen.queryByText('Use the spinach by tomorrow.')).toBeNull()
    expect(currentToasts()[0]).toMatchObject({ title: said, description: 'Spinach' })
    await waitFor(() => expect(api.callsTo(endpoint)).toHaveLength(1))
    expect(api.callsTo(endpoint)[0]?.address).toContain('/users/inventories/7/')
    expect(api.callsTo(endpoint)[0]?.body).toMatchObject(body)

    answer()
    undo()
    expect(await screen.findByText('Use the spinach by tomorrow.')).toBeTruthy()
    await waitFor(() => expect(api.callsTo(inventory.undo)[0]?.address).toMatch(/\/bookings\/31\/undo$/))
  })

  test('wastes an expired item as expired', async () => {
    notices = [aNotice('spinach', { kind: 'expired', actions: ['wasted'] })]
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Wasted: Spinach' }))
    await waitFor(() =>
      expect(api.callsTo(inventory.waste)[0]?.body).toMatchObject({ amount: 'all', reason: 'expired' }),
    )
  })

  test('an entry of several items is one booking', async () => {
    const items = [7, 9].map((id) => ({ id, name: `Item ${id}`, amount: '1', unit: '' }))
    notices = [aNotice('spinach', { items, actions: ['used'] })]
    api.answer(inventory.bulk, () => ({ items: [], removed: [], untouched: [], booking: 40 }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Used: Item 7 and 1 more' }))
    await waitFor(() =>
      expect(api.callsTo(inventory.bulk)[0]?.body).toMatchObject({ ids: [7, 9], deed: { do: 'use-up' } }),
    )
  })

  test('a rejection is shown and restores the entry', async () => {
    api.answer(inventory.take, () => rejectedWith('item-not-found'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Used: Spinach' }))
    await waitFor(() =>
      expect(currentToasts()[0]).toMatchObject({
        title: 'Not changed',
        description: 'That item is no longer in your kitchen.',
        tone: 'destructive',
      }),
    )
    expect(await screen.findByText('Use the spinach by tomorrow.')).toBeTruthy()
  })

  test('the focus moves to the next entry', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Used: Spinach' }))
    const next = screen.getByRole('link', { name: 'Buy it: Oat & almond milk' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })
})

describe('[LOG-01] snooze', () => {
  const snooze = async (choice: string) => {
    const { user } = open()
    const row = (await screen.findByText('Use the spinach by tomorrow.')).closest('li') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Snooze and more' }))
    await user.click(screen.getByRole('menuitem', { name: choice }))
  }

  test.each([
    ['Tomorrow', 'tomorrow', 'Back tomorrow'],
    ['In a week', 'week', 'Back in a week'],
    ['Not again', 'gone', 'Dismissed for good'],
  ])('%s keeps it quiet, with undo', async (choice, until, said) => {
    api.answer(notifications.snooze, ({ body }) => {
      const given = body as { until: string | null }
      notices = given.until === null ? [aNotice('spinach')] : []
      return null
    })
    await snooze(choice)
    expect(screen.queryByText('Use the spinach by tomorrow.')).toBeNull()
    expect(currentToasts()[0]?.title).toBe(said)
    await waitFor(() => expect(screen.queryByText('Milk runs out tomorrow.')).toBeNull())
    undo()
    expect(await screen.findByText('Use the spinach by tomorrow.')).toBeTruthy()
    await waitFor(() =>
      expect(api.callsTo(notifications.snooze).map(({ body }) => body)).toEqual([
        { key: 'spinach', until },
        { key: 'spinach', until: null },
      ]),
    )
  })

  test('a failure restores the entry', async () => {
    api.answer(notifications.snooze, () => rejectedWith('notice-not-found'))
    await snooze('Tomorrow')
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not changed'))
    expect(await screen.findByText('Use the spinach by tomorrow.')).toBeTruthy()
  })
})

describe('read and unread', () => {
  const markedRead = () => {
    notices = notices.map((notice) => ({ ...notice, read: true }))
    return null
  }

  test('Mark all as read marks what was unread', async () => {
    api.answer(notifications.read, markedRead)
    const { user } = open()
    expect((await screen.findAllByText('Unread')).length).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('3 entries, all read')).toBeTruthy()
    expect(screen.queryByText('Unread')).toBeNull()
    await waitFor(() =>
      expect(api.callsTo(notifications.read)[0]?.body).toEqual({
        keys: ['spinach', 'breakfast'],
        read: true,
      }),
    )
  })

  test('a failed mark is reverted', async () => {
    api.answer(notifications.read, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not changed'))
    expect(screen.getAllByText('Unread')).toHaveLength(2)
  })

  test('a single entry can be marked', async () => {
    api.answer(notifications.read, () => null)
    const { user } = open()
    const row = (await screen.findByText('Milk runs out tomorrow.')).closest('li') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Snooze and more' }))
    await user.click(screen.getByRole('menuitem', { name: 'Mark as unread' }))
    await waitFor(() =>
      expect(api.callsTo(notifications.read)[0]?.body).toEqual({ keys: ['milk'], read: false }),
    )
  })
})
