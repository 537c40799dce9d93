import { suggestions } from '@larder/contract/suggestions'
import { expect, test } from 'vitest'
import type { TestClient } from '../../../apps/server/src/testing/test-client'
import { answeredCalls } from './answered-calls'

const ask = (statuses: number[]) => {
  const left = [...statuses]
  const call = (async () => {
    const status = left.shift() ?? 200
    const error = { code: 'not-ready', message: 'Please try again shortly.' }
    return { status, headers: {}, events: [], body: status < 400 ? { data: 'an answer' } : { error } }
  }) as unknown as TestClient
  const logged = () => ['{"level":30,"msg":"all is well"}', '{"level":50,"msg":"a statement timed out"}']
  return answeredCalls(call, logged, async () => undefined)(suggestions.list, { query: {} as never })
}

test('a server that is not ready is asked again', async () => {
  expect((await ask([503, 503, 200])).body.data).toBe('an answer')
})

test('any other rejection names its call, its code and what was logged', async () => {
  await expect(ask([500])).rejects.toThrow(/suggestions answered 500 .*not-ready.*\n.*a statement timed out/)
})

test('a server that never gets ready ends the run', async () => {
  await expect(ask(Array.from({ length: 20 }, () => 503))).rejects.toThrow(/answered 503/)
})
