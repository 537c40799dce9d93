// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { anItem } from '../../../testing/an-item'
import { renderWithApp } from '../../../testing/render-with-app'
import { WasteDialog } from './waste-dialog'

function renderDialog(item = anItem()) {
  const [onClose, onWaste] = [vi.fn(), vi.fn()]
  return {
    ...renderWithApp(<WasteDialog item={item} open onClose={onClose} onWaste={onWaste} />),
    onClose,
    onWaste,
  }
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('wasting an item', () => {
  test('wastes all of it as spoiled by default', async () => {
    const { user, onWaste, onClose } = renderDialog()
    expect(screen.getByRole('dialog', { name: 'How much was wasted?' })).toBeTruthy()
    expect(radio('All of it').checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Mark as wasted' }))
    expect(onWaste).toHaveBeenCalledExactlyOnceWith({ amount: 'all', reason: 'spoiled' })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('preselects the expired reason for an expired item', () => {
    renderDialog(anItem({ expiryDate: '2020-01-01', expiryKind: 'use-by', expirySource: 'printed' }))
    expect(radio('Past its date').checked).toBe(true)
  })

  test('wastes a part for another reason', async () => {
    const { user, onWaste } = renderDialog()
    await user.click(radio('Only some'))
    await user.click(radio('Nobody liked it'))
    await user.click(screen.getByRole('button', { name: 'Mark as wasted' }))
    expect(onWaste).toHaveBeenCalledWith({ amount: '1', reason: 'disliked' })
  })

  test.each([
    ['3', 'You only have 2 lbs of Chicken Breast.'],
    ['0', 'Please enter a valid positive number.'],
    ['1.5', 'Please enter a valid positive number.'],
    ['x', 'Please enter a valid positive number.'],
  ])('refuses %s', async (amount, sentence) => {
    const { user, onWaste } = renderDialog()
    await user.click(radio('Only some'))
    const field = screen.getByLabelText('How many lbs')
    await user.clear(field)
    await user.type(field, amount)
    await user.click(screen.getByRole('button', { name: 'Mark as wasted' }))
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(onWaste).not.toHaveBeenCalled()
  })

  test('offers no partial amount for a single piece, and Cancel does nothing', async () => {
    const { user, onWaste, onClose } = renderDialog(anItem({ amount: '1', unit: 'loaf' }))
    expect(screen.getByText('All of it: 1 loaf')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onWaste).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
