import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createIdleCheck } from './idle-check'

test('a server is idle ten seconds after the last request', async () => {
  const http = fastify()
  let now = 0
  const isIdle = createIdleCheck(http, () => now)
  expect(isIdle()).toBe(false)
  now = 10_000
  expect(isIdle()).toBe(true)
  await http.inject('/anything')
  expect(isIdle()).toBe(false)
  now = 20_000
  expect(isIdle()).toBe(true)
  await http.close()
})
