import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readEnv } from '../../env'
import { aSavedRecipe } from '../../testing/a-saved-recipe'
import { type TestApp, testApp } from '../../testing/test-app'
import { defaultRateLimits } from '../rate-limits'

let larder: TestApp
let webFolder: string
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'larder-web-'))
  await mkdir(join(webFolder, 'assets'))
  await writeFile(
    join(webFolder, 'index.html'),
    '<!doctype html><html><head><title>Larder</title></head><body></body></html>',
  )
  await writeFile(join(webFolder, 'assets/app-abc123.js'), 'export {}')
  await writeFile(join(webFolder, 'assets/app-abc123.js.br'), 'brotli')
  await writeFile(join(webFolder, 'assets/.hidden'), 'x')
  await mkdir(join(webFolder, 'pages'))
  await writeFile(join(webFolder, 'pages/product.html'), '<html><head><title>x</title></head>Drawn</html>')
  const product = { path: '/product', file: 'product.html', title: 'Product', description: 'What it does' }
  const about = { title: 'Help Center', description: 'Answers & more', data: { url: '%URL%/faq' } }
  const faq = { path: '/faq', file: 'faq.html', ...about }
  await writeFile(join(webFolder, 'pages/pages.json'), JSON.stringify([product, faq]))
  await writeFile(join(webFolder, 'icon.svg'), '<svg/>')
  await writeFile(join(webFolder, 'service-worker.js'), "const fingerprint = '%PAGE%'")
  await writeFile(join(webFolder, 'manifest.webmanifest'), '{}')
  await writeFile(
    join(webFolder, 'pages/faq.html'),
    '<!doctype html><html><head><title>Larder</title></head><body><div id="root">Drawn</div></body></html>',
  )
  const scripts = [
    { path: '/inventory', files: ['assets/inventory-1.js'] },
    { path: '/recipe/details/:id', files: ['assets/recipe-1.js'] },
  ]
  await writeFile(join(webFolder, 'pages/scripts.json'), JSON.stringify(scripts))
  const env = readEnv({
    SOCIAL_LINKS: 'x=https://example.org/</script>',
    LARDER_STORE_LINKS: 'Shop=https://shop.example/?q={query}',
  })
  larder = await testApp(inject('cluster'), { webFolder, env })
})
afterAll(async () => {
  await larder.close()
  await rm(webFolder, { recursive: true })
})

