// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { InventoryPage } from './inventory-page'

const anItem = (id: number, name: string, given: Partial<InventoryItem> = {}): InventoryItem => ({
  id,
  name,
  amount: '2',
  unit: 'bunches',
  category: 'Vegetables',
  location: 'fridge',
  since: '2026-11-14',
  source: 'manual',
  version: 1,
  ...given,
})

let api: ReturnType<typeof stubApi>
let items: InventoryItem[]

/** Books like the server: every change is a booking, answered with the item as it is then. */
function book(id: number, change: (item: InventoryItem) => InventoryItem | null) {
  const before = items.find((item) => item.id === id)
  if (!before) return rejectedWith('item-not-found')
  const after = change(before)
  items = items.flatMap((item) =>
    item.id !== id ? [item] : after ? [{ ...after, version: item.version + 1 }] : [],
  )
  return { ...(items.find((item) => item.id === id) ?? before), booking: 40 + id }
}
const amountOf = (item: InventoryItem, by: number) => String(Math.max(0, Number(item.amount) + by))

// Dialogs load on their own; here they are there when a test opens one.
beforeAll(async () => void (await import('./use-dialog')))

beforeEach(() => {
  window.localStorage.clear()
  items = [
    anItem(1, 'Spinach', { expiryDate: '2026-11-18' }),
    anItem(2, 'Milk', { category: 'Dairy', unit: 'liters', amount: '1' }),
    anItem(3, 'Peas', { location: 'freezer', amount: '0' }),
  ]
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(inventory.totals, () => ({ ingredients: 0, usageRecords: 0 }))
  api.answer(inventory.list, () => items)
  api.answer(inventory.step, ({ body }) =>
    book(1, (item) => ({ ...item, amount: amountOf(item, body?.by ?? 0) })),
  )
  api.answer(inventory.take, ({ body }) =>
    book(1, (item) => ({ ...item, amount: amountOf(item, -Number(body?.amount)) })),
  )
  api.answer(inventory.remove, () => book(1, () => null))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const { id } of changeQueue.pending()) await changeQueue.handleOf(inventory.create, id).cancel()
  vi.restoreAllMocks()
})

const open = (path = '/inventory', signedIn = true) => renderWithApp(<InventoryPage />, { path, signedIn })
const card = (name: string) => screen.findByRole('listitem', { name })
const ready = () => waitFor(() => expect(screen.queryByText('Sample', { selector: 'li *' })).toBeNull())
const toasted = () => currentToasts()[0]
const undo = () => toasted()?.action?.onSelect()

describe('[INV-13] samples', () => {
  test('are shown first, labelled and read-only, until the stock loads', async () => {
    let answer = () => {}
    api.answer(inventory.list, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return items
    })
    open()
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
    const first = within(await card('Chicken Breast'))
    expect(first.getByText('Sample')).toBeTruthy()
    expect(
      (first.getByRole('button', { name: 'One more Chicken Breast' }) as HTMLButtonElement).disabled,
    ).toBe(true)
    await waitFor(() => expect(api.callsTo(inventory.list)).toHaveLength(1))
    answer()
    await card('Peas')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByText('Sample', { selector: 'li *' })).toBeNull()
  })

  test('are shown to a visitor, and adding redirects to the login', async () => {
    const { user, address } = open('/inventory', false)
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
    expect(api.callsTo(inventory.list)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Add New Item' }))
    expect(address()).toBe('/login?from=%2Finventory')
  })

  test('[INV-10] stay when reading fails, with a message and a retry button', async () => {
    api.answer(inventory.list, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await waitFor(() => expect(toasted()?.title).toBe('Error fetching inventory'))
    expect(toasted()).toMatchObject({
      description: 'There was an error fetching the inventory data. Please try again.',
      tone: 'destructive',
    })
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
    expect(console.error).toHaveBeenCalledWith('Fetching the inventory failed', expect.any(Error))
    api.answer(inventory.list, () => items)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await card('Peas')
  })
})

