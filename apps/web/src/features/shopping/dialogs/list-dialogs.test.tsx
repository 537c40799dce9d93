// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { markPutAway } from '@larder/kitchen/shopping/shared-list'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListSyncRequest } from '../../../api/shopping-list/list-documents'
import { anItem } from '../../../testing/an-item'
import { rejectedWith } from '../../../testing/stub-api'
import {
  aShoppingPageServer,
  findEmptyState,
  lineCheckbox,
  listRows,
  renderShoppingPage,
  typeLines,
  undoFromToast,
} from '../../../testing/sync/a-shopping-page'
import { currentToasts } from '../../../ui/toasts/toast-store'

let shop: ReturnType<typeof aShoppingPageServer>

beforeEach(() => {
  shop = aShoppingPageServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('putting away', () => {
  test('sends ticked lines with their place, removes excluded ones, and Undo restores both', async () => {
    shop.api.answer(shopping.putAway, () => {
      shop.say((line) => markPutAway(line, true, { at: 1000, by: 'server' }))
      return { items: [anItem()], booking: 41 }
    })
    shop.api.answer(inventory.undo, () => {
      shop.say((line) => markPutAway(line, false, { at: 1001, by: 'server' }))
      return { items: [], removed: [7] }
    })
    const { user } = renderShoppingPage()
    await typeLines(user, '2 bunches spinach', 'Batteries')
    await user.click(lineCheckbox('2 bunches spinach'))
    await user.click(lineCheckbox('Batteries'))
    await user.click(await screen.findByRole('button', { name: 'Put away (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Put away' }))
    await user.click(dialog.getByRole('checkbox', { name: /^Batteries/ }))
    await user.type(await dialog.findByRole('textbox', { name: 'Price of Spinach' }), 'x')
    await user.click(dialog.getByRole('button', { name: 'Put away 1' }))
    expect(dialog.getByText('Enter a price like 3.49.')).toBeTruthy()
    await user.clear(dialog.getByRole('textbox', { name: 'Price of Spinach' }))
    await user.click(dialog.getByRole('button', { name: 'Put away 1' }))
    await findEmptyState()
    const [call] = shop.api.callsTo(shopping.putAway)
    expect(call?.body).toMatchObject({
      lines: [{ name: 'Spinach', amount: '2', unit: 'bunches', location: 'fridge' }],
      action: expect.any(String),
    })
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('1 thing put away'))
    undoFromToast()
    await waitFor(() => expect(listRows('In the trolley')).toEqual(['2 bunches spinach', 'Batteries']))
  })

  test('a line the server rejects does not block the others', async () => {
    shop.api.answer(shopping.sync, ({ body }) => {
      const asked = body as ListSyncRequest
      const tooMany = asked.lines.some(({ words }) => words.value.text === 'Too much')
      return tooMany ? rejectedWith('too-many-shopping-items') : (shop.server.exchange(asked) as never)
    })
    shop.api.answer(shopping.putAway, () => ({ items: [anItem()], booking: 41 }))
    const { user } = renderShoppingPage()
    await typeLines(user, 'Milk', 'Too much')
    await user.click(lineCheckbox('Milk'))
    await user.click(await screen.findByRole('button', { name: 'Put away (1)' }))
    await user.click(await screen.findByRole('button', { name: 'Put away 1' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('1 thing put away'))
  })

  test('shows that it is offline and keeps the ticks', async () => {
    const { user } = renderShoppingPage()
    await typeLines(user, 'Milk')
    await user.click(lineCheckbox('Milk'))
    shop.away = true
    await user.click(await screen.findByRole('button', { name: 'Put away (1)' }))
    await user.click(await screen.findByRole('button', { name: 'Put away 1' }))
    expect(await screen.findByText(/Your ticks are kept/)).toBeTruthy()
    expect(shop.api.callsTo(shopping.putAway)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Not yet' }))
    expect(screen.getByRole('button', { name: 'Put away (1)' })).toBeTruthy()
  })
})

describe('Needs from the plan', () => {
  test('shows the shortfall, leaves out unticked foods, and adds the rest to the list', async () => {
    const lacking = [
      { key: 'food:flour', text: '250 g flour', for: [{ recipeId: 7, title: 'Pizza' }], about: false },
      { key: 'food:salt', text: '5 g salt', for: [], about: true },
    ]
    shop.api.answer(mealPlan.shortfall, () => lacking)
    shop.api.answer(shopping.fromPlan, () => ({ added: 1, changed: 0, removed: 0, items: [] }))
    const { user } = renderShoppingPage()
    await findEmptyState()
    await user.click(screen.getByRole('button', { name: 'Needs from the plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Needs from the plan' }))
    expect(await dialog.findByText('for Pizza')).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: /salt/ }))
    await user.click(dialog.getByRole('button', { name: 'Put 1 on the list' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('1 thing added'))
    expect(shop.api.callsTo(shopping.fromPlan)[0]?.body).toMatchObject({
      days: 7,
      list: 'main',
      leaveOut: ['food:salt'],
    })
  })
})

describe('Shop Now', () => {
  test('copies, shares, prints and mails the list, and links to the operator’s shops', async () => {
    const share = vi.fn(async () => {})
    vi.stubGlobal('print', vi.fn())
    Object.assign(navigator, { share })
    const operator = document.createElement('script')
    operator.type = 'application/json'
    operator.id = 'operator'
    operator.textContent = JSON.stringify({
      storeLinks: [{ name: 'Corner shop', url: 'https://shop.example/s?q={query}' }],
    })
    document.head.append(operator)
    const { user } = renderShoppingPage()
    await typeLines(user, 'Milk & honey', '2 lemons')
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Shop Now' }))
      await user.click(await screen.findByRole('button', { name }))
    }
    await choose('Copy list')
    expect(await navigator.clipboard.readText()).toBe('Milk & honey\n2 lemons')
    await user.click(screen.getByRole('radio', { name: 'By aisle' }))
    await choose('Copy list')
    expect(await navigator.clipboard.readText()).toBe('2 lemons\nMilk & honey')
    await user.click(screen.getByRole('radio', { name: 'As added' }))
    await choose('Share')
    expect(share).toHaveBeenCalledWith({ title: 'Shopping list', text: 'Milk & honey\n2 lemons' })
    await choose('Print')
    await waitFor(() => expect(window.print).toHaveBeenCalled())
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await choose('Copy list')
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not copied'))
    await user.click(screen.getByRole('button', { name: 'Shop Now' }))
    expect((await screen.findByRole('link', { name: 'Email' })).getAttribute('href')).toBe(
      'mailto:?subject=Shopping%20list&body=Milk%20%26%20honey%0D%0A2%20lemons',
    )
    const link = screen.getByRole('link', { name: /^2 lemons/ })
    expect(link.getAttribute('href')).toBe('https://shop.example/s?q=lemons')
    expect(link.getAttribute('rel')).toContain('noopener')
    Reflect.deleteProperty(navigator, 'share')
    operator.remove()
  })
})
