import { expect, test } from 'vitest'
import { createOwnCookie } from './own-cookie'

const store = (publicUrl: string) => createOwnCookie('word', publicUrl, '/api').store('x', 60)

test.each([
  ['http://larder.local:3000', 'word=x; Path=/api; Max-Age=60; HttpOnly; SameSite=Lax'],
  ['https://larder.example', '__Host-word=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure'],
  // Other programs of the host do not get it.
  ['http://home.local/larder', 'word=x; Path=/larder/api; Max-Age=60; HttpOnly; SameSite=Lax'],
  [
    'https://home.example/larder',
    '__Secure-word=x; Path=/larder/api; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  ],
])('at %s', (publicUrl, line) => expect(store(publicUrl)).toBe(line))
