// @vitest-environment happy-dom
import { type BookingEntry, inventory } from '@larder/contract/inventory'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { aBooking, anItem } from '../../../testing/an-item'
import { renderWithApp } from '../../../testing/render-with-app'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { HistorySheet } from './history-sheet'

function renderSheet(onUndo = vi.fn()) {
  const ui = <HistorySheet item={anItem()} open onClose={vi.fn()} onUndo={onUndo} />
  return { ...renderWithApp(ui, { signedIn: true }), onUndo }
}

const page = (rows: BookingEntry[], number: number, total: number) =>
  paged(rows, { page: number, size: 20 }, total)

describe('the history of an item', () => {
  test('lists the bookings, newest first, and undoes one', async () => {
    const api = stubApi()
    api.answer(inventory.history, () =>
      page(
        [
          aBooking({ id: 3, you: false, who: 'Ana' }),
          aBooking({ id: 2, kind: 'moved', to: 'freezer', undone: true, undoable: false }),
          aBooking({ id: 1, kind: 'bought', change: '3', undoable: false }),
        ],
        1,
        3,
      ),
    )
    const { user, onUndo } = renderSheet()
    expect(screen.getByRole('dialog', { name: 'History of Chicken Breast' })).toBeTruthy()
    expect(screen.getByText('Reading the history…')).toBeTruthy()
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Ana used 1 lb',
      'You moved 1 lb to the freezer',
      'You added 3 lbs',
    ])
    expect(within(rows[1] as HTMLElement).getByText('undone')).toBeTruthy()
    expect(rows[0]?.querySelector('time')?.title).toContain('2026')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo: Ana used 1 lb' }))
    expect(onUndo).toHaveBeenCalledExactlyOnceWith(3)
    expect(screen.getAllByRole('button', { name: /Undo/ })).toHaveLength(1)
  })

  test('loads more on request', async () => {
    const api = stubApi()
    api.answer(inventory.history, () => {
      const second = api.calls.at(-1)?.address.includes('page=2')
      return second
        ? page([aBooking({ id: 1, kind: 'bought', change: '30' })], 2, 21)
        : page([aBooking({ id: 21 })], 1, 21)
    })
    const { user } = renderSheet()
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('You added 30 lbs')).toBeTruthy()
    expect(screen.getByText('You used 1 lb')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('shows a failure and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const api = stubApi()
    let broken = true
    api.answer(inventory.history, () => (broken ? rejectedWith('item-not-found') : page([], 1, 0)))
    const { user } = renderSheet()
    expect((await screen.findByRole('alert')).textContent).toContain('The history could not be loaded.')
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('Nothing yet')).toBeTruthy())
  })
})
