// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import {
  aShoppingPageServer,
  findEmptyState,
  lineCheckbox,
  listRows,
  newLineInput,
  renderShoppingPage,
  typeLines,
  undoFromToast,
} from '../../../testing/sync/a-shopping-page'

let shop: ReturnType<typeof aShoppingPageServer>

// Dialogs load on their own; here they are there when a test opens one.
beforeAll(async () => void (await import('../dialogs/list-dialogs')))

beforeEach(() => {
  shop = aShoppingPageServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('[SHOP-01] the list', () => {
  test('adds with Add and Enter, trims, ignores blanks, keeps the order, shows Shop Now, and is stored', async () => {
    const { user } = renderShoppingPage()
    await findEmptyState()
    expect(screen.queryByRole('button', { name: 'Shop Now' })).toBeNull()
    await user.type(newLineInput(), '  2 lemons  ')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(newLineInput(), 'Eggs{Enter}')
    await user.type(newLineInput(), '   {Enter}')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(listRows('To buy')).toEqual(['2 lemons', 'Eggs']))
    expect(screen.getByText('2 things to buy')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Shop Now' })).toBeTruthy()
    expect(document.activeElement).toBe(newLineInput())
    expect(newLineInput()).toHaveProperty('value', '')
    await waitFor(() => expect(shop.stored()).toEqual(['2 lemons', 'Eggs']))
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  test('a device that never reached the server does not say that nothing is to be bought, nor that all is saved', async () => {
    shop.away = true
    renderShoppingPage()
    await screen.findByText('Your list is not here yet')
    expect(screen.queryByText('Nothing to buy')).toBeNull()
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('splits several things into lines, and household goods have an aisle', async () => {
    const { user } = renderShoppingPage('/Shopping?view=aisle')
    await findEmptyState()
    await user.type(newLineInput(), 'milk 2l, bread and 12 eggs, kitchen roll{Enter}')
    expect(await screen.findByRole('heading', { name: 'Household' })).toBeTruthy()
    await waitFor(() => expect(shop.stored()).toEqual(['milk 2l', 'bread', '12 eggs', 'kitchen roll']))
  })

  test('adds the lines of the URL once, and a pasted list line by line', async () => {
    const { user, address } = renderShoppingPage('/Shopping?add=Oat%20milk&add=%20&x=1&add=Eggs')
    await waitFor(() => expect(listRows('To buy')).toEqual(['Oat milk', 'Eggs']))
    await waitFor(() => expect(address()).toBe('/Shopping?x=1'))
    await user.click(newLineInput())
    await user.paste('Tea\n\n 2 lemons ')
    await waitFor(() => expect(listRows('To buy')).toEqual(['Oat milk', 'Eggs', 'Tea', '2 lemons']))
  })

  test('joins lines of one food, shows their dishes, and ticks all of them', async () => {
    const { user } = renderShoppingPage()
    await findEmptyState()
    await shoppingListStore.add([
      { text: '500 g flour', recipe: { recipeId: 7, title: 'Pizza' } },
      { text: 'Eggs' },
      { text: '1 cup flour' },
    ])
    await waitFor(() => expect(listRows('To buy')).toEqual(['about 625 g flour', 'Eggs']))
    expect(screen.getByRole('link', { name: 'Pizza' }).getAttribute('href')).toBe('/recipe/details/7')
    await user.click(screen.getByRole('button', { name: 'More about about 625 g flour' }))
    expect(screen.getByRole('button', { name: 'Edit 1 cup flour' })).toBeTruthy()
    await user.click(lineCheckbox(/625 g/))
    // In its place until there is a pause.
    expect(listRows('To buy')).toEqual(['about 625 g flour', 'Eggs'])
    await waitFor(() => expect(listRows('In the trolley')).toEqual(['about 625 g flour']))
    expect(screen.getByText('1 thing to buy, 2 in the trolley')).toBeTruthy()
    expect(document.activeElement).toBe(lineCheckbox('Eggs'))
  })

  test('lines are edited in place, moved and removed by keyboard, and Undo restores them', async () => {
    const { user } = renderShoppingPage()
    await typeLines(user, 'Milk', 'Eggs')
    await shoppingListStore.addName('list', 'Market')
    lineCheckbox('Milk').focus()
    await user.keyboard('e')
    const edit = screen.getByRole('textbox', { name: 'Edit Milk' })
    await user.clear(edit)
    await user.type(edit, 'Oat milk{Enter}')
    await waitFor(() => expect(listRows('To buy')).toEqual(['Oat milk', 'Eggs']))
    expect(document.activeElement).toBe(lineCheckbox('Oat milk'))
    await user.keyboard('{Delete}')
    await waitFor(() => expect(listRows('To buy')).toEqual(['Eggs']))
    expect(document.activeElement).toBe(lineCheckbox('Eggs'))
    undoFromToast()
    await waitFor(() => expect(listRows('To buy')).toEqual(['Oat milk', 'Eggs']))
    await user.click(screen.getByRole('button', { name: 'More about Eggs' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move to another list' }), 'Market')
    await waitFor(() => expect(listRows('To buy')).toEqual(['Oat milk']))
    await user.click(screen.getByRole('radio', { name: /^Market/ }))
    await waitFor(() => expect(listRows('To buy')).toEqual(['Eggs']))
  })
})

describe('By aisle', () => {
  test('groups by the learned store order, ticks with the store, and shows the cost', async () => {
    const { user, address } = renderShoppingPage()
    await typeLines(user, '2 l milk', 'Frozen peas', 'Batteries')
    const store = await shoppingListStore.addName('store', 'Corner shop')
    const trip = ['frozen-peas', 'whole-milk']
    shop.memory = {
      currency: 'EUR',
      stores: [{ id: store, trips: [trip, trip, trip] }],
      prices: [{ foodId: 'whole-milk', name: 'milk', amount: '1', unit: 'l', price: 1.3, day: '2026-11-03' }],
    }
    const { queryClient: queries } = await import('../../../api/query-client')
    await queries.invalidateQueries()
    expect(await screen.findByText('About €2.60, 2 without a price')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'By aisle' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Store' }), 'Corner shop')
    expect(await screen.findByText(/In the order you walk through Corner shop/)).toBeTruthy()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Frozen', 'Dairy & eggs', 'Household'])
    await waitFor(() => expect(address()).toBe(`/Shopping?view=aisle&store=${store}`))
    await user.click(lineCheckbox('2 l milk'))
    await waitFor(() => {
      const ticks = [...shop.server.lines.values()].flatMap(({ state }) => Object.values(state.ticks))
      expect(ticks).toMatchObject([{ count: 1, store }])
    })
  })
})
