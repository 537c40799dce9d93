import { admin } from '@larder/contract/admin'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readEnv } from '../env'
import { aCook } from '../testing/a-cook'
import { type TestApp, testApp } from '../testing/test-app'

let plain: TestApp
let trusting: TestApp
beforeAll(async () => {
  plain = await testApp(inject('cluster'))
  trusting = await testApp(inject('cluster'), { env: readEnv({ TRUST_PROXY: 'true' }) })
})
afterAll(() => Promise.all([plain.close(), trusting.close()]))

const headers = { 'x-forwarded-for': '203.0.113.7' }
const warnings = ({ logged }: TestApp) => logged.filter((line) => line.includes('TRUST_PROXY')).length

test('an unknown proxy is reported once in the log, and on the admin page', async () => {
  const { token } = await aCook(plain)
  const isLogged = async () => (await plain.call(admin.installation, {}, { token })).body.data.unnoticedProxy
  expect(await isLogged()).toBe(false)
  await plain.app.inject({ url: '/api/v1/auth/me', headers, remoteAddress: '198.51.100.3' })
  expect([warnings(plain), await isLogged()]).toEqual([0, false])
  for (let n = 0; n < 3; n += 1)
    await plain.app.inject({ url: '/api/v1/auth/me', headers, remoteAddress: '172.18.0.2' })
  expect([warnings(plain), await isLogged()]).toEqual([1, true])
})

test('one that they name is not', async () => {
  await trusting.app.inject({ url: '/api/v1/auth/me', headers, remoteAddress: '127.0.0.1' })
  expect(warnings(trusting)).toBe(0)
})
