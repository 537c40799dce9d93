import type { House } from './house'
import { addItem, ask } from './stock'
import type { Cook } from './test'

/** Makes a call in a cook's name that must go well, and gives what comes back under `data`. */
export async function asking(house: House, cook: Cook, method: string, path: string, body?: object) {
  const { answer } = await ask(house, cook, method, path, body)
  if (answer.error) throw new Error(`${method} ${path}: ${answer.error.code}`)
  return answer.data
}

/** Puts things into a cook's kitchen, one after the other; gives their numbers. */
export async function stock(house: House, cook: Cook, items: readonly object[]): Promise<number[]> {
  const ids: number[] = []
  for (const item of items) ids.push((await addItem(house, cook, item)).id)
  return ids
}
