// @vitest-environment happy-dom
import { account, type Subscription } from '@larder/contract/account'
import { type ApiKey, apiKeys, maxApiKeys } from '@larder/contract/api-keys'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { aUser } from '../../testing/a-user'
import { renderWithApp } from '../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toasts/toast-store'
import { ApiKeysPage } from './api-keys-page'

const secret = `larder_${'k'.repeat(43)}`
let api: ReturnType<typeof stubApi>
let keys: ApiKey[]
let subscription: Subscription

function aKey(at: number, given: Partial<ApiKey> = {}): ApiKey {
  return {
    id: `0192f3a4-7c1e-7abc-8def-${String(at).padStart(12, '0')}`,
    name: `Script ${at}`,
    start: 'larder_kkkkkk',
    scopes: ['kitchen:write', 'recipes:read'],
    createdAt: '2026-11-02T08:00:00.000Z',
    ...given,
  }
}

beforeEach(() => {
  keys = []
  subscription = 'pro'
  api = stubApi()
  api.answer(account.me, () => aUser({ subscription }))
  api.answer(apiKeys.list, () => keys)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const open = () => renderWithApp(<ApiKeysPage />, { path: '/settings/api-keys', signedIn: true })

describe('the list', () => {
  test('shows scopes, last use and expiry of each key', async () => {
    keys = [
      aKey(1, { name: 'W'.repeat(60), lastUsedAt: new Date(Date.now() - 7_500_000).toISOString() }),
      aKey(2, { expiresAt: '2026-01-01T00:00:00.000Z' }),
      aKey(3, { expiresAt: new Date(Date.now() + 864_000_000).toISOString() }),
    ]
    open()
    expect(await screen.findByRole('heading', { name: 'Your keys (3)' })).toBeTruthy()
    const first = screen.getByRole('listitem', { name: 'W'.repeat(60) })
    for (const words of [
      'larder_kkkkkk…',
      'kitchen:write',
      'recipes:read',
      'Made 2 Nov 2026',
      '2 hours ago',
      'Does not expire',
    ])
      expect(first.textContent).toContain(words)
    expect(screen.getByRole('listitem', { name: 'Script 2' }).textContent).toMatch(
      /Never used.*Expired 1 Jan 2026/,
    )
    expect(within(screen.getByRole('listitem', { name: 'Script 3' })).queryByText('Expired')).toBeNull()
  })

  test('with twenty keys no more can be created', async () => {
    keys = Array.from({ length: maxApiKeys }, (_, at) => aKey(at))
    open()
    expect(await screen.findByText('You have all 20 keys. Revoke one to make another.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'New Key' })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(20)
  })

  test('shows an error with a retry when it cannot be read', async () => {
    api.answer(apiKeys.list, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once.')
    api.answer(apiKeys.list, () => [aKey(1)])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('listitem', { name: 'Script 1' })).toBeTruthy()
  })
})

describe('a new key', () => {
  beforeEach(() => {
    api.answer(apiKeys.create, ({ body }) => {
      const { name, scopes } = body as ApiKey
      keys = [aKey(9, { name, scopes })]
      return { key: secret, apiKey: aKey(9, { name, scopes }) }
    })
  })

  async function fillIn(user: ReturnType<typeof open>['user']) {
    await user.click(await screen.findByRole('button', { name: 'New Key' }))
    await user.type(screen.getByLabelText('Name'), 'Kitchen display')
    await user.click(screen.getByRole('checkbox', { name: /kitchen:write/ }))
  }

  test('requires a name and at least one scope', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'New Key' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    await user.click(screen.getByRole('button', { name: 'Make Key' }))
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    expect(screen.getByText('Tick at least one thing it may do.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /recipes:read/ }))
    expect(screen.queryByText('Tick at least one thing it may do.')).toBeNull()
    expect(api.callsTo(apiKeys.create)).toHaveLength(0)
  })

  test('is shown once, can be copied and is not stored', async () => {
    const { user, unmount } = open()
    await fillIn(user)
    const read = screen.getByRole<HTMLInputElement>('checkbox', { name: /kitchen:read/ })
    expect([read.checked, read.disabled]).toEqual([true, true])
    await user.selectOptions(screen.getByLabelText('Valid for'), 'Until I revoke it')
    await user.click(screen.getByRole('button', { name: 'Make Key' }))
    const heading = await screen.findByRole('heading', { name: 'Your key for Kitchen display' })
    expect(document.activeElement).toBe(heading)
    expect(api.callsTo(apiKeys.create)[0]?.body).toEqual({
      name: 'Kitchen display',
      scopes: ['kitchen:write'],
    })
    expect(screen.getByRole('alert').textContent).toContain('shown this once')

    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('The key is copied.')).toBeTruthy()
    expect(written).toEqual([secret])

    const held = () =>
      JSON.stringify([
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
        { ...localStorage },
        { ...sessionStorage },
      ])
    expect(held()).not.toContain(secret)
    await user.click(screen.getByRole('button', { name: 'I’ve Saved It' }))
    expect(document.body.textContent).not.toContain(secret)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your keys (1)' })),
    )
    unmount()
    open()
    expect(await screen.findByRole('listitem', { name: 'Kitchen display' })).toBeTruthy()
    expect(document.body.textContent).not.toContain(secret)
  })

  test('sends its lifetime and shows why it was rejected', async () => {
    api.answer(apiKeys.create, () => rejectedWith('pro-only'))
    const { user } = open()
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Make Key' }))
    expect((await screen.findByRole('alert')).textContent).toContain('API keys belong to the Pro plan.')
    expect(api.callsTo(apiKeys.create)[0]?.body).toMatchObject({ days: 90 })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kitchen display')
  })
})

describe('revoking', () => {
  beforeEach(() => {
    keys = [aKey(1)]
  })
  const ask = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Revoke Script 1' }))
    return within(screen.getByRole('alertdialog', { name: 'Revoke Script 1?' }))
  }

  test('asks for confirmation, then removes the row and keeps the focus on the page', async () => {
    api.answer(apiKeys.revoke, () => {
      keys = []
      return null
    })
    const { user } = open()
    await user.click((await ask(user)).getByRole('button', { name: 'Cancel' }))
    expect(api.callsTo(apiKeys.revoke)).toHaveLength(0)
    await user.click((await ask(user)).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByRole('heading', { name: 'No keys yet' })).toBeTruthy()
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Key revoked'))
    expect(document.activeElement).not.toBe(document.body)
  })

  test('shows a failure; a key that no longer exists counts as revoked', async () => {
    api.answer(apiKeys.revoke, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await user.click((await ask(user)).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not revoked'))
    api.answer(apiKeys.revoke, () => {
      keys = []
      return rejectedWith('key-not-found')
    })
    await user.click((await ask(user)).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByRole('heading', { name: 'No keys yet' })).toBeTruthy()
  })
})

test.each(['free', 'premium'] as const)(
  'on %s it names the plan and its price, and keys rest',
  async (plan) => {
    subscription = plan
    keys = [aKey(1)]
    open()
    const offer = await screen.findByRole('region', { name: 'API keys come with Pro' })
    expect(offer.textContent).toContain('Pro is $19.99 per month.')
    expect(offer.textContent).toContain('your key is paused')
    expect(within(offer).getByRole('link').getAttribute('href')).toBe('/settings')
    const row = screen.getByRole('listitem', { name: 'Script 1' })
    expect(within(row).getByText('Resting')).toBeTruthy()
    expect(within(row).getByRole('button', { name: 'Revoke Script 1' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'New Key' })).toBeNull()
  },
)
