import { api } from '@larder/contract'
import { apiBase } from '@larder/contract/http/endpoint'
import { expect, inject, test } from 'vitest'
import { testApp } from '../../apps/server/src/testing/test-app'
import { createWebFolder } from '../kit/web-folder'

/** Doors that are no calls of the contract, each with why it is there. */
const besides = {
  'GET /healthz': 'is the process alive, for whoever runs it',
  'GET /readyz': 'is the database there, for whoever sends requests its way',
  'GET /api/docs': 'the calls, for people',
  'GET /api/v1/openapi.json': 'the calls, for machines',
  'GET /api/v1/auth/openid/start': 'leads to the sign-in service',
  'GET /api/v1/auth/openid/callback': 'and back from it',
  'POST /api/v1/payments/stripe': 'signed messages of the payment provider',
  'GET /calendar/:file': 'the plan, for a calendar app that knows the secret address',
  'GET /robots.txt': 'for search engines',
  'GET /sitemap.xml': 'for search engines',
  'GET /service-worker.js': 'the worker that keeps the app for times without a network',
  'GET /index.html': 'the page that the app starts from without a network',
  'GET /assets/*': 'files of the app',
  'GET /*': 'every other page',
}

/** What is mounted, read from the router's own drawing of it, in which branches share their beginnings. */
function mounted(drawing: string): string[] {
  const stack: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const found = /^((?:│ {3}| {4})*)(?:├── |└── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    stack.splice(depth, stack.length, part)
    const path = stack.join('')
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path}`)
  })
}

test('the doors of the matrix are those of the contract and a few that are known', async () => {
  const web = await createWebFolder()
  const larder = await testApp(inject('cluster'), { webFolder: web.path })
  const doors = mounted(larder.app.printRoutes())
  await larder.close()
  await web.remove()

  const calls = Object.values(api).flatMap((word) => Object.values(word))
  const known = [...calls.map(({ method, path }) => `${method} ${apiBase}${path}`), ...Object.keys(besides)]
  // Asking for the headers of what may be read is reading it.
  const reads = new Set(doors.filter((door) => door.startsWith('GET ')).map((door) => door.slice(4)))
  const own = doors.filter((door) => !(door.startsWith('HEAD ') && reads.has(door.slice(5))))
  expect(own.sort()).toEqual(known.sort())
})
