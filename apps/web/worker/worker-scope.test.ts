import { expect, test } from 'vitest'
import { scopePathOf, toPathBelow } from './worker-scope'

test('the worker is served beside the pages it is for', () => {
  expect(scopePathOf({ href: 'https://larder.example/service-worker.js' })).toBe('')
  expect(scopePathOf({ href: 'https://home.example/larder/service-worker.js' })).toBe('/larder')
})

test.each([
  ['', '/assets/app.js', '/assets/app.js'],
  ['/larder', '/larder/assets/app.js', '/assets/app.js'],
  ['/larder', '/larder/', '/'],
  // Another program's.
  ['/larder', '/assets/app.js', ''],
  ['/larder', '/larders/assets/app.js', ''],
])('below %j, %s is %j', (base, pathname, path) => expect(toPathBelow(base, pathname)).toBe(path))
