// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { aScanPage } from '../../../testing/a-scan-page'
import { anItem } from '../../../testing/an-item'
import { currentToasts, dismissToast } from '../../../ui/toasts/toast-store'

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(async () => {
  for (const { id } of changeQueue.pending()) await changeQueue.handleOf(inventory.create, id).cancel()
  window.localStorage.clear()
})

const button = (name: string) => screen.getByRole('button', { name })
const shownToasts = () => currentToasts().map(({ title, description }) => [title, description])

describe('[SCAN-06] Manual Add Ingredient', () => {
  const type = async (user: ReturnType<ReturnType<typeof aScanPage>['open']>['user'], values: string[]) => {
    const names = ['Name', 'Amount', 'Unit', 'Daily consumption', 'Shelf life (days)']
    for (const [at, name] of names.entries()) {
      const value = values[at] ?? ''
      if (value) await user.type(screen.getByRole('textbox', { name }), value)
    }
    await user.click(button('Add Ingredient'))
  }

  test('requires all five fields', async () => {
    const { user } = aScanPage().open()
    await type(user, ['Spinach', '2', '', '0.5', ''])
    expect(shownToasts()).toEqual([['Invalid Input', 'Please fill in all fields.']])
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Unit' }))
  })

  test('stores the item and clears the form', async () => {
    const scanner = aScanPage()
    scanner.api.answer(inventory.create, () => anItem({ booking: 41 }))
    const { user } = scanner.open()
    await type(user, ['Spinach', '2', 'bunches', '0.5', '5'])
    expect(shownToasts()).toEqual([['Ingredient Added', 'Spinach']])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('')
    await waitFor(() => expect(scanner.api.callsTo(inventory.create)).toHaveLength(1))
    expect(scanner.api.callsTo(inventory.create)[0]?.body).toMatchObject({
      name: 'Spinach',
      dailyConsumption: '0.5',
      shelfLifeDays: 5,
    })
  })

  test('shows an invalid number under its field', async () => {
    const scanner = aScanPage()
    const { user } = scanner.open()
    await type(user, ['Spinach', 'some', 'bunches', '0.5', 'soon'])
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Use a number'),
      'Use whole days from 0 to 3,650.',
    ])
    expect(scanner.api.callsTo(inventory.create)).toHaveLength(0)
  })

  test('a visitor is asked to log in and keeps the input', async () => {
    const { user, address } = aScanPage().open({ signedIn: false })
    await type(user, ['Spinach', '2', 'bunches', '0.5', '5'])
    expect(shownToasts()).toEqual([['Please log in', 'Then it is kept in your own kitchen.']])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Spinach')
    currentToasts()[0]?.action?.onSelect()
    await waitFor(() => expect(address()).toBe('/login?from=%2Fscan-ingredients'))
  })
})
