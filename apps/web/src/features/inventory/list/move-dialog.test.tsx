// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { anItem } from '../../../testing/an-item'
import { renderWithApp } from '../../../testing/render-with-app'
import { MoveItemDialog } from './move-dialog'

function renderDialog(item = anItem()) {
  const [onClose, onMove] = [vi.fn(), vi.fn()]
  return {
    ...renderWithApp(<MoveItemDialog item={item} open onClose={onClose} onMove={onMove} />),
    onClose,
    onMove,
  }
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('moving an item', () => {
  test('moves all of it from the fridge to the freezer by default and shows the new expiry', async () => {
    const { user, onMove, onClose } = renderDialog()
    expect(radio(/Fridge/).disabled).toBe(true)
    expect(radio(/Freezer/).checked).toBe(true)
    expect(await screen.findByText(/^It keeps in the freezer until about \d/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Move to the freezer' }))
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ to: 'freezer' })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('moves a part, including fractions', async () => {
    const { user, onMove } = renderDialog()
    await user.click(radio(/Pantry/))
    await user.click(radio(/Only some/))
    const field = screen.getByLabelText('How many lbs')
    await user.clear(field)
    await user.type(field, '1/2')
    await user.click(screen.getByRole('button', { name: 'Move to the pantry' }))
    expect(onMove).toHaveBeenCalledWith({ to: 'pantry', amount: '0.5' })
  })

  test('rejects zero and more than the stock', async () => {
    const { user, onMove } = renderDialog()
    await user.click(radio(/Only some/))
    const field = screen.getByLabelText('How many lbs')
    for (const amount of ['5', '-1', '0']) {
      await user.clear(field)
      await user.type(field, amount)
      await user.click(screen.getByRole('button', { name: 'Move to the freezer' }))
      expect(screen.getByRole('alert')).toBeTruthy()
    }
    expect(onMove).not.toHaveBeenCalled()
  })
})
