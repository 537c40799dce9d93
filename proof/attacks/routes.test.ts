import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@larder/contract'
import { apiBase } from '@larder/contract/endpoint'
import { expect, inject, test } from 'vitest'
import { testApp } from '../../apps/server/src/testing/test-app'

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
  'GET /index.html': 'the page that the app starts from without a network',
  'GET *': 'every other page',
}

/** What is mounted, read from the router's own drawing of it. */
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

test('the doors of the house are those of the contract and a few that are known', async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'larder-doors-'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  const larder = await testApp(inject('cluster'), { webFolder })
  const doors = mounted(larder.app.printRoutes({ commonPrefix: false }))
  await larder.close()
  await rm(webFolder, { recursive: true })

  const calls = Object.values(api).flatMap((word) => Object.values(word))
  const known = [...calls.map(({ method, path }) => `${method} ${apiBase}${path}`), ...Object.keys(besides)]
  // Asking for the headers of what may be read is reading it.
  const reads = new Set(doors.filter((door) => door.startsWith('GET ')).map((door) => door.slice(4)))
  const own = doors.filter((door) => !(door.startsWith('HEAD ') && reads.has(door.slice(5))))
  expect(own.sort()).toEqual(known.sort())
})
