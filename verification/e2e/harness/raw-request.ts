import type { E2eLarder } from './e2e-larder'
import type { E2eCook } from './fixtures'

export interface E2eItem {
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
export async function sendRequest(
  house: E2eLarder,
  { token }: Pick<E2eCook, 'token'>,
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

export async function addInventoryItem(house: E2eLarder, cook: E2eCook, item: object): Promise<E2eItem> {
  const { status, answer } = await sendRequest(house, cook, 'POST', '/users/inventories', item)
  if (status !== 201) throw new Error(`not added: ${answer.error?.code ?? status}`)
  return answer.data as E2eItem
}

export async function fetchInventory(house: E2eLarder, cook: E2eCook): Promise<E2eItem[]> {
  const { answer } = await sendRequest(house, cook, 'GET', '/users/inventories')
  return answer.data as E2eItem[]
}

/** Puts many things into a kitchen at once. */
export async function importInventory(house: E2eLarder, cook: E2eCook, text: string): Promise<void> {
  const { status } = await sendRequest(house, cook, 'POST', '/users/inventory-file', { format: 'csv', text })
  if (status !== 200) throw new Error(`the kitchen could not be filled: ${status}`)
}
