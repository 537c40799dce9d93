import { api } from '@larder/contract'
import { affected, staleAfter } from '@larder/contract/http/affects'
import { toQueryKey } from '@larder/contract/http/endpoint'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallFailure } from '../ports'
import { createReadCache, type ReadCache, withData } from './read-cache'

let token: string | null
let listeners: (() => void)[]
let reads: ReadCache

class Failure extends Error implements CallFailure {
  readonly code = 'unreadable'
  readonly retryAfterSeconds = undefined
  constructor(readonly status: number) {
    super(`status ${status}`)
  }
}

beforeEach(() => {
  token = 'a-token'
  listeners = []
  reads = createReadCache({
    session: {
      token: () => token,
      subscribe: (listener) => {
        listeners.push(listener)
        return () => {}
      },
    },
    discardAfter: { diet: affected.diet.slice(1) },
  })
})

const retry = (failures: number, error: Error) => {
  const decide = reads.client.getDefaultOptions().queries?.retry
  return typeof decide === 'function' && decide(failures, error)
}

test('a read is retried after transient failures, twice', () => {
  expect(retry(0, new Failure(0))).toBe(true)
  expect(retry(1, new Failure(503))).toBe(true)
  expect(retry(2, new Failure(503))).toBe(false)
})

test('a read is not retried after rejections or unknown errors', () => {
  expect(retry(0, new Failure(404))).toBe(false)
  expect(retry(0, new Failure(429))).toBe(false)
  expect(retry(0, new Error('a bug'))).toBe(false)
})

test('dishes judged by a former diet are removed; those matched with a former stock are only refetched', () => {
  const judged = toQueryKey(api.suggestions.list)
  reads.client.setQueryData(judged, { data: [] })
  void reads.invalidate(staleAfter(['inventory']))
  expect(reads.client.getQueryData(judged)).toBeDefined()
  void reads.invalidate(staleAfter(['diet']))
  expect(reads.client.getQueryData(judged)).toBeUndefined()
})

test('a detached read is out of date only by its name', () => {
  const memory = toQueryKey(api.shopping.memory)
  reads.client.setQueryData(memory, { data: [] })
  const isInvalidated = () => reads.client.getQueryState(memory)?.isInvalidated
  void reads.invalidate(['shopping'])
  expect(isInvalidated()).toBe(false)
  void reads.invalidate(['shopping.memory'])
  expect(isInvalidated()).toBe(true)
})

test('a change is shown in every cached response of a read, also page by page', () => {
  const list = toQueryKey(api.inventory.list)
  const pages = [...toQueryKey(api.inventory.list, { query: { a: 1 } }), 'pages', 20]
  const response = { data: [] }
  reads.client.setQueryData(list, response)
  reads.client.setQueryData(pages, { pages: [{ data: [] }, { data: [] }], pageParams: [1, 2] })
  const change = vi.fn((data: unknown, _input: unknown, _page: number) => [data])
  reads.update(api.inventory.list, change as never)
  expect(reads.client.getQueryData(list)).toEqual({ data: [[]] })
  expect(reads.client.getQueryData(pages)).toEqual({
    pages: [{ data: [[]] }, { data: [[]] }],
    pageParams: [1, 2],
  })
  expect(change.mock.calls.map(([, , page]) => page)).toEqual([0, 0, 1])
  expect(reads.all(api.inventory.list)).toEqual([[[]], [[]], [[]]])
})

test('the total of a paged list follows its rows', () => {
  const page = { number: 1, size: 10, pages: 3, total: 21 }
  expect(withData({ data: ['a', 'b'], page }, ['a'])).toEqual({ data: ['a'], page: { ...page, total: 20 } })
  expect(withData({ data: ['a', 'b'] }, ['a'])).toEqual({ data: ['a'] })
})

test('another cook does not see what the former one has read', async () => {
  reads.client.setQueryData(toQueryKey(api.inventory.list), { data: [] })
  token = 'another-token'
  for (const listener of listeners) listener()
  expect(reads.get(api.inventory.list, {})).toBeUndefined()
})
