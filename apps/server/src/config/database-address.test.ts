import { expect, test } from 'vitest'
import { readDatabaseUrl } from './database-address'

const hostsOf = (text: string) => readDatabaseUrl(text)?.hosts.map(({ host, port }) => `${host} ${port}`)

test.each([
  ['postgres://larder@one/larder', ['one 5432'], false],
  ['postgresql://one:5433/larder?target_session_attrs=any', ['one 5433'], false],
  ['postgres://larder:p%2Cw@one/larder?target_session_attrs=primary', ['one 5432'], true],
  ['postgres://larder@one:1,two:2,three/larder', ['one 1', 'two 2', 'three 5432'], true],
  ['postgres://larder@%2Frun%2Fone:1,%2Frun%2Ftwo:2/larder', ['/run/one 1', '/run/two 2'], true],
  ['postgres://larder@localhost:1/larder?host=%2Frun%2Fone', ['/run/one 1'], false],
  ['postgres://[::1]:1,[::1]:2/larder', ['::1 1', '::1 2'], true],
])('%s', (text, hosts, isWritable) => {
  expect(hostsOf(text)).toEqual(hosts)
  expect(readDatabaseUrl(text)?.isWritable).toBe(isWritable)
})

test.each([
  '',
  'one',
  'mysql://one/larder',
  'postgres://',
  'postgres:///larder',
  'postgres://one,/larder',
  'postgres://one:x,two/larder',
  'postgres://one/larder?target_session_attrs=standby',
])('%j is no address', (text) => {
  expect(readDatabaseUrl(text)).toBeUndefined()
})

test('other settings and the password stay as they are', () => {
  expect(
    readDatabaseUrl('postgres://a:p%40ss@one,two/b?sslmode=disable&target_session_attrs=read-write'),
  ).toMatchObject({
    connectionString: 'postgres://a:p%40ss@one/b?sslmode=disable',
  })
})
