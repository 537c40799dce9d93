// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error'
import { getToday } from '../../../food/expiry/today-clock'
import { anItem } from '../../../testing/an-item'
import { renderWithApp } from '../../../testing/render-with-app'
import { loadFoodFacts } from '../use-food-facts'
import { ItemDialog } from './item-dialog'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

beforeAll(async () => void (await loadFoodFacts()))

function renderAdd(onSave: (values: unknown) => unknown = vi.fn()) {
  const onClose = vi.fn()
  return { ...renderWithApp(<ItemDialog open onClose={onClose} onSave={onSave} />), onClose, onSave }
}

describe('[INV-02] Add New Item', () => {
  test('suggests spinach for “spi” and fills in category, unit, place and date with its reason', async () => {
    const { user, onSave, onClose } = renderAdd()
    expect(screen.getByRole('dialog', { name: 'Add New Item' })).toBeTruthy()
    expect(field('Amount').value).toBe('1')

    await user.type(field('Name'), 'spi')
    const [first] = within(screen.getByRole('listbox', { name: 'Foods' })).getAllByRole('option')
    expect(first?.textContent).toContain('Spinach')
    expect(first?.textContent).toContain('Vegetables')
    expect(screen.getByText('6 foods')).toBeTruthy()

    await user.keyboard('{ArrowDown}{Enter}')
    expect(field('Name').value).toBe('Spinach')
    expect(field('Unit').value).toBe('bunch')
    expect(field('Category').value).toBe('Vegetables')
    expect(radio('Fridge').checked).toBe(true)
    expect(field('Expires').value > getToday()).toBe(true)
    expect(screen.getByText('USDA FoodKeeper: 3 to 7 days in the fridge')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Add item' }))
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      name: 'Spinach',
      amount: '1',
      unit: 'bunch',
      foodId: 'spinach',
      category: 'Vegetables',
      location: 'fridge',
      source: 'manual',
    })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('parses the amount in a name, and several items at once', async () => {
    const { user, onSave } = renderAdd()
    await user.type(field('Name'), '2 l milk{Tab}')
    expect([field('Name').value, field('Amount').value, field('Unit').value]).toEqual(['Milk', '2', 'l'])
    await user.click(screen.getByRole('button', { name: 'Add another' }))
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Milk', amount: '2', unit: 'l', foodId: 'whole-milk' }),
    )
    await user.type(field('Name'), 'bread, 12 eggs and kitchen roll{Tab}')
    const read = within(screen.getByRole('list', { name: '3 items' })).getAllByRole('listitem')
    expect(read.map((one) => one.textContent)).toEqual(['1bread', '12eggs', '1kitchen roll'])
    expect(screen.queryByLabelText('Amount')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add 3 items' }))
    expect(onSave).toHaveBeenCalledTimes(4)
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'eggs', amount: '12', foodId: 'egg' }),
    )
    expect(onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'kitchen roll', foodId: null, expiryDate: null }),
    )
  })

  test('estimates again for another place, unless the cook set the date', async () => {
    const { user, onSave } = renderAdd()
    await user.type(field('Name'), 'chicken breast{Tab}')
    expect(radio('Fridge').checked).toBe(true)
    const inFridge = field('Expires').value
    await user.click(radio('Freezer'))
    expect(field('Expires').value > inFridge).toBe(true)

    await user.clear(field('Expires'))
    await user.type(field('Expires'), '2030-01-31')
    await user.click(radio('Fridge'))
    expect(field('Expires').value).toBe('2030-01-31')
    await user.click(radio('Best before'))
    await user.click(screen.getByLabelText('As printed on the pack'))
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        foodId: 'chicken-breast',
        location: 'fridge',
        expiryDate: '2030-01-31',
        expirySource: 'printed',
        expiryKind: 'best-before',
      }),
    )
  })

  test('keeps the typed name, optionally without a date', async () => {
    const { user, onSave } = renderAdd()
    await user.type(field('Name'), 'Grandma’s chutney')
    await user.click(screen.getByRole('option', { name: /Keep “Grandma’s chutney”/ }))
    await user.click(screen.getByRole('button', { name: 'No date' }))
    expect(field('Expires').value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    expect(onSave).toHaveBeenCalledWith({
      name: 'Grandma’s chutney',
      amount: '1',
      unit: '',
      foodId: null,
      expiryDate: null,
      source: 'manual',
    })
  })

  test('shows an error for each invalid field and focuses the first', async () => {
    const { user, onSave, onClose } = renderAdd()
    await user.clear(field('Amount'))
    await user.type(field('Amount'), 'some')
    await user.click(screen.getByRole('button', { name: /^More/ }))
    await user.type(field('Price (optional)'), 'cheap')
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    expect(onSave).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getAllByRole('alert')).toHaveLength(3)
    expect(document.activeElement).toBe(field('Name'))
    await user.type(field('Name'), 'Rice')
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })

  test('stays open to add another item', async () => {
    const { user, onSave, onClose } = renderAdd()
    await user.type(field('Name'), 'Rice')
    await user.click(screen.getByRole('button', { name: 'Add another' }))
    expect(onSave).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByText('Rice is in. What is next?')).toBeTruthy()
    expect(field('Name').value).toBe('')
    expect(document.activeElement).toBe(field('Name'))
  })

  test('waits for a promise, and shows a rejection without losing input', async () => {
    const rejection = new ApiError({
      code: 'bad-input',
      status: 400,
      message: 'Some of it is wrong.',
      fields: { name: 'Not that.' },
    })
    const { user, onClose } = renderAdd(() => Promise.reject(rejection))
    await user.type(field('Name'), 'Rice')
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    await waitFor(() => expect(screen.getByText('Not that.')).toBeTruthy())
    expect(onClose).not.toHaveBeenCalled()
    expect(field('Name').value).toBe('Rice')
  })

  test('Escape closes the list first, then the dialog', async () => {
    const { user, onClose } = renderAdd()
    await user.type(field('Name'), 'spi{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('[INV-05] Edit', () => {
  const item = anItem({
    expiryDate: '2030-01-31',
    expiryKind: 'use-by',
    expirySource: 'printed',
    price: '9.80',
  })

  function renderEdit(more: { conflict?: typeof item; mine?: object } = {}) {
    const [onClose, onSave] = [vi.fn(), vi.fn()]
    return {
      ...renderWithApp(<ItemDialog open item={item} onClose={onClose} onSave={onSave} {...more} />),
      onClose,
      onSave,
    }
  }

  test('shows the item and sends only the changes, with the version', async () => {
    const { user, onSave, onClose } = renderEdit()
    expect(screen.getByRole('dialog', { name: 'Edit' })).toBeTruthy()
    expect(field('Name').value).toBe('Chicken Breast')
    expect(field('Expires').value).toBe('2030-01-31')
    expect(screen.getByText('As printed on the pack.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ amount: '3', version: 3 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('sends nothing without changes', async () => {
    const { user, onSave, onClose } = renderEdit()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledOnce()
  })

  const conflict = { ...item, amount: '1', version: 5 }

  test('shows both versions on a conflict, and keeps mine on top of theirs', async () => {
    const { user, onSave } = renderEdit({ conflict, mine: { amount: '4', version: 3 } })
    expect(screen.getByRole('alert').textContent).toContain('Somebody changed this item in the meantime.')
    expect(screen.getByRole('row', { name: 'Amount 1 4' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ amount: '4', version: 5 })
  })

  test('can take the other version and continue from it', async () => {
    const { user, onSave } = renderEdit({ conflict, mine: { amount: '4', version: 3 } })
    await user.click(screen.getByRole('button', { name: 'Take theirs' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field('Amount').value).toBe('1')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ amount: '2', version: 5 })
  })
})

test('each opening resets the form, also for another item', async () => {
  const way = { onClose: vi.fn(), onSave: vi.fn() }
  const { rerender } = renderWithApp(<ItemDialog open item={anItem()} {...way} />)
  rerender(<ItemDialog open item={anItem({ id: 8, name: 'Eggs' })} {...way} />)
  expect(field('Name').value).toBe('Eggs')
})
