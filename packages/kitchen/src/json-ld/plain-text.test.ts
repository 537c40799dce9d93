import { expect, test } from 'vitest'
import { decodeEntities } from './html-entities'
import { cleanLine, toPlainLines, toPlainText } from './plain-text'

test.each([
  ['cr&egrave;me &amp; sel', 'crème & sel'],
  ['&frac12; cup &#8211; or &#x27;so&#x27;', "½ cup – or 'so'"],
  ['5 &deg;C&nbsp;only', '5 °C\u00A0only'],
  ['&nosuch; &#0; &#xD800; R&D; 4 & 5', '&nosuch;     R&D; 4 & 5'],
])('decodes %s', (text, plain) => expect(decodeEntities(text)).toBe(plain))

test.each([
  [' Soup &amp;amp; <b>bread</b> ', 'Soup & bread'],
  ['&lt;p&gt;Fry.&lt;/p&gt;', 'Fry.'],
  ['Wait <5 minutes and > 3', 'Wait <5 minutes and > 3'],
  ['2\u200B eggs\u00AD\u202E', '2 eggs'],
  ['a<script>steal("x")</script>b', 'ab'],
  ['a&lt;script&gt;steal()&lt;/script&gt;b', 'ab'],
  ['a<style>p{}</style >b<script>never ends', 'ab'],
  ['<img src=x onerror=alert(1)>Cake', 'Cake'],
])('plain text of %s', (text, plain) => expect(toPlainText(text)).toBe(plain))

test('blocks and breaks become lines, whitespace collapses', () => {
  expect(
    toPlainLines('<p>Whisk  2 eggs.</p><ul><li>Fry&nbsp;them.</li></ul>Serve<br/>now\r\nor later'),
  ).toEqual(['Whisk 2 eggs.', 'Fry them.', 'Serve', 'now', 'or later'])
  expect(cleanLine('\u0007 a \t b ')).toBe('a b')
})

test('hostile input stays fast: the text is cut, and each pattern is linear', () => {
  for (const piece of ['<', '<script', '&', '&#', '<p ', '\u200B', '<!--']) {
    expect(toPlainText(piece.repeat(2_000_000)).length).toBeLessThanOrEqual(60_000)
  }
})
