import { isDeepStrictEqual } from 'node:util'
import type { Call } from './load'

/** What differs between two answers to the same change, each booked under a number of its own; and what a token is. */
const own = new Set(['id', 'booking', 'version', 'amount', 'revision', 'access_token', 'ticks'])

/** Refuses a floor that does less than it should: what it answers has to be what Larder answers. */
export async function refuseDifference(ours: string, floor: string, call: Call, asks = 6): Promise<void> {
  for (let n = 0; n < asks; n += 1) {
    const [one, other] = [await answerOf(ours, call, n), await answerOf(floor, call, n)]
    const isChange = call.method !== 'GET'
    if (!isDeepStrictEqual(plain(one, isChange), plain(other, isChange)))
      throw new Error(
        `${call.name}: the floor does not answer the same\n${JSON.stringify(one).slice(0, 2000)}\n${JSON.stringify(other).slice(0, 2000)}`,
      )
  }
}

async function answerOf(url: string, { method, asks }: Call, n: number): Promise<unknown> {
  const { path, headers = {}, body } = asks(n)
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
  if (!answer.ok) throw new Error(`${url}${path}: ${await answer.text()}`)
  return answer.json()
}

function plain(value: unknown, isChange: boolean): unknown {
  return isChange
    ? JSON.parse(JSON.stringify(value, (key, part: unknown) => (own.has(key) ? typeof part : part)))
    : value
}
