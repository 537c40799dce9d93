// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { notifications } from '@larder/contract/notifications'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { PushSetting } from './notification-settings-panel'

const address = 'https://push.example.org/device/1'
const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUb', auth: 'tBHItJI5svbpez7KI4CCXg' }

/** A browser that can be pushed to, as far as this screen looks at it. */
function aBrowser({ permission = 'default', answers = 'granted' } = {}) {
  const state = { permission, subscription: null as null | object, registered: '', key: '' }
  const subscription = {
    endpoint: address,
    toJSON: () => ({ endpoint: address, keys }),
    unsubscribe: async () => {
      state.subscription = null
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => state.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        state.key = String.fromCharCode(...applicationServerKey)
        state.subscription = subscription
        return subscription
      },
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
      register: async (file: string) => {
        state.registered = file
      },
    },
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.permission = answers
      return answers
    },
  })
  return { state, subscription }
}

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(notifications.push, () => ({ publicKey: btoa('the key').replaceAll('=', ''), devices: 0 }))
  api.answer(notifications.subscribe, () => null)
  api.answer(notifications.unsubscribe, () => null)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = () => renderWithApp(<PushSetting />, { signedIn: true })
const push = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Push messages/ })
const says = (words: RegExp) => screen.findByText(words)

test('shows what a browser without push needs', async () => {
  open()
  await says(/cannot receive them here.*https/)
  expect(push().disabled).toBe(true)
})

test('shows where to allow a blocked site', async () => {
  aBrowser({ permission: 'denied' })
  open()
  await says(/^Blocked in this browser/)
  expect(push().disabled).toBe(true)
})

test('on: the browser asks for permission and the server stores the subscription; off: it is deleted', async () => {
  const { state } = aBrowser()
  const { user } = open()
  await says(/^Off/)
  await user.click(push())
  await says(/^On\./)
  expect(state.registered).toBe('/service-worker.js')
  expect(state.key).toBe('the key')
  expect(api.callsTo(notifications.subscribe)[0]?.body).toEqual({ endpoint: address, keys })

  await user.click(push())
  await says(/^Off/)
  expect(api.callsTo(notifications.unsubscribe)[0]?.body).toEqual({ endpoint: address })
  expect(state.subscription).toBeNull()
})

test('does not ask again after a refusal', async () => {
  aBrowser({ answers: 'denied' })
  const { user } = open()
  await says(/^Off/)
  await user.click(push())
  await says(/^Blocked/)
  expect(api.callsTo(notifications.subscribe)).toEqual([])
})

test('unsubscribes when the server rejects the subscription', async () => {
  const { state } = aBrowser()
  api.answer(notifications.subscribe, () => rejectedWith('push-not-set-up'))
  const { user } = open()
  await says(/^Off/)
  await user.click(push())
  expect((await screen.findByRole('alert')).textContent).toContain('not set up on this installation')
  await waitFor(() => expect(push().checked).toBe(false))
  expect(state.subscription).toBeNull()
})
