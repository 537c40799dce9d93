// @vitest-environment happy-dom
import { type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithApp } from '../../../testing/render-with-app'
import type { ShownItem } from '../optimistic-stock'
import type { FoldedLots } from './fold-lots'
import { ItemRow } from './item-row'

const today = parseCalendarDay('2026-11-18') as Day

afterEach(() => vi.useRealTimers())

const aLot = (id: number, part: Partial<ShownItem> = {}): ShownItem => ({
  ...{ id, name: 'Milk', amount: '1', unit: 'l', category: 'Dairy', location: 'fridge', version: 1 },
  ...{ since: '2026-11-18', source: 'manual', expiryDate: '2026-11-20', expiryKind: 'best-before' },
  ...part,
})

function show(lots: FoldedLots['lots'], selected?: boolean) {
  const onAction = vi.fn()
  const page = renderWithApp(
    <ul>
      <ItemRow lots={lots} today={today} isStalled={false} selected={selected} onAction={onAction} />
    </ul>,
  )
  return { ...page, onAction }
}

/** Draws the row aside with a finger. */
function draw(by: number) {
  const face = screen.getByRole('button', { expanded: false })
  const touch = { pointerType: 'touch', isPrimary: true, clientY: 0 }
  fireEvent.pointerDown(face, { ...touch, clientX: 200 })
  fireEvent.pointerMove(face, { ...touch, clientX: 200 + by })
  fireEvent.pointerUp(face, { ...touch, clientX: 200 + by })
}

test('a press opens all details', async () => {
  const { user, onAction } = show([aLot(1)])
  expect(screen.queryByRole('button', { name: 'Used Milk' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Milk/ }))
  for (const name of [
    'One less Milk',
    'One more Milk',
    'Edit Milk',
    'Used Milk',
    'Delete Milk',
    'More options for Milk',
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Used Milk' }))
  expect(onAction).toHaveBeenCalledWith('use', expect.objectContaining({ id: 1 }))
})

test('a used-up item shows no date', async () => {
  const { user } = show([aLot(1, { amount: '0', expiryDate: '2026-11-10', expiryKind: 'use-by' })])
  const row = screen.getByRole('button', { name: /^Milk/ })
  expect(row.textContent).toContain('Out of stock')
  await user.click(row)
  expect(screen.queryByText(/Expire/)).toBeNull()
})

test('equal lots are one row with their sum, which expands to the lots', async () => {
  const { user } = show([aLot(1), aLot(2), aLot(3, { amount: '0.5' })])
  const row = screen.getByRole('button', { name: /^Milk/ })
  expect(row.textContent).toMatch(/3 batches/)
  expect(row.textContent).toMatch(/2\.5 l/)
  await user.click(row)
  expect(within(screen.getByRole('list', { name: 'Batches of Milk' })).getAllByRole('listitem')).toHaveLength(
    3,
  )
})

test('swiping right marks as used, left deletes, a short swipe does neither', () => {
  const { onAction } = show([aLot(1)])
  draw(60)
  draw(-60)
  expect(onAction).not.toHaveBeenCalled()
  draw(120)
  expect(onAction).toHaveBeenLastCalledWith('use-up', expect.objectContaining({ id: 1 }))
  draw(-120)
  expect(onAction).toHaveBeenLastCalledWith('remove', expect.objectContaining({ id: 1 }))
})

test('a long press selects it', () => {
  vi.useFakeTimers()
  const { onAction } = show([aLot(1)])
  fireEvent.pointerDown(screen.getByRole('button', { name: /^Milk/ }), {
    pointerType: 'touch',
    isPrimary: true,
  })
  vi.advanceTimersByTime(600)
  expect(onAction).toHaveBeenCalledWith('select', expect.objectContaining({ id: 1 }))
})

test('is a checkbox in selection mode', async () => {
  const { user, onAction } = show([aLot(1)], false)
  await user.click(screen.getByRole('checkbox', { name: /^Milk/ }))
  expect(onAction).toHaveBeenCalledWith('select', expect.objectContaining({ id: 1 }))
})
