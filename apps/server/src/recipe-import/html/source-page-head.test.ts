import { expect, test } from 'vitest'
import { parseHtml } from './html-page'
import { readSourcePageHead } from './source-page-head'

const titleOf = (html: string, address = '') => readSourcePageHead(parseHtml(html), address).title

test.each([
  ['the only heading', '<title>Plum Cake | Garden Plates</title><h1>Plum Cake</h1>', '', 'Plum Cake'],
  [
    'the heading the head repeats',
    '<title>Plum Cake - Garden</title><h1>Garden</h1><h1>Plum Cake</h1>',
    '',
    'Plum Cake',
  ],
  [
    'a heading that names the site',
    '<meta property="og:site_name" content="Garden Plates"><title>Plum Cake – Garden Plates</title><h1>Garden Plates</h1>',
    '',
    'Plum Cake',
  ],
  [
    'a shared title',
    '<meta property="og:title" content="Pflaumenkuchen | Gartenteller">',
    '',
    'Pflaumenkuchen',
  ],
  [
    'a site known by its host',
    '<title>Garden Plates: Plum Cake - with crumble</title>',
    'https://www.garden-plates.example/x',
    'Garden Plates: Plum Cake - with crumble',
  ],
  [
    'the host behind a dash',
    '<title>Plum Cake - Garden Plates</title>',
    'https://www.garden-plates.example/x',
    'Plum Cake',
  ],
  [
    'a smaller heading that begins the title',
    '<title>Quick Pickles – Tin Roof</title><h2>Search</h2><h2>Quick Pickles</h2>',
    '',
    'Quick Pickles',
  ],
  ['a dash that belongs', '<title>Mac - n - Cheese</title>', '', 'Mac - n - Cheese'],
  ['entities', '<title>Fish &amp; chips</title>', '', 'Fish & chips'],
  ['nothing', '<p>Hello</p>', '', ''],
])('%s', (_, html, address, title) => expect(titleOf(html, address)).toBe(title))

test('other metadata of the head', () => {
  const head =
    '<meta property="og:description" content="So good"><meta name="author" content="Ana"><link rel="canonical" href="https://x.example/a">'
  expect(readSourcePageHead(parseHtml(head))).toMatchObject({
    description: 'So good',
    author: 'Ana',
    address: 'https://x.example/a',
  })
})
