// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { type Notice, notifications } from '@larder/contract/notifications'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/a-user'
import { renderWithApp } from '../../testing/render-with-app'
import { stubApi } from '../../testing/stub-api'
import { useSidebarEntries } from './quick-actions'

const aNotice = (key: string, read: boolean): Notice => ({
  ...{ key, kind: 'use-by', type: 'alert', message: key, at: '2026-11-15T08:00:00.000Z', read },
  ...{ items: [], actions: [] },
})

function Entries() {
  return useSidebarEntries().map(({ label, waiting }) => (
    <p key={label}>{waiting ? `${label}|${waiting.count}|${waiting.means}` : label}</p>
  ))
}

function open(notices: Notice[], signedIn = true) {
  const api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(notifications.list, () => notices)
  renderWithApp(<Entries />, { signedIn })
}

test('unread entries are counted, and the label stays', async () => {
  open([aNotice('a', false), aNotice('b', true), aNotice('c', false)])
  expect(await screen.findByText('Logs & Notifications|2|2 unread')).toBeTruthy()
})

test('a large count is shown as 99+', async () => {
  open(Array.from({ length: 120 }, (_, place) => aNotice(`n${place}`, false)))
  expect(await screen.findByText('Logs & Notifications|99+|120 unread')).toBeTruthy()
})

test('a visitor has no count', () => {
  open([aNotice('a', false)], false)
  expect(screen.getByText('Logs & Notifications')).toBeTruthy()
})
