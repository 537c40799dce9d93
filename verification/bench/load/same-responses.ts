import { isDeepStrictEqual } from 'node:util'
import type { RequestSource } from './run-load'

/** What differs between two answers to the same change, each booked under a number of its own; and what a token is. */
const volatileKeys = new Set(['id', 'booking', 'version', 'amount', 'revision', 'access_token', 'ticks'])

/** Refuses a baseline that does less than it should: what it answers has to be what Larder answers. */
export async function assertSameResponses(
  ours: string,
  baseline: string,
  call: RequestSource,
  asks = 6,
): Promise<void> {
  for (let n = 0; n < asks; n += 1) {
    const [one, other] = [await fetchResponse(ours, call, n), await fetchResponse(baseline, call, n)]
    const isChange = call.method !== 'GET'
    if (!isDeepStrictEqual(withoutVolatileKeys(one, isChange), withoutVolatileKeys(other, isChange)))
      throw new Error(
        `${call.name}: the baseline responds differently\n${JSON.stringify(one).slice(0, 2000)}\n${JSON.stringify(other).slice(0, 2000)}`,
      )
  }
}

async function fetchResponse(
  url: string,
  { method, next: asks }: RequestSource,
  n: number,
): Promise<unknown> {
  const { path, headers = {}, body } = asks(n)
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
  if (!answer.ok) throw new Error(`${url}${path}: ${await answer.text()}`)
  return answer.json()
}

function withoutVolatileKeys(value: unknown, isChange: boolean): unknown {
  return isChange
    ? JSON.parse(JSON.stringify(value, (key, part: unknown) => (volatileKeys.has(key) ? typeof part : part)))
    : value
}
