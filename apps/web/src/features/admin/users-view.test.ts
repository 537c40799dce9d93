import { expect, test } from 'vitest'
import { everybody, isNarrowed, paramsFor, queryOf, searchFor, sortedBy, viewFrom } from './users-view'

const read = (text: string) => viewFrom(new URLSearchParams(text))

test.each(['', 'q=ana&status=Suspended&plan=pro&sort=name&page=3', 'sort=email&order=down', 'order=up'])(
  'what stands in the address comes back: %s',
  (text) => expect(paramsFor(read(text)).toString()).toBe(text),
)

test('what nobody could have chosen is left out', () => {
  expect(read('status=Gone&plan=gold&sort=password&order=sideways&page=-1')).toEqual(everybody)
  expect(read('page=1.5').page).toBe(1)
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(120)
})

test('a column begins in its own way, and turns round when pressed again', () => {
  expect(sortedBy('name', everybody)).toEqual({ sort: 'name', down: false })
  expect(sortedBy('scans', everybody)).toEqual({ sort: 'scans', down: true })
  expect(sortedBy('joined', everybody)).toEqual({ sort: 'joined', down: false })
})

test('the server is asked for what the address says', () => {
  expect(queryOf(read('q=+ana+&status=Active&sort=name&page=2'))).toEqual({
    ...{ search: 'ana', status: 'Active', sort: 'name', down: 'false', page: 2 },
  })
  expect(isNarrowed(read('q=+&page=2'))).toBe(false)
  expect(isNarrowed(read('plan=free'))).toBe(true)
  expect(searchFor(everybody)).toBe('?')
})
