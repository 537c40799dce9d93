import type { House } from './house'
import type { Cook } from './test'

export interface Item {
  id: number
  name: string
  amount: string
  unit: string
  category: string
  location: string
  version: number
  expiryDate?: string
  booking?: number
}

/** One call in a cook's name, straight to the server. */
export async function ask(
  house: House,
  { token }: Pick<Cook, 'token'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; answer: { data?: unknown; error?: { code: string; message: string } } }> {
  const response = await fetch(`${house.url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: await response.json() }
}

export async function addItem(house: House, cook: Cook, item: object): Promise<Item> {
  const { status, answer } = await ask(house, cook, 'POST', '/users/inventories', item)
  if (status !== 201) throw new Error(`not added: ${answer.error?.code ?? status}`)
  return answer.data as Item
}

export async function stockOf(house: House, cook: Cook): Promise<Item[]> {
  const { answer } = await ask(house, cook, 'GET', '/users/inventories')
  return answer.data as Item[]
}

/** Puts many things into a kitchen at once. */
export async function fill(house: House, cook: Cook, text: string): Promise<void> {
  const { status } = await ask(house, cook, 'POST', '/users/inventory-file', { format: 'csv', text })
  if (status !== 200) throw new Error(`the kitchen could not be filled: ${status}`)
}
