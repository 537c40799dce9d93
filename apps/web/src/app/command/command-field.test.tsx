// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { changeQueue } from '../../api/change-queue/change-queue'
import { aSuggestion } from '../../testing/a-suggestion'
import { renderWithApp } from '../../testing/render-with-app'
import { paged, stubApi } from '../../testing/stub-api'
import { CommandButton, CommandLauncher } from './command-launcher'

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  localStorage.clear()
  api = stubApi()
  api.answer(inventory.list, () => [])
  api.answer(recipes.search, () =>
    paged([aSuggestion({ id: 12, title: 'Pasta Bake' })], { page: 1, size: 4 }, 1),
  )
})

function open() {
  return renderWithApp(
    <>
      <CommandButton />
      <CommandLauncher />
    </>,
    { path: '/userhome', signedIn: true },
  )
}

const field = () => screen.findByRole('combobox', { name: 'Find or do something' }, { timeout: 20_000 })

test('Ctrl and K open it, Enter goes to the screen that was found', async () => {
  const { user, address } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await field(), 'shopp')
  await screen.findByRole('option', { name: /Shopping list/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/Shopping'))
  expect(screen.queryByRole('combobox')).toBeNull()
}, 60_000)

test('the button opens it; recipes are found by name, arrows choose', async () => {
  const { user, address } = open()
  await user.click(screen.getByRole('button', { name: 'Find or do something' }))
  await user.type(await field(), 'pasta')
  const option = await screen.findByRole('option', { name: /Pasta Bake/ })
  expect(option.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(address()).toBe('/recipe/details/12'))
}, 60_000)

test('nothing is done before it is chosen', async () => {
  const { user } = open()
  await user.keyboard('{Meta>}k{/Meta}')
  await user.type(await field(), 'add 2 l milk')
  const option = await screen.findByRole(
    'option',
    { name: 'Add 2 l milk to your kitchen' },
    { timeout: 20_000 },
  )
  expect(changeQueue.waiting([inventory.create])).toEqual([])
  await user.click(option)
  const [change] = changeQueue.waiting([inventory.create])
  expect(change?.input.body).toMatchObject({ name: 'milk', amount: '2', unit: 'l' })
}, 60_000)
