import { expect, test } from 'vitest'
import { basePathOf, isUsableBasePath, withoutBasePath } from './base-path'

test.each([
  ['http://localhost:3000', ''],
  ['https://home.example/larder', '/larder'],
  ['https://home.example/our/larder', '/our/larder'],
])('%s is below %j', (publicUrl, path) => expect(basePathOf(publicUrl)).toBe(path))

test.each(['', '/', '/larder', '/larder/', '/our/larder_2.0~x'])('%j can be used', (path) =>
  expect(isUsableBasePath(path)).toBe(true),
)

// Escapes, what ends an attribute, what moves a path, and names of our own.
test.each([
  '/a%20b',
  '/a"b',
  "/a'b",
  '/a;b',
  '/a//b',
  '/..',
  '/./a',
  '/api',
  '/API/larder',
  '/assets',
  '/healthz',
])('%j cannot', (path) => expect(isUsableBasePath(path)).toBe(false))

test.each([
  ['/larder/faq?x=1', '/faq?x=1'],
  ['/larder/', '/'],
  ['/larder', '/'],
  ['/larder?x=1', '/?x=1'],
  // Once, and only the whole name.
  ['/larder/larder/faq', '/larder/faq'],
  ['/larders/faq', '/larders/faq'],
  ['/LARDER/faq', '/LARDER/faq'],
  // What a proxy has taken away is not there.
  ['/faq', '/faq'],
  ['/larder//evil.example/', '//evil.example/'],
])('below /larder, %s is asked for as %s', (url, path) => expect(withoutBasePath(url, '/larder')).toBe(path))

test('on a host of its own, nothing is taken away', () => expect(withoutBasePath('//x', '')).toBe('//x'))
