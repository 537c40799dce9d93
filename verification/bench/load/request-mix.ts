import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { buildEndpointUrl, type EndpointShape } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { suggestions } from '@larder/contract/suggestions'
import type { Cook } from '../../../apps/server/src/testing/a-cook'
import { type Population, stockSizes } from '../data/population'
import type { LoadRequest } from './http-connection'
import type { RequestSource } from './run-load'

const authorizationOf = ({ token }: Cook) => ({ authorization: `Bearer ${token}` })

/** What cooks do all day: each call goes round the crowd, so that nobody waits for their own household. */
export function dailyRequests({ cooks, full }: Population) {
  const goesRound = (
    name: string,
    { method }: EndpointShape,
    asks: (cook: (typeof cooks)[number]) => LoadRequest,
  ): RequestSource => ({
    name,
    method,
    next(n) {
      const cook = cooks[n % cooks.length]
      if (!cook) throw new Error('a crowd of nobody')
      return asks(cook)
    },
  })
  let ticks = 0
  const lists = stockSizes.map((size): RequestSource => {
    const cook = full.get(size)
    const asking = { path: buildEndpointUrl(inventory.list), headers: cook ? authorizationOf(cook) : {} }
    return { name: `list of ${size}`, method: inventory.list.method, next: () => asking }
  })
  return {
    me: goesRound('who am I', account.me, (cook) => ({
      path: buildEndpointUrl(account.me),
      headers: authorizationOf(cook),
    })),
    login: goesRound('login', account.login, ({ email, password, address = '' }) => ({
      path: buildEndpointUrl(account.login),
      // From an address of their own, as cooks have: a shared one would wait for its count of failures.
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify({ email, password }),
    })),
    lists,
    add: goesRound('add item', inventory.create, (cook) => ({
      path: buildEndpointUrl(inventory.create),
      headers: authorizationOf(cook),
      body: JSON.stringify({ name: 'Spinach', amount: '2', unit: 'bunches', action: randomUUID() }),
    })),
    take: goesRound('take', inventory.take, (cook) => ({
      path: buildEndpointUrl(inventory.take, { params: { id: cook.rice } }),
      headers: authorizationOf(cook),
      body: JSON.stringify({ amount: '1', action: randomUUID() }),
    })),
    sync: goesRound('shopping sync', shopping.sync, (cook) => {
      ticks += 1
      const line = { ...cook.line, ticks: { phone: { count: Math.ceil(ticks / cooks.length) } } }
      return {
        path: buildEndpointUrl(shopping.sync),
        headers: authorizationOf(cook),
        body: JSON.stringify({ since: cook.revision, lines: [line], names: [] }),
      }
    }),
  }
}

/** What people look for: letter by letter, with a filter, mistyped. */
const searchQueries = [
  { search: 'len' },
  { search: 'lentil' },
  { search: 'tomato sou' },
  { search: 'spinach feta' },
  { search: 'salad', tag: 'vegan' },
  { search: 'spagetti' },
]
const suggestionQueries = [
  { occasion: 'dinner' },
  { occasion: 'lunch', buy: 1 },
  { occasion: 'quick', minutes: 45 },
  { occasion: 'dinner', people: 4 },
]

/** What is asked of a cookbook of some size, by the cook with a full kitchen and a family. */
export function cookbookRequests({ full }: Population, size: number) {
  const cook = full.get(200)
  const headers = cook ? authorizationOf(cook) : {}
  const oneOf = (name: string, paths: readonly string[]): RequestSource => ({
    name: `${name} ${size}`,
    method: 'GET',
    next: (n) => ({ path: paths[n % paths.length] ?? '', headers }),
  })
  return {
    search: oneOf(
      'search among',
      searchQueries.map((query) => buildEndpointUrl(recipes.search, { query })),
    ),
    suggest: oneOf(
      'suggestions among',
      suggestionQueries.map((query) => buildEndpointUrl(suggestions.list, { query })),
    ),
  }
}
