import { describe, expect, test } from 'vitest'
import { insertPageHead } from './page-head'

const html = `<!doctype html>
<html>
  <head>
    <title>Larder — know what you have</title>
    <meta
      name="description"
      content="Larder knows."
    />
  </head>
  <body></body>
</html>`
const head = {
  title: 'Soup',
  description: 'Hot.',
  url: 'https://larder.test/recipe/details/7',
  data: { name: 'Soup' },
}

describe('a page with its own head', () => {
  test('has one title, one description and link preview data', () => {
    const page = insertPageHead(html, head)
    expect(page).toContain('<title>Soup · Larder</title>')
    expect(page.match(/<title>/g)).toHaveLength(1)
    expect(page.match(/name="description"/g)).toHaveLength(1)
    expect(page).toContain('<meta name="description" content="Hot." />')
    expect(page).toContain('<meta property="og:title" content="Soup" />')
    expect(page).toContain('<link rel="canonical" href="https://larder.test/recipe/details/7" />')
    expect(page).toContain('<script type="application/ld+json">{"name":"Soup"}</script>')
    expect(page.indexOf('ld+json')).toBeLessThan(page.indexOf('</head>'))
  })

  test.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '</title><h1>',
    '<!-- --> <![CDATA[',
    "$& $1 $` $' $$",
    'Fish & Chips \u2028 \u2029',
  ])('keeps %j as text', (hostile) => {
    const data = { name: hostile, steps: [hostile] }
    const page = insertPageHead(html, { ...head, title: hostile, description: hostile, data })
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).not.toContain('<img')
    expect(page).not.toContain('<h1')
    expect(page).not.toContain('<!--')
    const block = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? ''
    expect(JSON.parse(block)).toEqual(data)
    const title = page.match(/<title>(.*) · Larder<\/title>/s)?.[1] ?? ''
    expect(unescapeHtml(title)).toBe(hostile)
    const content = page.match(/property="og:title" content="([^"]*)" \/>/)?.[1] ?? ''
    expect(unescapeHtml(content)).toBe(hostile)
  })
})

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
