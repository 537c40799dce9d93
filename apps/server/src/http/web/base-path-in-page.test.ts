import { expect, test } from 'vitest'
import { insertBasePath, insertBasePathIntoManifest } from './base-path-in-page'

const page = `<!doctype html><html lang="en"><head><script src="/theme.js"></script>
<style>@font-face{src:url(/assets/f.woff2)}[data-frame-of="/inventory"]{color:red}</style></head>
<body><a href="/">Home</a><a href="/faq#scan">FAQ</a><a href="https://x.example/">x</a><a href="//y.example/">y</a>
<svg><use href="/assets/i.svg#egg"/></svg><source srcSet="/assets/a-320.avif 320w, /assets/a-640.avif 640w,//z.example/b 1w"><p>In &quot;href=/faq&quot;</p></body></html>`

test('every address of this host gets the base path, and scripts can read it', () => {
  const html = insertBasePath(page, '/larder')
  expect(html).toContain('<html data-base="/larder" lang="en">')
  for (const part of [
    'src="/larder/theme.js"',
    'url(/larder/assets/f.woff2)',
    'href="/larder/"',
    'href="/larder/faq#scan"',
    'href="/larder/assets/i.svg#egg"',
    'srcSet="/larder/assets/a-320.avif 320w, /larder/assets/a-640.avif 640w,//z.example/b 1w"',
    '[data-frame-of="/inventory"]',
    'href="https://x.example/"',
    'href="//y.example/"',
    '&quot;href=/faq&quot;',
  ])
    expect(html).toContain(part)
})

test('without one the page stays as it is', () => expect(insertBasePath(page, '')).toBe(page))

test('the manifest names addresses below it', () => {
  const manifest = { id: '/', name: '/', scope: '/', icons: [{ src: '/icon.svg', type: 'image/svg+xml' }] }
  expect(JSON.parse(insertBasePathIntoManifest(JSON.stringify(manifest), '/larder'))).toEqual({
    ...manifest,
    id: '/larder/',
    scope: '/larder/',
    icons: [{ src: '/larder/icon.svg', type: 'image/svg+xml' }],
  })
})
