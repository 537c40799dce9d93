// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  hadSeveralLists,
  mergeListViewParams,
  parseListViewParams,
  saveHadSeveralLists,
  saveListView,
} from './list-view-params'

beforeEach(() => window.localStorage.clear())

const view = (search: string) => parseListViewParams(new URLSearchParams(search))

test('the address goes before what was chosen last, and that before the usual', () => {
  expect(view('')).toEqual({ arrangement: 'added', list: 'main', store: undefined })
  saveListView({ arrangement: 'aisle', list: 'x', store: 'shop' })
  expect(view('')).toEqual({ arrangement: 'aisle', list: 'main', store: 'shop' })
  expect(view('view=added&list=l&store=s')).toEqual({ arrangement: 'added', list: 'l', store: 's' })
  expect(view('view=nonsense').arrangement).toBe('aisle')
})

test('a spoiled memory is no memory', () => {
  window.localStorage.setItem('remembered/shopping-view', '{"arrangement":5')
  expect(view('').arrangement).toBe('added')
})

test('only what is not usual stands in the address, beside all else', () => {
  const params = new URLSearchParams('add=Milk&view=aisle')
  const usual = { arrangement: 'added', list: 'main', store: undefined } as const
  expect(mergeListViewParams(params, usual).toString()).toBe('add=Milk')
  expect(mergeListViewParams(params, { arrangement: 'aisle', list: 'l', store: 's' }).toString()).toBe(
    'add=Milk&view=aisle&list=l&store=s',
  )
})

test('room is kept for several lists only where there were several', () => {
  expect(hadSeveralLists()).toBe(false)
  saveHadSeveralLists(true)
  expect(hadSeveralLists()).toBe(true)
  saveHadSeveralLists(false)
  expect(hadSeveralLists()).toBe(false)
})
