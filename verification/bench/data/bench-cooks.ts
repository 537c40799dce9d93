import { account } from '@larder/contract/account'
import type { EndpointShape } from '@larder/contract/http/endpoint'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'

export interface BenchCook {
  email: string
  password: string
  token: string
}

/** How many come in side by side. */
const concurrency = 4

/** Some cooks with accounts, each signed in. */
export async function registerBenchCooks(url: string, count: number): Promise<BenchCook[]> {
  const cooks: BenchCook[] = []
  while (cooks.length < count) {
    const next = Array.from(
      { length: Math.min(concurrency, count - cooks.length) },
      (_, n) => cooks.length + n + 1,
    )
    cooks.push(...(await Promise.all(next.map((n) => registerBenchCook(url, n)))))
  }
  return cooks
}

async function registerBenchCook(url: string, n: number): Promise<BenchCook> {
  const person = { name: 'Ana', email: `cook-${n}@example.org`, password: 'three warm plums' }
  const { access_token } = await sendAsCook<{ access_token: string }>(url, account.register, person)
  return { ...person, token: access_token }
}

/** What a cook does before anything is measured. */
export async function sendAsCook<Data>(
  url: string,
  endpoint: EndpointShape,
  body: object,
  { token, params = {} }: { token?: string | undefined; params?: Record<string, string> } = {},
): Promise<Data> {
  const answer = await fetch(url + buildEndpointUrl(endpoint, { params }), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${endpoint.path}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}
