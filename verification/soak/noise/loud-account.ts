import { request } from 'node:http'
import { account } from '@larder/contract/account'
import { cooking } from '@larder/contract/cooking'
import { fridge } from '@larder/contract/fridge'
import { household } from '@larder/contract/household'
import type { Endpoint, EndpointShape, InputOf } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { scan } from '@larder/contract/scan'
import { shopping } from '@larder/contract/shopping'
import { randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { aDraft } from '../../../apps/server/src/testing/a-saved-recipe'
import { createHttpClient } from '../../../apps/server/src/testing/http-client'
import { toRequestUrl } from '../../fuzz/generators/requests'
import {
  type RememberedValue,
  ResponseMemory,
  resourceOfPath,
  resourcesOfEndpoint,
} from '../../fuzz/response-memory'
import { nextAddress } from '../../kit/cook-addresses'
import { uploadsFor } from './large-uploads'
import { type InputRecipe, largestValue } from './largest-values'

/** An account that sends what its recipes make, with the ids of its own household. */
export interface LoudAccount {
  /** Sends it and returns the status; 0 when the connection broke or the signal cut it. */
  send(endpoint: Endpoint, recipe: InputRecipe, signal?: AbortSignal): Promise<number>
}

const json = 'application/json'

/** Registers an account whose household has something of everything. */
export async function createLoudAccount(url: string): Promise<LoudAccount> {
  const call = createHttpClient(url)
  const address = nextAddress()
  const email = `loud-${address}@example.org`
  const password = 'three warm plums'
  const registration = { name: 'Loud', email, password, timeZone: 'UTC' }
  const { body } = await call(account.register, { body: registration }, { address })
  const token = body.data.access_token
  const memory = new ResponseMemory()
  const pick = (known: RememberedValue) => {
    const value = memory.pick(known)
    return value !== undefined && known.fits(value) ? value : known.fallback
  }

  async function does<E extends EndpointShape>(endpoint: Endpoint<E>, input: InputOf<E>): Promise<unknown> {
    const response = await call(endpoint, input, { token, address })
    if (response.status < 300)
      for (const shelf of resourcesOfEndpoint(endpoint)) memory.learn(shelf, response.body)
    return response.body.data
  }

  for (const name of ['Spinach', 'Milk', 'Rice'])
    await does(inventory.create, { body: { name, amount: '6', unit: 'packs' } })
  await does(shopping.add, { body: { items: [{ text: '2 lemons' }, { text: 'Bread' }] } })
  const created = (await does(recipes.create, { body: aDraft() })) as { id: number }
  const day = new Date().toISOString().slice(0, 10)
  await does(mealPlan.add, { body: { day, meal: 'dinner', what: { kind: 'recipe', recipeId: created.id } } })
  const text = 'SHOP\nMILK 1L 1.29\nRICE 500G 2.10\nTOTAL 3.39'
  await does(scan.receiptText, { body: { scan: crypto.randomUUID(), text } })
  await does(fridge.add, { body: { name: 'Top shelf' } })
  for (const endpoint of [household.list, recipes.top, cooking.history, inventory.list, account.sessions])
    await does(endpoint as Endpoint, {} as never)

  return {
    send(endpoint, recipe, signal) {
      const die = randomSource(recipe.seed)
      const shelf = resourceOfPath(endpoint.path)
      const part = (name: 'params' | 'query' | 'body') => {
        const schema = endpoint[name]
        return schema ? (largestValue(schema, shelf, recipe, die, pick) as Record<string, unknown>) : {}
      }
      const uploads = endpoint.takes ? uploadsFor(endpoint.takes) : undefined
      const upload = uploads?.[recipe.text % uploads.length]
      const body = upload ?? (endpoint.body ? JSON.stringify(part('body')) : undefined)
      const headers = {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': upload ? 'application/octet-stream' : json }),
      }
      return new Promise((resolve) => {
        const path = toRequestUrl(endpoint, part('params'), part('query'), '')
        const options = { method: endpoint.method, headers, timeout: 60_000, ...(signal && { signal }) }
        const sent = request(url + path, options, (response) => {
          // A stream that never ends is left after its first words.
          if (endpoint.stream && endpoint.method === 'GET') setTimeout(() => sent.destroy(), 50).unref()
          response.resume().on('close', () => resolve(response.statusCode ?? 0))
        })
        sent.on('timeout', () => sent.destroy())
        sent.on('error', () => resolve(0))
        sent.end(body)
      })
    },
  }
}
