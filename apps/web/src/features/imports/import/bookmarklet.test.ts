import { describe, expect, test } from 'vitest'
import { createBookmarklet, pageMessageKind, parsePageMessage } from './bookmarklet-offer'
import { readSharedAddress, readSharedText } from './import-form'
import { formatGuessedFields } from './imported-recipe-card'

const toParams = (search: string) => new URLSearchParams(search)

describe('the bookmark', () => {
  const code = decodeURIComponent(
    createBookmarklet('https://larder.example/my-recipes/import').slice('javascript:'.length),
  )

  test('is a readable script that sends to this installation only', () => {
    expect(() => new Function(code)).not.toThrow()
    expect(code).toContain("'https://larder.example')")
    expect(code).not.toContain("'*'")
  })
})

describe('a page that was sent', () => {
  const page = { kind: pageMessageKind, address: 'https://example.org/soup', html: '<h1>Soup</h1>' }

  test('is recognised by its content', () => {
    expect(parsePageMessage(page)).toEqual({ address: page.address, html: page.html })
    expect(parsePageMessage({ ...page, html: 'x'.repeat(5_000_000) })?.html).toHaveLength(4_000_000)
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
    expect(parsePageMessage(data)).toBeUndefined()
  })
})

test.each([
  ['?url=https://example.org/soup', 'https://example.org/soup'],
  ['?text=Look at this https://example.org/soup', 'https://example.org/soup'],
  ['?title=Soup&text=&url=', ''],
  ['?url=javascript:alert(1)', ''],
  ['?from=http://example.org/a%20b', 'http://example.org/a'],
])('%s was shared for the sake of %s', (search, address) => {
  expect(readSharedAddress(toParams(search))).toBe(address)
})

test('text without an address is read as the recipe', () => {
  expect(readSharedText(toParams('?text=2 eggs'))).toBe('2 eggs')
  expect(readSharedText(toParams('?text=see https://example.org'))).toBe('')
})

test('describes what was guessed in a sentence', () => {
  expect(formatGuessedFields(['servings', 'times'])).toBe(
    'Not stated, so we guessed: the servings and the times.',
  )
})
