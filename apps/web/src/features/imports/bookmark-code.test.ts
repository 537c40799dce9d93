import { describe, expect, test } from 'vitest'
import { bookmarkCode, pageKind, sentPage } from './bookmark-code'
import { givenAddress, givenText } from './given-in-address'
import { guessedWords } from './guessed-words'

const asked = (search: string) => new URLSearchParams(search)

describe('the bookmark', () => {
  const code = decodeURIComponent(
    bookmarkCode('https://larder.example/my-recipes/import').slice('javascript:'.length),
  )

  test('is a script that can be read, and speaks to nobody but us', () => {
    expect(() => new Function(code)).not.toThrow()
    expect(code).toContain("'https://larder.example')")
    expect(code).not.toContain("'*'")
  })
})

describe('a page that was sent', () => {
  const page = { kind: pageKind, address: 'https://example.org/soup', html: '<h1>Soup</h1>' }

  test('is taken for what it is', () => {
    expect(sentPage(page)).toEqual({ address: page.address, html: page.html })
    expect(sentPage({ ...page, html: 'x'.repeat(5_000_000) })?.html).toHaveLength(4_000_000)
  })

  test.each([
    null,
    'larder-page',
    7,
    {},
    { ...page, kind: 'other' },
    { ...page, address: 'javascript:alert(1)' },
    { ...page, address: 'file:///etc/passwd' },
    { ...page, address: 'nowhere' },
    { ...page, html: { toString: () => 'x' } },
  ])('%j is none', (data) => {
    expect(sentPage(data)).toBeUndefined()
  })
})

test.each([
  ['?url=https://example.org/soup', 'https://example.org/soup'],
  ['?text=Look at this https://example.org/soup', 'https://example.org/soup'],
  ['?title=Soup&text=&url=', ''],
  ['?url=javascript:alert(1)', ''],
  ['?from=http://example.org/a%20b', 'http://example.org/a'],
])('%s was shared for the sake of %s', (search, address) => {
  expect(givenAddress(asked(search))).toBe(address)
})

test('text without an address may be the recipe itself', () => {
  expect(givenText(asked('?text=2 eggs'))).toBe('2 eggs')
  expect(givenText(asked('?text=see https://example.org'))).toBe('')
})

test('what was guessed is said in a sentence', () => {
  expect(guessedWords(['servings', 'times'])).toBe('Not said, so guessed: the servings and the times.')
})
