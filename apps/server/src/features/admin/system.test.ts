import type { AddressInfo } from 'node:net'
import { admin } from '@larder/contract/admin'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readEnv } from '../../env'
import { createLog } from '../../log'
import { createSmtpMailer } from '../../mail/smtp-mailer'
import { aCook, type Cook } from '../../testing/a-cook'
import { type TestApp, testApp } from '../../testing/test-app'
import { describeMailError } from './mail-test'
import { describeDisk } from './system-health'

describe('with a mail server', () => {
  let app: TestApp
  let ada: Cook
  let smtp: SMTPServer
  const received: string[] = []
  const as = () => ({ token: ada.token })
  const send = (body: { to?: string } = {}) => app.call(admin.testMail, { body }, as())

  beforeAll(async () => {
    smtp = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] },
      onRcptTo({ address }, _, done) {
        const refused = address.startsWith('nobody')
        done(refused ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : null)
        if (!refused) received.push(address)
      },
      onData(stream, _, done) {
        stream.on('data', () => undefined)
        stream.on('end', () => done())
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
    const mail = createSmtpMailer(url, 'Larder <larder@localhost>', createLog('silent'))
    const env = readEnv({ PUBLIC_URL: 'http://larder.test', SMTP_URL: url, LARDER_DATA: '/' })
    app = await testApp(inject('cluster'), { env, mail })
    ada = await aCook(app)
  })
  afterAll(async () => {
    await app.close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })

  test('a test message goes to the admin, or to a given address', async () => {
    expect((await send()).body.data).toMatchObject({ outcome: 'sent', to: ada.email })
    expect((await send({ to: 'ops@example.org' })).body.data).toMatchObject({ to: 'ops@example.org' })
    expect(received).toEqual([ada.email, 'ops@example.org'])
  })

  test('a rejection is shown in the mail server’s words', async () => {
    const { data } = (await send({ to: 'nobody@example.org' })).body
    expect(data.outcome).toBe('failed')
    expect(data.detail).toMatch(/^The mail server refused the sender.*5\.1\.1 No such mailbox/)
  })

  test('it needs an address, is rate limited, and is logged', async () => {
    expect((await send({ to: 'ops' })).body.error?.code).toBe('bad-input')
    const { body } = await app.call(admin.audit, { query: {} }, as())
    expect(body.data[0]).toMatchObject({ action: 'sent test message', about: 'nobody@example.org' })
    for (let sent = 0; sent < 7; sent++) expect((await send()).status).toBe(200)
    expect((await send()).body.error?.code).toBe('too-many-requests')
  })

  test('the system page shows what runs, and the results of the jobs', async () => {
    await app.tick()
    const { data } = (await app.call(admin.system, {}, as())).body
    expect(data.releases[0]?.version).toBe(data.version)
    const states = Object.fromEntries(data.checks.map(({ name, state }) => [name, state]))
    expect(states).toMatchObject({ database: 'good', workers: 'good', mail: 'good', proxy: 'good' })
    expect(data.checks.map(({ name }) => name)).toEqual(['database', 'disk', 'workers', 'mail', 'proxy'])
    expect(data.jobs.map(({ name }) => name)).toContain('account purge')
    for (const job of data.jobs) expect(job).toMatchObject({ startedAt: app.now(), endedAt: app.now() })
    expect(data.jobs.some(({ failure }) => failure !== undefined)).toBe(false)
  })
})

test('without a mail server the test message names the missing setting', async () => {
  const app = await testApp(inject('cluster'))
  const { token } = await aCook(app)
  const { data } = (await app.call(admin.testMail, { body: {} }, { token })).body
  expect(data).toMatchObject({ outcome: 'not-set-up', detail: expect.stringContaining('SMTP_URL') })
  expect(app.mails).toEqual([])
  await app.close()
})

test.each([
  [
    Object.assign(new Error('Invalid login'), { code: 'EAUTH', response: '535 Bad' }),
    /refused the user name.*\(535 Bad\)/,
  ],
  [Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' }), /^Nothing listens/],
  [Object.assign(new Error('getaddrinfo ENOTFOUND mail'), { code: 'EDNS' }), /name of the mail server/],
  [Object.assign(new Error('odd'), { code: 'constructor' }), /^The message could not be sent\. \(odd\)$/],
  ['odd', /^The message could not be sent\.$/],
])('%s', (error, sentence) => expect(describeMailError(error)).toMatch(sentence))

test.each([
  [0.1, 40, 'bad'],
  [1.5, 20, 'warning'],
  [20, 1000, 'warning'],
  [20, 40, 'good'],
] as const)('%s of %s GB free is %s', (free, all, state) =>
  expect(describeDisk(free * 1024 ** 3, all * 1024 ** 3).state).toBe(state),
)
