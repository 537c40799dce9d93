import fc from 'fast-check'
import { hostileStrings } from './generators/hostile-values'
import { judgeAnyResponse } from './judge-response'
import type { FindLeak } from './leak-detector'
import type { SendRequest } from './senders'

/** Addresses beside the calls of the contract: health, documents, calendars, sign-in, messages of a payment service, pages. */
const nonContractPaths = [
  ...[
    '/',
    '/healthz',
    '/readyz',
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/',
    '/api/docs',
    '/api/v1/openapi.json',
  ],
  ...['/calendar/', '/api/v1/auth/openid/start', '/api/v1/auth/openid/callback', '/api/v1/payments/stripe'],
  ...[
    '/meals/',
    '/community/',
    '/recipes/',
    '/robots.txt',
    '/sitemap.xml',
    '/index.html',
    '/assets/',
    '/assets/app.js',
    '/login',
  ],
  ...['//', '/.env', '/.git/config', '/%2e%2e/%2e%2e/etc/hosts', '/..%5c..%5c', '/assets/../../package.json'],
]

const routeRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'),
  path: fc.constantFrom(...nonContractPaths),
  below: fc.constantFrom('', ...hostileStrings.map((word) => word.slice(0, 300).replaceAll(/\p{Cs}/gu, ''))),
  query: fc.constantFrom('', '?a=1', '?state=x&code=y', '?%zz', '?__proto__=1', `?${'a'.repeat(3000)}`),
})

/** Finds faults of the routes that the contract does not define. */
export async function findRouteFaults(send: SendRequest, findLeak: FindLeak, seed: number) {
  const faults: { kind: string; about: string; detail: string }[] = []
  for (const { method, path, below, query } of fc.sample(routeRequest, { seed, numRuns: 400 })) {
    const url = `${path}${encodeURIComponent(below)}${query}`
    const body = method === 'POST' ? Buffer.from('{"type":"x"}') : undefined
    const headers = body ? { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' } : {}
    const answer = await send({ method, url, headers, body })
    // A page is for people: there is no code in it.
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    const fault =
      isPage && answer.status < 500 ? undefined : judgeAnyResponse(answer, findLeak, method === 'HEAD')
    if (fault) faults.push({ ...fault, about: `${method} ${url.slice(0, 200)}` })
  }
  return faults
}
