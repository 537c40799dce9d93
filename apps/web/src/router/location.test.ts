import { expect, test } from 'vitest'
import { resolveTo, toHref } from './location'

test.each([
  ['/faq#scan', '/faq#scan'],
  ['/meals?page=2#top', '/meals?page=2#top'],
  ['?page=2', '/here?page=2'],
  ['#scan', '/here#scan'],
  ['', '/here'],
  ['?', '/here'],
  // Two slashes would name another host.
  ['//evil.example/login', '/evil.example/login'],
  ['/a?b=//c#d?e', '/a?b=//c#d?e'],
])('%s from /here is %s', (to, href) => {
  expect(toHref(resolveTo(to, '/here'))).toBe(href)
})

test('parts need no marks', () => {
  expect(toHref(resolveTo({ pathname: '/meals', search: 'page=2', hash: 'top' }, '/here'))).toBe(
    '/meals?page=2#top',
  )
  expect(toHref(resolveTo({ hash: 'join=7' }, '/here'))).toBe('/here#join=7')
})
