// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shoppingStore } from '../../api/shopping-store/shopping-store'
import { aShop, box, isEmpty, openShopping, rowsOf, tickBox, undo, writeDown } from '../../testing/a-shop'

let shop: ReturnType<typeof aShop>

beforeEach(() => {
  shop = aShop()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('[SHOP-01] the list', () => {
  test('takes Add and Enter, trims, ignores blanks, keeps the order, offers Shop Now once there is something, and is stored', async () => {
    const { user } = openShopping()
    await isEmpty()
    expect(screen.queryByRole('button', { name: 'Shop Now' })).toBeNull()
    await user.type(box(), '  2 lemons  ')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(box(), 'Eggs{Enter}')
    await user.type(box(), '   {Enter}')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['2 lemons', 'Eggs']))
    expect(screen.getByText('2 things to buy')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Shop Now' })).toBeTruthy()
    expect(document.activeElement).toBe(box())
    expect(box()).toHaveProperty('value', '')
    await waitFor(() => expect(shop.stored()).toEqual(['2 lemons', 'Eggs']))
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  test('several things in one go are a line each, and the household has an aisle', async () => {
    const { user } = openShopping('/Shopping?view=aisle')
    await isEmpty()
    await user.type(box(), 'milk 2l, bread and 12 eggs, kitchen roll{Enter}')
    expect(await screen.findByRole('heading', { name: 'Household' })).toBeTruthy()
    await waitFor(() => expect(shop.stored()).toEqual(['milk 2l', 'bread', '12 eggs', 'kitchen roll']))
  })

  test('puts down what the address names, once, and a pasted list line by line', async () => {
    const { user, address } = openShopping('/Shopping?add=Oat%20milk&add=%20&x=1&add=Eggs')
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['Oat milk', 'Eggs']))
    await waitFor(() => expect(address()).toBe('/Shopping?x=1'))
    await user.click(box())
    await user.paste('Tea\n\n 2 lemons ')
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['Oat milk', 'Eggs', 'Tea', '2 lemons']))
  })

  test('joins lines of one food, shows what it is for, and ticks all of its lines', async () => {
    const { user } = openShopping()
    await isEmpty()
    await shoppingStore.add([
      { text: '500 g flour', recipe: { recipeId: 7, title: 'Pizza' } },
      { text: 'Eggs' },
      { text: '1 cup flour' },
    ])
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['about 625 g flour', 'Eggs']))
    expect(screen.getByRole('link', { name: 'Pizza' }).getAttribute('href')).toBe('/recipe/details/7')
    await user.click(screen.getByRole('button', { name: 'More about about 625 g flour' }))
    expect(screen.getByRole('button', { name: 'Edit 1 cup flour' })).toBeTruthy()
    await user.click(tickBox(/625 g/))
    // In its place until there is a pause.
    expect(rowsOf('To buy')).toEqual(['about 625 g flour', 'Eggs'])
    await waitFor(() => expect(rowsOf('In the trolley')).toEqual(['about 625 g flour']))
    expect(screen.getByText('1 thing to buy, 2 in the trolley')).toBeTruthy()
    expect(document.activeElement).toBe(tickBox('Eggs'))
  })

  test('is edited in place, moved and taken off with the keyboard, and Undo brings things back', async () => {
    const { user } = openShopping()
    await writeDown(user, 'Milk', 'Eggs')
    await shoppingStore.addName('list', 'Market')
    tickBox('Milk').focus()
    await user.keyboard('e')
    const edit = screen.getByRole('textbox', { name: 'Edit Milk' })
    await user.clear(edit)
    await user.type(edit, 'Oat milk{Enter}')
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['Oat milk', 'Eggs']))
    expect(document.activeElement).toBe(tickBox('Oat milk'))
    await user.keyboard('{Delete}')
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['Eggs']))
    expect(document.activeElement).toBe(tickBox('Eggs'))
    undo()
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['Oat milk', 'Eggs']))
    await user.click(screen.getByRole('button', { name: 'More about Eggs' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move to another list' }), 'Market')
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['Oat milk']))
    await user.click(screen.getByRole('radio', { name: /^Market/ }))
    await waitFor(() => expect(rowsOf('To buy')).toEqual(['Eggs']))
  })
})

describe('By aisle', () => {
  test('groups as a store was walked, says so, ticks with the store, and tells what it will cost', async () => {
    const { user, address } = openShopping()
    await writeDown(user, '2 l milk', 'Frozen peas', 'Batteries')
    const store = await shoppingStore.addName('store', 'Corner shop')
    const trip = ['frozen-peas', 'whole-milk']
    shop.memory = {
      currency: 'EUR',
      stores: [{ id: store, trips: [trip, trip, trip] }],
      prices: [{ foodId: 'whole-milk', name: 'milk', amount: '1', unit: 'l', price: 1.3, day: '2026-11-03' }],
    }
    const { queries } = await import('../../api/query-client')
    await queries.invalidateQueries()
    expect(await screen.findByText('About €2.60, 2 without a price')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'By aisle' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Store' }), 'Corner shop')
    expect(await screen.findByText(/In the order you walk through Corner shop/)).toBeTruthy()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Frozen', 'Dairy & eggs', 'Household'])
    await waitFor(() => expect(address()).toBe(`/Shopping?view=aisle&store=${store}`))
    await user.click(tickBox('2 l milk'))
    await waitFor(() => {
      const ticks = [...shop.server.lines.values()].flatMap(({ state }) => Object.values(state.ticks))
      expect(ticks).toMatchObject([{ count: 1, store }])
    })
  })
})