describe('[INV-06] the empty state', () => {
  test('shows in an empty stock', async () => {
    items = []
    open()
    expect(await screen.findByText('Start by adding some ingredients to your inventory')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'No ingredients found' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Your First Ingredient' })).toBeTruthy()
  })

  test('shows for a search, with a link back to all items', async () => {
    const { user, address } = open('/inventory?q=zebra&place=freezer')
    await screen.findByText('0 of 3 items')
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await card('Peas')
    expect(address()).toBe('/inventory')
  })
})

test('[INV-03] the search and filters are kept in the URL', async () => {
  const { user, address } = open()
  await card('Peas')
  await user.type(screen.getByRole('searchbox'), 'dAiR')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(address()).toBe('/inventory?q=dAiR'))
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await user.click(screen.getByRole('radio', { name: 'Vegetables 2' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  await user.selectOptions(screen.getByLabelText('Place'), 'Freezer (1)')
  await user.selectOptions(screen.getByLabelText('Sort'), 'Expires first')
  await waitFor(() => expect(address()).toBe('/inventory?category=Vegetables&place=freezer&sort=expiry'))
  expect(screen.getByText('1 of 3 items')).toBeTruthy()
})

test('[INV-05] a card shows the details of an item', async () => {
  open()
  await ready()
  const spinach = within(await card('Spinach'))
  expect(spinach.getByText('18 Nov 2026').closest('p')?.textContent).toBe('Expires: 18 Nov 2026')
  expect(spinach.getByText('18 Nov 2026').getAttribute('datetime')).toBe('2026-11-18')
  expect(spinach.getByText('Vegetables')).toBeTruthy()
  for (const name of [
    'One less Spinach',
    'One more Spinach',
    'Edit Spinach',
    'Used Spinach',
    'Delete Spinach',
  ])
    expect(spinach.getByRole('button', { name })).toBeTruthy()
  const peas = within(await card('Peas'))
  expect(peas.getByText('Out of stock')).toBeTruthy()
  expect(peas.getByText('Frozen')).toBeTruthy()
  expect((peas.getByRole('button', { name: 'One less Peas' }) as HTMLButtonElement).disabled).toBe(true)
  expect((peas.getByRole('button', { name: 'One more Peas' }) as HTMLButtonElement).disabled).toBe(false)
})

describe('[INV-07] plus and minus', () => {
  test('show at once and are sent as one change', async () => {
    open()
    await ready()
    const spinach = within(await card('Spinach'))
    const more = spinach.getByRole('button', { name: 'One more Spinach' })
    // Rendered once after all of them, so that no time passes between two presses on a busy machine.
    act(() => {
      fireEvent.click(more)
      fireEvent.click(more)
      fireEvent.click(more)
    })
    expect(spinach.getByText('5')).toBeTruthy()
    await waitFor(() => expect(items[0]?.amount).toBe('5'))
    const sent = api.callsTo(inventory.step).map(({ body }) => (body as { by: number }).by)
    expect(sent.reduce((sum, by) => sum + by, 0)).toBe(3)
    expect(sent.length).toBeLessThan(3)
  })

  test('a rejection is reported, and the server’s state is shown again', async () => {
    const { user } = open()
    await ready()
    const spinach = within(await card('Spinach'))
    let reject = () => {}
    const rejected = new Promise<void>((resolve) => {
      reject = resolve
    })
    api.answer(inventory.step, () => rejected.then(() => rejectedWith('item-not-found')))
    await user.click(spinach.getByRole('button', { name: 'One less Spinach' }))
    expect(spinach.getByText('1')).toBeTruthy()
    reject()
    await waitFor(() =>
      expect(toasted()).toMatchObject({
        title: 'Not Saved',
        description: 'That item is no longer in your kitchen.',
        tone: 'destructive',
      }),
    )
    await spinach.findByText('2')
    expect(console.error).toHaveBeenCalledWith('Changing an amount failed', expect.any(Error))
  })

  test('a change undone before it was sent is not sent', async () => {
    open()
    await ready()
    const spinach = within(await card('Spinach'))
    fireEvent.click(spinach.getByRole('button', { name: 'One more Spinach' }))
    undo()
    await spinach.findByText('2')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(api.callsTo(inventory.step)).toEqual([])
  })
})

describe('[INV-08] Used', () => {
  async function ask(amount: string | null) {
    const { user } = open()
    await ready()
    await user.click(within(await card('Spinach')).getByRole('button', { name: 'Used Spinach' }))
    const field = (await screen.findByLabelText('Amount used')) as HTMLInputElement
    expect(field.value).toBe('1')
    if (amount !== null) await user.clear(field)
    if (amount) await user.type(field, amount)
    await user.click(screen.getByRole('button', { name: 'Used' }))
    return user
  }

  test.each(['0', '-1', '1.5', 'two', '1e3'])('%s is no amount', async (amount) => {
    await ask(amount)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Invalid AmountPlease enter a valid positive number.')
    expect(api.callsTo(inventory.take)).toEqual([])
  })

  test('rejects more than the stock', async () => {
    await ask('3')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Insufficient AmountYou only have 2 bunches of Spinach.')
  })

  test('an empty input does nothing', async () => {
    await ask('')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(inventory.take)).toEqual([])
  })

  test('reduces the amount, is stored, and can be undone', async () => {
    await ask(null)
    expect(toasted()).toMatchObject({ title: 'Marked as Used', description: '1 bunch of Spinach left' })
    await waitFor(() => expect(items[0]?.amount).toBe('1'))
    await waitFor(() => expect(changeQueue.pending()).toEqual([]))
    api.answer(inventory.undo, () => {
      items = items.map((item) => (item.id === 1 ? anItem(1, 'Spinach') : item))
      return { items: [anItem(1, 'Spinach')], removed: [] }
    })
    undo()
    await waitFor(() =>
      expect(api.callsTo(inventory.undo)[0]?.address).toBe('/api/v1/users/bookings/41/undo'),
    )
    await within(await card('Spinach')).findByText('2')
  })
})

describe('[INV-09] deleting', () => {
  test('removes at once, is stored, and moves the focus to the next card', async () => {
    const { user } = open()
    await ready()
    await user.click(within(await card('Spinach')).getByRole('button', { name: 'Delete Spinach' }))
    expect(screen.queryByRole('listitem', { name: 'Spinach' })).toBeNull()
    expect(toasted()).toMatchObject({ title: 'Item Removed', description: 'Spinach' })
    await waitFor(() => expect(items.map(({ name }) => name)).toEqual(['Milk', 'Peas']))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Delete /))
  })
})

