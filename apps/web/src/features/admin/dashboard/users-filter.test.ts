import { expect, test } from 'vitest'
import {
  defaultUsersFilter,
  isUsersFiltered,
  parseUsersFilter,
  toggleUsersSort,
  toUsersParams,
  toUsersQuery,
  toUsersSearch,
} from './users-filter'

const read = (text: string) => parseUsersFilter(new URLSearchParams(text))

test.each(['', 'q=ana&status=Suspended&plan=pro&sort=name&page=3', 'sort=email&order=down', 'order=up'])(
  'what stands in the address comes back: %s',
  (text) => expect(toUsersParams(read(text)).toString()).toBe(text),
)

test('ignores invalid values', () => {
  expect(read('status=Gone&plan=gold&sort=password&order=sideways&page=-1')).toEqual(defaultUsersFilter)
  expect(read('page=1.5').page).toBe(1)
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(120)
})

test('a column starts in its default order and reverses on a second press', () => {
  expect(toggleUsersSort('name', defaultUsersFilter)).toEqual({ sort: 'name', down: false })
  expect(toggleUsersSort('scans', defaultUsersFilter)).toEqual({ sort: 'scans', down: true })
  expect(toggleUsersSort('joined', defaultUsersFilter)).toEqual({ sort: 'joined', down: false })
})

test('the request follows the address', () => {
  expect(toUsersQuery(read('q=+ana+&status=Active&sort=name&page=2'))).toEqual({
    ...{ search: 'ana', status: 'Active', sort: 'name', down: 'false', page: 2 },
  })
  expect(isUsersFiltered(read('q=+&page=2'))).toBe(false)
  expect(isUsersFiltered(read('plan=free'))).toBe(true)
  expect(toUsersSearch(defaultUsersFilter)).toBe('?')
})
