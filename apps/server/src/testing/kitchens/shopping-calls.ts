import { randomUUID } from 'node:crypto'
import { shopping } from '@larder/contract/shopping'
import type { Cook } from '../a-cook'
import type { TestKitchen } from './a-kitchen'

export interface ListItemInput {
  text: string
  recipeId?: number
}

/** The caller (Ana by default), the idempotency key and the list. */
export interface ListCallOptions {
  as?: Cook
  action?: string
  list?: string
}

export function shoppingRejection({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code]
}

export const itemNotFound = [404, 'shopping-item-not-found']

/** Calls on the shopping lists of a kitchen. */
export function createShoppingCalls(kitchen: TestKitchen) {
  const { ana } = kitchen

  async function list(as = ana, name?: string) {
    const query = { ...(name && { list: name }) }
    return (await kitchen.call(shopping.list, { query }, { token: as.token })).body.data
  }

  function remove(id: string, { as = ana, action }: ListCallOptions = {}) {
    const input = { params: { id }, query: { ...(action && { action }) } }
    return kitchen.call(shopping.remove, input, { token: as.token })
  }

  return {
    list,
    remove,
    add(items: (ListItemInput | string)[], { as = ana, ...named }: ListCallOptions = {}) {
      const lines = items.map((item) => (typeof item === 'string' ? { text: item } : item))
      return kitchen.call(shopping.add, { body: { items: lines, ...named } }, { token: as.token })
    },
    change(id: string, body: { ticked?: boolean; text?: string; list?: string; action?: string }, as = ana) {
      return kitchen.call(shopping.change, { params: { id }, body }, { token: as.token })
    },
    async texts(as = ana) {
      return (await list(as)).map(({ text }) => text)
    },
    /** Empties the list. */
    async clear() {
      for (const { id } of await list()) await remove(id)
    },
    /** Adds a list or store to the household. */
    async named(kind: 'list' | 'store', value = 'Market') {
      const id = randomUUID()
      const stamp = { at: 1, by: 'phone' }
      const name = { id, kind, born: stamp, name: { value, stamp } }
      await kitchen.call(shopping.sync, { body: { lines: [], names: [name] } }, { token: ana.token })
      return id
    },
  }
}
