import type { E2eLarder } from './e2e-larder'
import type { E2eCook } from './fixtures'
import { addInventoryItem, sendRequest } from './raw-request'

/** Makes a call in a cook's name that must go well, and gives what comes back under `data`. */
export async function requestData(
  house: E2eLarder,
  cook: E2eCook,
  method: string,
  path: string,
  body?: object,
) {
  const { answer } = await sendRequest(house, cook, method, path, body)
  if (answer.error) throw new Error(`${method} ${path}: ${answer.error.code}`)
  return answer.data
}

/** Puts things into a cook's kitchen, one after the other; gives their numbers. */
export async function addItems(house: E2eLarder, cook: E2eCook, items: readonly object[]): Promise<number[]> {
  const ids: number[] = []
  for (const item of items) ids.push((await addInventoryItem(house, cook, item)).id)
  return ids
}
