import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readEnv } from '../../env'
import { aCook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'
import { defaultRateLimits } from '../rate-limits'

let larder: TestApp
let webFolder: string
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'larder-web-'))
  const page = '<!doctype html><html><head><title>x</title></head><body><a href="/faq">FAQ</a></body></html>'
  await mkdir(join(webFolder, 'assets'))
  await mkdir(join(webFolder, 'pages'))
  await writeFile(join(webFolder, 'index.html'), page)
  await writeFile(join(webFolder, 'assets/app-1.js'), 'export {}')
  await writeFile(join(webFolder, 'icon.svg'), '<svg/>')
  await writeFile(join(webFolder, 'manifest.webmanifest'), '{"start_url":"/userhome"}')
  await writeFile(join(webFolder, 'pages/faq.html'), page)
  const faq = { path: '/faq', file: 'faq.html', title: 'FAQ', description: 'Answers' }
  await writeFile(join(webFolder, 'pages/pages.json'), JSON.stringify([faq]))
  const scripts = [{ path: '/inventory', files: ['assets/inventory-1.js'] }]
  await writeFile(join(webFolder, 'pages/scripts.json'), JSON.stringify(scripts))
  const env = readEnv({ PUBLIC_URL: 'https://home.example/larder' })
  larder = await testApp(inject('cluster'), { webFolder, env })
})
afterAll(async () => {
  await larder.close()
  await rm(webFolder, { recursive: true })
})

// A proxy may pass the path on, or take it away.
test.each(['/larder', ''])('files, pages and the API answer below %j', async (before) => {
  const get = (path: string) => larder.app.inject(before + path)
  expect((await get('/assets/app-1.js')).body).toBe('export {}')
  expect((await get('/icon.svg')).statusCode).toBe(200)
  expect((await get('/manifest.webmanifest')).json()).toEqual({ start_url: '/larder/userhome' })
  expect((await get('/healthz')).statusCode).toBe(200)
  expect((await get('/api/v1/openapi.json')).json().servers).toEqual([{ url: '/larder/api/v1' }])
  expect((await get('/api/docs')).body).toContain('href="/larder/api/v1/openapi.json"')
  expect((await get('/robots.txt')).body).toContain('Disallow: /larder/admin')
  const inventory = (await get('/inventory')).body
  expect(inventory).toContain('<html data-base="/larder">')
  expect(inventory).toContain('<link rel="modulepreload" crossorigin href="/larder/assets/inventory-1.js">')
  const faq = (await get('/faq')).body
  expect(faq).toContain('<a href="/larder/faq">')
  expect(faq).toContain('<link rel="canonical" href="https://home.example/larder/faq" />')
  expect((await get('/api/v1/users/inventories')).statusCode).toBe(401)
})

test('redirects stay below it', async () => {
  const redirectOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await larder.app.inject({ url, method })).headers.location
  expect(await redirectOf('/larder')).toBe('/larder/')
  expect(await redirectOf('/larder?x=1')).toBe('/larder/?x=1')
  expect(await redirectOf('/larder/faq/?x=1')).toBe('/larder/faq?x=1')
  expect(await redirectOf('/faq/')).toBe('/larder/faq')
  expect(await redirectOf('/larder/faq', 'POST')).toBe('/larder/faq')
})

test('its cookie is not sent to other programs of the host', async () => {
  const { email, password } = await aCook(larder)
  const url = '/larder/api/v1/auth/login'
  const { headers, statusCode } = await larder.app.inject({
    method: 'POST',
    url,
    payload: { email, password },
  })
  expect(statusCode).toBe(200)
  expect(String(headers['set-cookie'])).toMatch(
    /^__Secure-larder_device=[\w-]{43}; Path=\/larder; .*; Secure$/,
  )
})

test('requests below it are counted like any other', async () => {
  const limited = await testApp(inject('cluster'), {
    env: readEnv({ PUBLIC_URL: 'https://home.example/larder' }),
    allowances: { ...defaultRateLimits, perAddress: { most: 2, windowSeconds: 60 } },
  })
  try {
    const ask = async () => (await limited.app.inject('/larder/api/v1/recipes')).statusCode
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  } finally {
    await limited.close()
  }
})
