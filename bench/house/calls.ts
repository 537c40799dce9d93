import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { addressOf, type EndpointShape } from '@larder/contract/endpoint'
import { inventory } from '@larder/contract/inventory'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { suggestions } from '@larder/contract/suggestions'
import type { Cook } from './cooks'
import { type Crowd, stockSizes } from './crowd'
import type { Asking, Call } from './load'

const signed = ({ token }: Cook) => ({ authorization: `Bearer ${token}` })

/** What cooks do all day: each call goes round the crowd, so that nobody waits for their own household. */
export function dailyCalls({ cooks, full }: Crowd) {
  const goesRound = (
    name: string,
    { method }: EndpointShape,
    asks: (cook: (typeof cooks)[number]) => Asking,
  ): Call => ({
    name,
    method,
    asks(n) {
      const cook = cooks[n % cooks.length]
      if (!cook) throw new Error('a crowd of nobody')
      return asks(cook)
    },
  })
  let ticks = 0
  const lists = stockSizes.map((size): Call => {
    const cook = full.get(size)
    const asking = { path: addressOf(inventory.list), headers: cook ? signed(cook) : {} }
    return { name: `list of ${size}`, method: inventory.list.method, asks: () => asking }
  })
  return {
    me: goesRound('who am I', account.me, (cook) => ({ path: addressOf(account.me), headers: signed(cook) })),
    login: goesRound('login', account.login, ({ email, password }) => ({
      path: addressOf(account.login),
      // From an address of their own, as cooks have: a shared one would wait for its count of failures.
      headers: { 'x-forwarded-for': `203.0.113.${1 + Number(/\d+/.exec(email)?.[0])}` },
      body: JSON.stringify({ email, password }),
    })),
    lists,
    add: goesRound('add item', inventory.create, (cook) => ({
      path: addressOf(inventory.create),
      headers: signed(cook),
      body: JSON.stringify({ name: 'Spinach', amount: '2', unit: 'bunches', action: randomUUID() }),
    })),
    take: goesRound('take', inventory.take, (cook) => ({
      path: addressOf(inventory.take, { params: { id: cook.rice } }),
      headers: signed(cook),
      body: JSON.stringify({ amount: '1', action: randomUUID() }),
    })),
    sync: goesRound('shopping sync', shopping.sync, (cook) => {
      ticks += 1
      const line = { ...cook.line, ticks: { phone: { count: Math.ceil(ticks / cooks.length) } } }
      return {
        path: addressOf(shopping.sync),
        headers: signed(cook),
        body: JSON.stringify({ since: cook.revision, lines: [line], names: [] }),
      }
    }),
  }
}

/** What people look for: letter by letter, with a filter, mistyped. */
const searches = [
  { search: 'len' },
  { search: 'lentil' },
  { search: 'tomato sou' },
  { search: 'spinach feta' },
  { search: 'salad', tag: 'vegan' },
  { search: 'spagetti' },
]
const wishes = [
  { occasion: 'dinner' },
  { occasion: 'lunch', buy: 1 },
  { occasion: 'quick', minutes: 45 },
  { occasion: 'dinner', people: 4 },
]

/** What is asked of a cookbook of some size, by the cook with a full kitchen and a family. */
export function cookbookCalls({ full }: Crowd, size: number) {
  const cook = full.get(200)
  const headers = cook ? signed(cook) : {}
  const oneOf = (name: string, paths: readonly string[]): Call => ({
    name: `${name} ${size}`,
    method: 'GET',
    asks: (n) => ({ path: paths[n % paths.length] ?? '', headers }),
  })
  return {
    search: oneOf(
      'search among',
      searches.map((query) => addressOf(recipes.search, { query })),
    ),
    suggest: oneOf(
      'suggestions among',
      wishes.map((query) => addressOf(suggestions.list, { query })),
    ),
  }
}
