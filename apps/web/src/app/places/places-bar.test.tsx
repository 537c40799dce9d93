// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { account } from '@larder/contract/account'
import { type Notice, notifications } from '@larder/contract/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/a-user'
import { renderWithApp } from '../../testing/render-with-app'
import { stubApi } from '../../testing/stub-api'
import { PlacesBar } from './places-bar'
import { countToUse } from './use-place-badges'

const aNotice = (kind: Notice['kind'], ids: readonly number[], read = false): Notice => ({
  ...{ key: `${kind}:${ids}`, kind, type: 'alert', message: kind, at: '2026-11-15T08:00:00.000Z', read },
  items: ids.map((id) => ({ id, name: 'Spinach', amount: '1', unit: 'bunch' })),
  actions: [],
})

function open(notices: Notice[], path = '/meal-plan') {
  const api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(notifications.list, () => notices)
  return renderWithApp(<PlacesBar />, { path, signedIn: true })
}

const nav = () => screen.getByRole('navigation', { name: 'Your kitchen' })

test('five places, and the one that is open', () => {
  open([])
  const links = within(nav()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/userhome'],
    ['Kitchen', '/inventory'],
    ['Scan', '/scan-ingredients'],
    ['Plan', '/meal-plan'],
    ['List', '/Shopping'],
  ])
  expect(
    links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
  ).toEqual(['Plan'])
})

test('both addresses of the scan screen are the same place', () => {
  open([], '/scan')
  expect(within(nav()).getByRole('link', { name: 'Scan' }).getAttribute('aria-current')).toBe('page')
})

test('the badge of the kitchen counts what must be used, each item once', async () => {
  expect(countToUse([aNotice('use-by', [1, 2]), aNotice('use-soon', [2, 3]), aNotice('expired', [4])])).toBe(
    3,
  )
  open([aNotice('use-by', [1, 2]), aNotice('running-out', [5])])
  expect(await screen.findByRole('link', { name: /^Kitchen ?, 2 to use soon$/ })).toBeTruthy()
})

test('G and a letter open a place, but not while somebody types', async () => {
  const { user, address } = open([])
  await user.keyboard('gl')
  expect(address()).toBe('/Shopping')
  await user.keyboard('k')
  expect(address()).toBe('/Shopping')
  const field = document.body.appendChild(document.createElement('input'))
  await user.type(field, 'gk')
  expect(address()).toBe('/Shopping')
  field.remove()
  await user.keyboard('gk')
  expect(address()).toBe('/inventory')
})

test('the rest is in the account menu, with the number of unread reminders', async () => {
  const { user } = open([aNotice('use-by', [1]), aNotice('expired', [2], true)])
  await user.click(await screen.findByRole('button', { name: 'More 1 unread' }))
  await screen.findByRole('link', { name: 'Household' })
  const links = screen.getAllByRole('link').filter((link) => !nav().contains(link))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/meals',
    '/my-recipes',
    '/household',
    '/LogsNotifications',
    '/fridge',
    '/settings',
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Household' })).toBeNull())
})
