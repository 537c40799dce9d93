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
  test('from the fridge goes to the freezer, all of it, and says until when it keeps there', async () => {
    const { user, onMove, onClose } = renderDialog()
    expect(radio(/Fridge/).disabled).toBe(true)
    expect(radio(/Freezer/).checked).toBe(true)
    expect(await screen.findByText(/^In the freezer it keeps until about \d/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Move to the freezer' }))
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ to: 'freezer' })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('moves some of it elsewhere, halves too', async () => {
    const { user, onMove } = renderDialog()
    await user.click(radio(/Pantry/))
    await user.click(radio(/Only some/))
    const field = screen.getByLabelText('How many lbs')
    await user.clear(field)
    await user.type(field, '1/2')
    await user.click(screen.getByRole('button', { name: 'Move to the pantry' }))
    expect(onMove).toHaveBeenCalledWith({ to: 'pantry', amount: '0.5' })
  })

  test('refuses more than there is, and nothing', async () => {
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