test('[INV-11] figures are samples until this installation has its own', async () => {
  const first = open()
  await card('Peas')
  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures()).toEqual(['309,439', 'Sample', '3', 'In your kitchen', '21,683,773', 'Sample'])
  first.unmount()
  api.answer(inventory.totals, () => ({ ingredients: 1204, usageRecords: 98 }))
  const { queryClient: queries } = await import('../../../api/query-client')
  queries.clear()
  open()
  await waitFor(() => expect(figures()[0]).toBe('1,204'))
  expect(figures()[4]).toBe('98')
})

describe('bulk actions', () => {
  test('send one call for one action; Escape leaves the selection', async () => {
    api.answer(inventory.bulk, () => ({ items: [], removed: [1, 2], untouched: [], booking: 9 }))
    const { user } = open()
    await ready()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Spinach' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Milk' }))
    expect(screen.getByText('2 selected')).toBeTruthy()
    items = items.slice(2)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(toasted()?.title).toBe('2 Items Removed')
    await waitFor(() =>
      expect(api.callsTo(inventory.bulk)[0]?.body).toMatchObject({
        ids: [2, 1],
        deed: { do: 'remove' },
      }),
    )
    expect(screen.queryByText(/selected$/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/selected$/)).toBeNull()
  })
})

test('“/” focuses the search, “n” opens the form', async () => {
  const { user } = open()
  await card('Peas')
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.keyboard('n')
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('n')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('n')
  expect(await screen.findByRole('dialog', { name: 'Add New Item' })).toBeTruthy()
})
