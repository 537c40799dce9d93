import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { saveInstallation } from '../../db/queries/installation'
import { readEnv } from '../../env'
import { aCook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'
import { createOperatorSettings } from './operator-settings'

let larder: TestApp
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
})
afterAll(() => larder.close())

test('pages follow the settings within a second, and keep the last ones without a database', async () => {
  let now = 0
  const settings = createOperatorSettings({ db: larder.db, env: readEnv({}) }, () => now)
  expect(await settings()).toMatchObject({ registration: 'open', needsSetUp: true })
  await saveInstallation(larder.serverDb, { registration: 'invite' })
  await aCook(larder)
  now += 999
  expect(await settings()).toMatchObject({ registration: 'open', needsSetUp: true })
  now += 1
  expect(await settings()).toMatchObject({ registration: 'invite', needsSetUp: false })
  await larder.db.$client.query('alter table installation rename to gone')
  now += 1000
  expect(await settings()).toMatchObject({ registration: 'invite', needsSetUp: false })
  await larder.db.$client.query('alter table gone rename to installation')
})
