import { expect, test } from 'vitest'
import { parseOwnRecipesFilter, toOwnRecipesSearch } from './own-recipes-filter'

test.each([
  ['', { q: '', page: 1, form: null }],
  ['?q=soup&page=3', { q: 'soup', page: 3, form: null }],
  ['?new', { q: '', page: 1, form: 0 }],
  ['?q=soup&edit=7', { q: 'soup', page: 1, form: 7 }],
])('%s is read and written', (search, view) => {
  expect(parseOwnRecipesFilter(new URLSearchParams(search))).toEqual(view)
  expect(toOwnRecipesSearch(view)).toBe(search)
})

test.each(['?page=-1', '?page=x', '?page=1.5', '?edit=0', '?edit=x', '?edit=-3', '?edit=1e99'])(
  '%s is nothing',
  (search) => {
    expect(toOwnRecipesSearch(parseOwnRecipesFilter(new URLSearchParams(search)))).toBe('')
  },
)
