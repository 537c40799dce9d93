// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mergeListViewParams, parseListViewParams, saveListView } from './list-view-params'

beforeEach(() => window.localStorage.clear())

const view = (search: string) => parseListViewParams(new URLSearchParams(search))

test('the URL takes precedence over the stored view, and that over the defaults', () => {
  expect(view('')).toEqual({ arrangement: 'added', list: 'main', store: undefined })
  saveListView({ arrangement: 'aisle', list: 'x', store: 'shop' })
  expect(view('')).toEqual({ arrangement: 'aisle', list: 'main', store: 'shop' })
  expect(view('view=added&list=l&store=s')).toEqual({ arrangement: 'added', list: 'l', store: 's' })
  expect(view('view=nonsense').arrangement).toBe('aisle')
})

test('ignores an invalid stored view', () => {
  window.localStorage.setItem('remembered/shopping-view', '{"arrangement":5')
  expect(view('').arrangement).toBe('added')
})

test('writes only non-default values to the URL and keeps other parameters', () => {
  const params = new URLSearchParams('add=Milk&view=aisle')
  const usual = { arrangement: 'added', list: 'main', store: undefined } as const
  expect(mergeListViewParams(params, usual).toString()).toBe('add=Milk')
  expect(mergeListViewParams(params, { arrangement: 'aisle', list: 'l', store: 's' }).toString()).toBe(
    'add=Milk&view=aisle&list=l&store=s',
  )
})
