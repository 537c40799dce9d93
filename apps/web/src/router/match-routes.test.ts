import { expect, test } from 'vitest'
import { matchPath, matchRoutes } from './match-routes'

test.each([
  ['/faq', '/faq', {}],
  ['/faq', '/faq/', {}],
  ['/faq', '/FAQ', undefined],
  ['/faq', '/faq/scan', undefined],
  ['/posts/:id', '/posts/7', { id: '7' }],
  ['/posts/:id', '/posts', undefined],
  ['/community/:category', '/community/quick%20%26%20easy', { category: 'quick & easy' }],
  ['/community/:category', '/community/a%2Fb', { category: 'a/b' }],
  ['/community/:category', '/community/100%', { category: '100%' }],
  ['/settings/*', '/settings', {}],
  ['/settings/*', '/settings/keys/2', {}],
  ['/settings/*', '/settingsx', undefined],
  ['*', '/anything/else', {}],
  ['/', '/', {}],
])('%s and %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params)
})

test('the closest pattern wins, whatever their order, with its layouts', () => {
  const layout = { children: [{ path: '*' }, { path: '/my-recipes/*' }, { path: '/my-recipes/:id' }] }
  const plain = { path: '/my-recipes/import' }
  const routes = [layout, plain, { path: '*' }]
  const found = (pathname: string) => matchRoutes(routes, pathname)?.routes.map(({ path }) => path)
  expect(found('/my-recipes/import')).toEqual(['/my-recipes/import'])
  expect(found('/my-recipes/7')).toEqual([undefined, '/my-recipes/:id'])
  expect(found('/my-recipes/7/edit')).toEqual([undefined, '/my-recipes/*'])
  // Of two that fit alike the first.
  expect(matchRoutes(routes, '/nowhere')?.routes).toEqual([layout, layout.children[0]])
  expect(matchRoutes([plain], '/nowhere')).toBeUndefined()
})
