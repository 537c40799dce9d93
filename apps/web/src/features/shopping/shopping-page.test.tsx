// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { outbox } from '../../api/outbox'
import { aUser } from '../../testing/a-user'
import { renderWithApp } from '../../testing/render-with-app'
import { refused, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toast-store'
import { addLines } from './deeds'
import { ShoppingPage } from './shopping-page'

let api: ReturnType<typeof stubApi>
let list: ShoppingItem[]
let lastId = 0

const aLine = (given: Partial<ShoppingItem> = {}): ShoppingItem => {
  lastId += 1
  return { id: lastId, text: 'Milk', addedBy: 'Ana Horvat', addedAt: '2026-11-15T08:00:00.000Z', ...given }
}

beforeEach(() => {
  window.localStorage.clear()
  lastId = 0
  list = []
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(shopping.list, () => list)
  api.answer(shopping.add, ({ body }) => {
    const come = (body?.items ?? []).map(({ text }) => aLine({ text }))
    list = [...list, ...come]
    return come
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = (path = '/Shopping') => renderWithApp(<ShoppingPage />, { path, signedIn: true })
const rows = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getAllByText(/./)[0]?.textContent)
const box = () => screen.getByRole('textbox', { name: 'What do you need?' })
const undo = () => currentToasts()[0]?.action?.onSelect()
const removals = () => api.callsTo(shopping.remove).map(({ address }) => address.split('?')[0])

describe('[SHOP-01] the list', () => {
  test('takes Add and Enter, trims, ignores blanks, keeps the order, and offers Shop Now once there is something', async () => {
    const { user } = open()
    expect(await screen.findByText('Nothing to buy')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Shop Now' })).toBeNull()
    await user.type(box(), '  2 lemons  ')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(box(), 'Eggs{Enter}')
    await user.type(box(), '   {Enter}')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(rows()).toEqual(['2 lemons', 'Eggs'])
    expect(screen.getByText('2 things')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Shop Now' })).toBeTruthy()
    await waitFor(() => expect(list.map(({ text }) => text)).toEqual(['2 lemons', 'Eggs']))
    expect(document.activeElement).toBe(box())
    expect(box()).toHaveProperty('value', '')
  })

  test('shows the recipe a line is for, and who else put it down', async () => {
    list = [aLine({ text: '1 lemon', recipe: { id: 7, title: 'Lemon Pancakes' } }), aLine({ addedBy: 'Ben' })]
    open()
    const link = await screen.findByRole('link', { name: 'Lemon Pancakes' })
    expect(link.getAttribute('href')).toBe('/recipe/details/7')
    expect(await screen.findByText('from Ben')).toBeTruthy()
    expect(screen.queryByText('from Ana Horvat')).toBeNull()
  })

  test('puts down what the address names, once, and cleans the address', async () => {
    const { address } = open('/Shopping?add=Oat%20milk&add=%20&x=1&add=Eggs')
    await waitFor(() => expect(list.map(({ text }) => text)).toEqual(['Oat milk', 'Eggs']))
    expect(address()).toBe('/Shopping?x=1')
    expect(api.callsTo(shopping.add)).toHaveLength(1)
  })

  test('that cannot be read says so and is read again', async () => {
    api.answer(shopping.list, () => refused('too-many-requests'))
    const { user } = open()
    expect(await screen.findByText(/Your list could not be read/)).toBeTruthy()
    list = [aLine()]
    api.answer(shopping.list, () => list)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(rows()).toEqual(['Milk']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('removing', () => {
  test('shows at once, hands the focus on, and Undo puts it down again', async () => {
    list = [aLine({ recipe: { id: 7, title: 'Lemon Pancakes' } }), aLine({ text: 'Eggs' })]
    api.answer(shopping.remove, () => {
      const [gone = aLine(), ...rest] = list
      list = rest
      return gone
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Milk' }))
    expect(rows()).toEqual(['Eggs'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Eggs' }))
    await waitFor(() => expect(outbox.waiting('shopping')).toEqual([]))
    undo()
    await waitFor(() => expect(rows()).toEqual(['Eggs', 'Milk']))
    expect(api.callsTo(shopping.add)[0]?.body).toMatchObject({ items: [{ text: 'Milk', recipeId: 7 }] })
    await user.click(screen.getByRole('button', { name: 'Remove Eggs' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Milk' }))
  })

  test('what somebody else has removed already is no trouble; a refusal is told and the line is back', async () => {
    list = [aLine()]
    api.answer(shopping.remove, () => refused('shopping-item-not-found'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Milk' }))
    await waitFor(() => expect(outbox.waiting('shopping')).toEqual([]))
    expect(currentToasts()[0]?.title).toBe('Removed')
    api.answer(shopping.remove, () => refused('household-not-found'))
    await user.click(await screen.findByRole('button', { name: 'Remove Milk' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not Saved'))
    await waitFor(() => expect(rows()).toEqual(['Milk']))
  })

  test('what was not sent yet is never sent; what is on its way is taken off once it has arrived', async () => {
    let arrive = () => {}
    api.answer(shopping.remove, () => {
      list = list.filter(({ text }) => text !== 'Eggs')
      return aLine()
    })
    api.answer(shopping.add, async ({ body }) => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      const come = (body?.items ?? []).map(({ text }) => aLine({ text }))
      list = [...list, ...come]
      return come
    })
    const { user } = open()
    await screen.findByText('Nothing to buy')
    addLines([{ text: 'Milk' }, { text: 'Eggs' }])
    await user.type(box(), 'Salt{Enter}')
    await waitFor(() => expect(rows()).toEqual(['Milk', 'Eggs', 'Salt']))
    await user.click(screen.getByRole('button', { name: 'Remove Salt' }))
    await user.click(screen.getByRole('button', { name: 'Remove Eggs' }))
    await waitFor(() => expect(rows()).toEqual(['Milk']))
    arrive()
    await waitFor(() => expect(outbox.waiting('shopping')).toEqual([]))
    expect(api.callsTo(shopping.add)).toHaveLength(1)
    expect(removals()).toEqual(['/api/v1/shopping/items/2'])
    await waitFor(() => expect(rows()).toEqual(['Milk']))
  })
})

describe('without the server', () => {
  test('the last list is remembered, and what is added waits', async () => {
    list = [aLine()]
    const first = open()
    await waitFor(() => expect(rows()).toEqual(['Milk']))
    await waitFor(() => expect(Object.keys(window.localStorage).join()).toContain('remembered/shopping/'))
    first.unmount()
    const { queries } = await import('../../api/query-client')
    queries.clear()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const { user } = open()
    await waitFor(() => expect(rows()).toEqual(['Milk']))
    await user.type(box(), 'Tea{Enter}')
    expect(rows()).toEqual(['Milk', 'Tea'])
    expect(await screen.findByText('1 change waiting for the network')).toBeTruthy()
    expect(screen.getByText('Waiting to sync')).toBeTruthy()
  })
})

describe('Shop Now', () => {
  test('copies the list, prints it, and shares it where that is possible', async () => {
    list = [aLine(), aLine({ text: '2 lemons' })]
    const share = vi.fn(async () => {})
    vi.stubGlobal('print', vi.fn())
    Object.assign(navigator, { share })
    const { user } = open()
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Shop Now' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Copy list')
    expect(await navigator.clipboard.readText()).toBe('Milk\n2 lemons')
    await choose('Share')
    expect(share).toHaveBeenCalledWith({ title: 'Shopping list', text: 'Milk\n2 lemons' })
    await choose('Print')
    await waitFor(() => expect(window.print).toHaveBeenCalled())
    Reflect.deleteProperty(navigator, 'share')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await choose('Copy list')
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not copied'))
  })
})
