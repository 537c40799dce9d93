import 'fake-indexeddb/auto'
import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { type ShoppingMemory, shopping } from '@larder/contract/shopping'
import type { MergeableLine } from '@larder/kitchen/shopping/shared-list'
import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ListSyncRequest } from '../../api/shopping-list/list-documents'
import { ShoppingPage } from '../../features/shopping/list/shopping-page'
import { currentToasts } from '../../ui/toasts/toast-store'
import { aHousehold } from '../a-household'
import { aUser } from '../a-user'
import { renderWithApp } from '../render-with-app'
import { stubApi } from '../stub-api'
import { aFakeShoppingServer } from './fake-shopping-server'

/** A household's list behind the stubbed endpoints, merged by the kitchen's rules. Call before each test. */
export function aShoppingPageServer() {
  window.localStorage.clear()
  globalThis.indexedDB = new IDBFactory()
  const server = aFakeShoppingServer({ household: aHousehold().id })
  const shop = {
    api: stubApi(),
    server,
    memory: { currency: 'EUR', stores: [], prices: [] } as ShoppingMemory,
    /** The server is unreachable. */
    away: false,
    stored: () => [...server.lines.values()].map(({ state }) => state.words.value.text),
    /** Changes every line on the server. */
    say(change: (line: MergeableLine) => MergeableLine) {
      const lines = [...server.lines.values()].map(({ state }) => change(state))
      server.exchange({ lines, names: [] } as never)
    },
  }
  shop.api.answer(account.me, () => aUser())
  shop.api.answer(household.current, () => aHousehold())
  shop.api.answer(shopping.memory, () => shop.memory)
  shop.api.answer(shopping.sync, ({ body }) => {
    if (shop.away) throw new TypeError('no network')
    return server.exchange(body as ListSyncRequest) as never
  })
  return shop
}

export const renderShoppingPage = (path = '/Shopping') =>
  renderWithApp(<ShoppingPage />, { path, signedIn: true })

export const findEmptyState = () => screen.findByText('Nothing to buy')

/** The labels of a list's rows. */
export const listRows = (name: string) =>
  [...(screen.queryByRole('list', { name })?.children ?? [])].map(
    (row) => row.querySelector('label')?.textContent,
  )

export const newLineInput = () => screen.getByRole('textbox', { name: 'What do you need?' })

export const lineCheckbox = (name: string | RegExp) => screen.getByRole('checkbox', { name })

/** Undoes the action of the toast. */
export const undoFromToast = () => currentToasts()[0]?.action?.onSelect()

/** Types lines one after the other. */
export async function typeLines(user: ReturnType<typeof renderShoppingPage>['user'], ...texts: string[]) {
  await findEmptyState()
  for (const text of texts) await user.type(newLineInput(), `${text}{Enter}`)
}
