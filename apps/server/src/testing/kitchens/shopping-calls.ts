import { randomUUID } from 'node:crypto'
import { shopping } from '@larder/contract/shopping'
import type { Cook } from '../a-cook'
import type { TestKitchen } from './a-kitchen'

export interface ListItemInput {
  text: string
  recipeId?: number
}

/** Who asks, when it is not Ana, and under which name. */
export interface ListCallOptions {
  as?: Cook
  action?: string
  list?: string
}

export function shoppingRejection({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code]
}

export const itemNotFound = [404, 'shopping-item-not-found']

/** What a cook does with the lists of a kitchen. */
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
      const said = items.map((item) => (typeof item === 'string' ? { text: item } : item))
      return kitchen.call(shopping.add, { body: { items: said, ...named } }, { token: as.token })
    },
    change(id: string, body: { ticked?: boolean; text?: string; list?: string; action?: string }, as = ana) {
      return kitchen.call(shopping.change, { params: { id }, body }, { token: as.token })
    },
    async texts(as = ana) {
      return (await list(as)).map(({ text }) => text)
    },
    /** An empty list, whatever was on it. */
    async clear() {
      for (const { id } of await list()) await remove(id)
    },
    /** One more list or store of the household's. */
    async named(kind: 'list' | 'store', value = 'Market') {
      const id = randomUUID()
      const stamp = { at: 1, by: 'phone' }
      const name = { id, kind, born: stamp, name: { value, stamp } }
      await kitchen.call(shopping.sync, { body: { lines: [], names: [name] } }, { token: ana.token })
      return id
    },
  }
}
