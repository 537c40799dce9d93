// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { inventory } from '@larder/contract/inventory'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { renderWithApp } from '../../../testing/render-with-app'
import { stubApi } from '../../../testing/stub-api'
import { PasteListDialog } from './paste-list-dialog'

beforeEach(() => {
  localStorage.clear()
  stubApi()
})

test('reads a pasted list line by line, marks doubtful lines and adds all', async () => {
  const onClose = vi.fn()
  const { user } = renderWithApp(<PasteListDialog open onClose={onClose} />, {
    path: '/inventory',
    signedIn: true,
  })
  await user.click(screen.getByLabelText('Type, paste or speak'))
  await user.paste('2 l milk\nblorp 3\n12 eggs')
  const read = await screen.findByRole('list', { name: 'How it is read' }, { timeout: 20_000 })
  expect(within(read).getAllByRole('listitem')).toHaveLength(3)
  expect(within(read).getAllByText('We don’t know this one.')).toHaveLength(1)
  expect(screen.getByText('3 things, 1 to check')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave out blorp 3' }))
  expect(changeQueue.waiting([inventory.create])).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Add 2 items' }))
  expect(changeQueue.waiting([inventory.create]).map(({ input }) => input.body)).toMatchObject([
    { name: 'milk', amount: '2', unit: 'l', foodId: 'whole-milk' },
    { name: 'eggs', amount: '12', foodId: 'egg' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
}, 60_000)
