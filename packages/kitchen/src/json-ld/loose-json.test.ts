import { expect, test } from 'vitest'
import { parseLooseJson } from './loose-json'

test.each([
  ['{"a": [1, 2,],};', { a: [1, 2] }],
  ['// why\n{"a": 1 /* so */, // and so\n "b": 2}', { a: 1, b: 2 }],
  ['/*<![CDATA[*/ {"a": 1} /*]]>*/', { a: 1 }],
  ['<![CDATA[{"a": "x"}]]>', { a: 'x' }],
  ['<!-- {"a": 1,} -->', { a: 1 }],
  ['{"a": "one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
  ['{"a": "the "best" soup", "b": 1}', { a: 'the "best" soup', b: 1 }],
  ["{'a': 'it', b: true, c: null}", { a: 'it', b: true }],
  ['{"a": "bad \\x escape \\u00e9 \\/"', { a: 'bad x escape é /' }],
  ['{"a": {"b": ["c"', { a: { b: ['c'] } }],
  ['{"a": 1}{"b": 2}', [{ a: 1 }, { b: 2 }]],
  ['{&quot;a&quot;: &quot;x&quot;}', { a: 'x' }],
  ['\uFEFF {"a": -1.5e2}', { a: -150 }],
  ['no json at all', undefined],
  ['', undefined],
])('%j', (text, value) => expect(parseLooseJson(text)).toEqual(value))

test('keys such as those of Object.prototype are plain keys', () => {
  expect(parseLooseJson('{"__proto__": {"x": 1},}')).toEqual(JSON.parse('{"__proto__": {"x": 1}}'))
  expect(({} as { x?: number }).x).toBeUndefined()
})

test('deep, long and broken input is handled', () => {
  for (const piece of ['[', '{"a":', '"', "'", '\\', '/*', '//\n', ',', '}', '{"a" ', '" ']) {
    expect(() => parseLooseJson(`{${piece.repeat(300_000)}x}`)).not.toThrow()
  }
})