describe('pages', () => {
  test.each(['/', '/inventory', '/recipe/details/7', '/no/such/page', '/community/low-carb?page=2'])(
    '%s is the app page, revalidated each time',
    async (url) => {
      const { statusCode, headers, body } = await larder.app.inject(url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(body).toContain('<title>Larder</title>')
    },
  )

  test('that were prerendered have one URL each, and others redirect there', async () => {
    expect((await larder.app.inject('/product')).body).toContain('Drawn')
    for (const [url, to] of [
      ['/product/', '/product'],
      ['//product', '/product'],
      ['/%70roduct/?from=mail', '/product?from=mail'],
    ] as const) {
      const { statusCode, headers } = await larder.app.inject(url)
      expect([statusCode, headers.location]).toEqual([308, to])
    }
    for (const url of ['/product//', '/Product', '/product/x'])
      expect((await larder.app.inject(url)).body).not.toContain('Drawn')
  })

  test('are listed in the sitemap, which is cached', async () => {
    const { db } = larder
    await aSavedRecipe(db)
    const first = await larder.app.inject('/sitemap.xml')
    expect(first.body).toContain('/product</loc>')
    expect(first.body).toContain('/recipe/details/')
    await db.$client.query('update recipes set public = false')
    expect((await larder.app.inject('/sitemap.xml')).body).toBe(first.body)
    larder.passSeconds(601)
    expect((await larder.app.inject('/sitemap.xml')).body).not.toContain('/recipe/details/')
  })

  test('that were prerendered are served unchanged, with a head for this installation', async () => {
    const { body } = await larder.app.inject('/faq')
    expect(body).toContain('<div id="root">Drawn</div>')
    expect(body).toContain('<title>Help Center · Larder</title>')
    expect(body).toContain('<meta name="description" content="Answers &amp; more" />')
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/faq" />')
    expect(body).toContain('<meta property="og:image" content="http://localhost:3000/og.jpg" />')
    expect(body).toContain('<script type="application/ld+json">{"url":"http://localhost:3000/faq"}</script>')
    expect(body).toContain('id="operator"')
    expect((await larder.app.inject('/faq?q=milk')).body).not.toContain('Drawn')
    expect((await larder.app.inject('/pages/faq.html')).statusCode).toBe(404)
  })

  test('to which a form is sent before its script has loaded redirect without the input', async () => {
    const payload = 'email=ana%40example.org&password=secret'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await larder.app.inject({ method: 'POST', url: '/faq', headers, payload })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/faq')
  })

  test.each([
    ['/inventory', 'inventory-1.js'],
    ['/recipe/details/7', 'recipe-1.js'],
  ])('%s preloads its script', async (url, file) => {
    const { body } = await larder.app.inject(url)
    expect(body).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}">`)
    expect((await larder.app.inject('/nowhere')).body).not.toContain('modulepreload')
  })

  test('are listed in the sitemap, and disallowed ones in robots.txt', async () => {
    const { body, headers } = await larder.app.inject('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<loc>http://localhost:3000/faq</loc>')
    const robots = (await larder.app.inject('/robots.txt')).body
    expect(robots).toContain('Disallow: /settings')
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  test('contain the operator’s settings, escaped', async () => {
    const { body } = await larder.app.inject('/')
    const block = body.match(/<script type="application\/json" id="operator">(.*?)<\/script>/)?.[1] ?? ''
    expect(JSON.parse(block)).toEqual({
      socialLinks: { x: 'https://example.org/</script>' },
      storeLinks: [{ name: 'Shop', url: 'https://shop.example/?q={query}' }],
      openId: null,
      passwords: 'on',
      registration: 'open',
      plans: 'on',
      needsSetUp: true,
    })
  })

  test.each(['/api', '//api/v1/nope', '/api%2fv1%2fnope', '/API/v1/nope', '/api/v1/nope'])(
    '%s is not a page',
    async (url) => expect((await larder.app.inject(url)).statusCode).toBe(404),
  )

  test.each([
    '/assets/',
    '/assets/%00',
    '/assets/nope.js',
    '/assets/..%2findex.html',
    '/assets/app-abc123.js.br',
    '/assets/.hidden',
  ])('%s is not a file', async (url) => {
    for (const accepted of ['identity', 'br']) {
      const { statusCode, headers } = await larder.app.inject({
        url,
        headers: { 'accept-encoding': accepted },
      })
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })

  test('reading a POST-only path returns the allowed methods', async () => {
    const { statusCode, headers } = await larder.app.inject('/api/v1/auth/login')
    expect(statusCode).toBe(405)
    expect(headers.allow).toBe('POST')
  })

  test('are uncompressed where nothing else is accepted', async () => {
    const headers = { 'accept-encoding': 'br;q=0, identity' }
    expect((await larder.app.inject({ url: '/', headers })).headers['content-encoding']).toBeUndefined()
  })

  test('are compressed', async () => {
    const response = await larder.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<title>Larder</title>')
  })

  test('hashed files are cached for ever as built, others are revalidated', async () => {
    const headers = { 'accept-encoding': 'br' }
    const hashed = await larder.app.inject({ url: '/assets/app-abc123.js', headers })
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(hashed.body).toBe('brotli')
    expect((await larder.app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('the worker contains the page’s hash and supports conditional requests', async () => {
    const { headers, body } = await larder.app.inject('/service-worker.js')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const page = await larder.app.inject('/index.html')
    expect(page.body).toContain('id="operator"')
    const fingerprint = createHash('sha256').update(page.body).digest('base64')
    expect(body).toBe(`const fingerprint = '${fingerprint}'`)
    const again = await larder.app.inject({
      url: '/service-worker.js',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('the manifest is valid, and the policy allows both', async () => {
    const { headers } = await larder.app.inject('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json')
    expect(headers['content-security-policy']).toContain("worker-src 'self'; manifest-src 'self'")
  })

  test.each(['/assets/gone.js', '/nothing.png', '/api/v1/nothing', '/api/nothing', '/../package.json'])(
    '%s is not found instead of a page',
    async (url) => expect((await larder.app.inject(url)).statusCode).toBe(404),
  )
})

test('requests for pages are counted by address, files are not', async () => {
  const allowances = { ...defaultRateLimits, perAddress: { most: 3, windowSeconds: 60 } }
  const strict = await testApp(inject('cluster'), { webFolder, allowances })
  const ask = async (url: string) => (await strict.app.inject({ url })).statusCode
  for (let n = 0; n < 5; n += 1) expect(await ask('/assets/app-abc123.js')).toBe(200)
  expect([await ask('/faq'), await ask('/recipe/details/7'), await ask('/no/such/page')]).toEqual([
    200, 200, 200,
  ])
  expect(await ask('/inventory')).toBe(429)
  expect(await ask('/icon.svg')).toBe(200)
  await strict.close()
})
