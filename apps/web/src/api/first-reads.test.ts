// @vitest-environment happy-dom
import { api } from '@larder/contract'
import { account } from '@larder/contract/account'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import script from '../../public/theme.js?raw'
import { paths } from '../paths'
import { session } from '../session/session-store'
import { aUser } from '../testing/a-user'
import { rejectedWith, stubApi } from '../testing/stub-api'
import { callEndpoint } from './client'
import { discardFirstReads, takeFirstRead } from './first-reads'

beforeEach(() => {
  // Since the page was opened.
  vi.spyOn(performance, 'now').mockReturnValue(500)
  session.setUser('a-token')
  window.history.replaceState(null, '', paths.inventory)
})
afterEach(() => {
  discardFirstReads()
  session.clearUser()
  localStorage.clear()
  vi.restoreAllMocks()
})

/** The page's first script, as the browser runs it. */
const open = () => new Function(script)()
const begun = () => [...(globalThis.larderFirstReads?.keys() ?? [])]
const me = buildEndpointUrl(account.me)

test('every screen starts reads of the contract with the cook’s session', () => {
  const calls = stubApi().calls
  const known = Object.values(api).flatMap((word) =>
    Object.values(word).map(({ method, path }) => `${method} ${path}`),
  )
  for (const screen of [paths.userHome, paths.inventory, paths.shopping, paths.mealPlan]) {
    window.history.replaceState(null, '', screen)
    open()
    expect(begun()).toContain(me)
    for (const url of begun()) expect(known).toContain(`GET ${url.replace(/^\/api\/v1|\?.*$/g, '')}`)
  }
  for (const { headers } of calls) expect(headers.get('authorization')).toBe('Bearer a-token')
})

test('a cook sees the frame of such a screen until it has rendered; a visitor, or another page, has none', () => {
  stubApi()
  const { dataset } = document.documentElement
  open()
  expect(dataset.frame).toBe(paths.inventory)
  delete dataset.frame
  window.history.replaceState(null, '', paths.faq)
  open()
  window.history.replaceState(null, '', paths.inventory)
  session.clearUser()
  open()
  expect(dataset.frame).toBeUndefined()
})

test('a started read answers the first call of its address only', async () => {
  const { answer, calls } = stubApi()
  const stock = buildEndpointUrl(inventory.list)
  answer(inventory.list, () => [])
  open()
  await callEndpoint(inventory.list, {})
  expect(calls.filter(({ address }) => address === stock)).toHaveLength(1)
  await callEndpoint(inventory.list, {})
  expect(calls.filter(({ address }) => address === stock)).toHaveLength(2)
})

test('the account is shared by every part of the screen that reads it, until something changes', async () => {
  const { answer, calls } = stubApi()
  let name = 'Ana'
  answer(account.me, () => ({ ...aUser(), name }))
  open()
  await globalThis.larderFirstReads?.get(me)?.response
  name = 'Bo'
  expect((await callEndpoint(account.me, {})).data.name).toBe('Ana')
  expect((await callEndpoint(account.me, {})).data.name).toBe('Ana')
  expect(calls.filter(({ address }) => address === me)).toHaveLength(1)
  discardFirstReads()
  expect((await callEndpoint(account.me, {})).data.name).toBe('Bo')
})

test('a failure is not shared: the next read goes to the server', async () => {
  const { answer } = stubApi()
  answer(account.me, () => rejectedWith('not-ready'))
  open()
  await expect(callEndpoint(account.me, {})).rejects.toThrow()
  answer(account.me, () => ({ ...aUser(), name: 'Ana' }))
  expect((await callEndpoint(account.me, {})).data.name).toBe('Ana')
})

test('nothing is started for a visitor, on another page, or while a change waits', () => {
  stubApi()
  localStorage.setItem('outbox/ana/1', '{}')
  open()
  localStorage.removeItem('outbox/ana/1')
  window.history.replaceState(null, '', paths.faq)
  open()
  window.history.replaceState(null, '', paths.inventory)
  session.clearUser()
  open()
  expect(begun()).toEqual([])
})

test('is discarded after a change, in another session and after a time limit', async () => {
  const { answer } = stubApi()
  answer(account.endSession, () => null)
  open()
  await callEndpoint(account.endSession, { params: { id: 'a' } })
  expect(begun()).toEqual([])
  open()
  expect(await takeFirstRead(me, 'another-token')).toBeUndefined()
  open()
  vi.spyOn(performance, 'now').mockReturnValue(11_000)
  expect(await takeFirstRead(me, 'a-token')).toBeUndefined()
})

test('reads the whole response at once: loading the scripts may take longer than its time limit', async () => {
  const responses: Response[] = []
  vi.stubGlobal('fetch', async () => {
    const response = new Response('{"data":1}', { status: 200 })
    responses.push(response)
    return response
  })
  open()
  const read = await takeFirstRead(me, 'a-token')
  expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual(begun().map(() => true))
  expect([read?.status, await read?.json()]).toEqual([200, { data: 1 }])
})

test('retries a failed read', async () => {
  const { answer } = stubApi()
  globalThis.larderFirstReads = new Map([[me, { token: 'a-token', response: Promise.resolve(undefined) }]])
  answer(account.me, () => aUser())
  expect((await callEndpoint(account.me, {})).data.name).toBe('Ana Horvat')
})
