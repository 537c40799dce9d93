import { describe, expect, test } from 'vitest'
import { communityPath, loginPath, recipePath, suggestionsPath, toReturnPath } from './paths'

describe('the return path after sign-in', () => {
  const back = (from: string | null) => toReturnPath(from, 'https://larder.example')

  test('keeps path, query and fragment', () => {
    expect(loginPath('/inventory?q=milk')).toBe('/login?from=%2Finventory%3Fq%3Dmilk')
    expect(loginPath('/')).toBe('/login')
    expect(back('/inventory?q=milk')).toBe('/inventory?q=milk')
    expect(back('/faq?q=milk#scan')).toBe('/faq?q=milk#scan')
    expect(loginPath('/household#join=K7QXM')).toBe('/login?from=%2Fhousehold#join=K7QXM')
    expect(back('/apiary')).toBe('/apiary')
  })

  test.each([
    null,
    '',
    'inventory',
    'https://burglar.example/',
    '//burglar.example',
    '/\\burglar.example',
    '/\t/burglar.example',
    'javascript:alert(1)',
    'https:burglar.example',
    '/login',
    '/login?from=%2Flogin',
    'http://[',
    '/login/',
    '/register',
    '/register/?x=1',
    '/reset-password',
    '/reset-password/#secret=x',
    '/.//burglar.example',
    '/meals/..//burglar.example',
    '/api',
    '/api/docs',
  ])('is home for %j', (from) => {
    expect(back(from)).toBe('/')
  })
})

test('paths with parameters are filled in', () => {
  expect(communityPath('quick-meals')).toBe('/community/quick-meals')
  expect(recipePath(7)).toBe('/recipe/details/7')
  expect(recipePath(7, 3)).toBe('/recipe/details/7?servings=3')
  expect(suggestionsPath('date night')).toBe('/meal-suggestions?occasion=date%20night')
})
