import { api } from '@larder/contract'
import { apiKeys, KeyScope } from '@larder/contract/api-keys'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { aCook } from '../../testing/a-cook'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { type TestApp, testApp } from '../../testing/test-app'
import { requiredScopeOf } from '../key-scopes'

const endpoints: Endpoint[] = Object.values(api).flatMap((feature) => Object.values(feature))

let larder: TestApp
let page: string
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  page = (await larder.app.inject('/api/docs')).body
})
afterAll(() => larder.close())

/** The examples as a reader would copy them, with the scope each names. */
function examples() {
  const found = [
    ...page.matchAll(/<span class="who">([a-z:]+)<\/span><\/h3>\s*<pre[^>]*key-example[^>]*>(.*?)<\/pre>/gs),
  ]
  return found.map(([, scope = '', shown = '']) => {
    const curl = shown
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    return { scope: KeyScope.parse(scope), curl }
  })
}

/** Parses a curl command: words as a shell splits them, then the few options used. */
function toRequest(curl: string, key: string): InjectOptions {
  const words = [...curl.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, plain, spoken, bare]) => plain ?? spoken?.replaceAll('$LARDER_KEY', key) ?? bare ?? '',
  )
  expect(words.shift()).toBe('curl')
  const request: { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: string } =
    {
      method: 'GET',
      url: '',
      headers: {},
    }
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-s') continue
    if (word === '-H') {
      const [name = '', value = ''] = (words.shift() ?? '').split(/: (.*)/)
      request.headers[name] = value
    } else if (word === '-d') {
      request.method = 'POST'
      request.payload = words.shift() ?? ''
    } else {
      expect(word).toMatch(/^http:\/\/larder\.test\//)
      request.url = word
    }
  }
  return request
}

describe('the documentation page', () => {
  test('has working examples, each with exactly the scope it names', async () => {
    const { user, token } = await aCook(larder)
    await larder.db.update(accounts).set({ subscription: 'pro' }).where(eq(accounts.id, user.id))
    await aSavedRecipe(larder.db, { title: 'Spinach rice', ingredients: ['2 bunches spinach', '200 g rice'] })
    const responses: { data: unknown }[] = []
    for (const { scope, curl } of examples()) {
      const body = { name: scope, scopes: [scope] }
      const made = await larder.call(apiKeys.create, { body }, { token })
      const response = await larder.app.inject(toRequest(curl, made.body.data.key))
      expect([200, 201]).toContain(response.statusCode)
      responses.push(response.json())
    }
    expect(responses).toMatchObject([
      { data: [] },
      { data: { name: 'Spinach', amount: '2' } },
      { data: { sample: false, suggestions: expect.any(Array) } },
    ])
  })

  test('lists the scope of every call, or that no key opens it', () => {
    const [, table = ''] = page.split('Calls and their scopes')
    for (const endpoint of endpoints) {
      const [, row = ''] = table.split(`href="#${endpoint.name}"`)
      const [cells = ''] = row.split('</tr>')
      expect(cells).toContain(requiredScopeOf(endpoint) ?? ' only')
    }
  })
})

describe('OpenAPI', () => {
  test('lists the security schemes and scope of every operation', async () => {
    const document = (await larder.app.inject('/api/v1/openapi.json')).json()
    expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'apiKey', 'camera'])
    for (const endpoint of endpoints) {
      const { security, responses } =
        document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()]
      const scope = requiredScopeOf(endpoint)
      const byKey = security.flatMap((one: { apiKey?: string[] }) => one.apiKey ?? [])
      expect(byKey).toEqual(scope ? [scope] : [])
      expect(responses[403].description).toContain(scope ? 'key-scope' : 'person-only')
      if (endpoint.access !== 'camera') expect(security.some((one: object) => 'session' in one)).toBe(true)
      expect(security.some((one: object) => Object.keys(one).length === 0)).toBe(endpoint.access === 'anyone')
    }
  })
})
