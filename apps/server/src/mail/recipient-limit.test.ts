import { account } from '@larder/contract/account'
import { contact } from '@larder/contract/contact'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readEnv } from '../env'
import { defaultRateLimits } from '../http/rate-limits'
import { aCook } from '../testing/a-cook'
import { relaxedRateLimits } from '../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../testing/test-app'

let larder: TestApp
const mailsPerRecipient = { most: 2, windowSeconds: 86_400 }
const longWait = { timeout: 30_000 }
beforeAll(async () => {
  const env = readEnv({ PUBLIC_URL: 'http://larder.test', SMTP_URL: 'smtp://mail.test' })
  larder = await testApp(inject('cluster'), {
    env,
    allowances: { ...relaxedRateLimits, resetsPerEmail: defaultRateLimits.resetsPerEmail, mailsPerRecipient },
  })
})
afterAll(() => larder.close())

test('an address gets so many mails a day, none greets with a name somebody chose, and others get theirs', async () => {
  const write = () =>
    larder.call(contact.send, {
      body: { name: 'Eve', email: 'eve@example.net', subject: 'Hello', message: 'Hello', website: '' },
    })
  // The first is the admin, to whom the contact form mails.
  const [ana, bo] = [await aCook(larder, { name: 'Win a car at evil.example' }), await aCook(larder)]
  const ask = (email: string) => larder.call(account.forgotPassword, { body: { email } })
  for (let n = 0; n < mailsPerRecipient.most + 2; n += 1) await write()
  await ask(bo.email)
  const sentTo = (email: string) => larder.mails.filter(({ to }) => to === email)
  await expect.poll(() => sentTo(bo.email), longWait).toHaveLength(1)
  await expect.poll(() => sentTo(ana.email), longWait).toHaveLength(mailsPerRecipient.most)
  await expect.poll(() => larder.logged.join(''), longWait).toContain('too many mails')
  // Strangers have used up what they may cause; what the owner must hear still comes.
  for (let n = 1; n <= defaultRateLimits.resetsPerEmail.most; n += 1) {
    await ask(ana.email)
    await expect.poll(() => sentTo(ana.email), longWait).toHaveLength(mailsPerRecipient.most + n)
  }
  const change = { name: 'Ana', email: 'new@example.org', currentPassword: ana.password }
  await larder.call(account.saveProfile, { body: change }, { token: ana.token })
  await expect.poll(() => sentTo(ana.email).at(-1)?.text, longWait).toContain('new@example.org')
  expect(
    sentTo(ana.email)
      .map(({ subject, text }) => subject + text)
      .join(),
  ).not.toContain('evil.example')
  const before = sentTo(ana.email).length
  larder.passSeconds(86_401)
  await write()
  await expect.poll(() => sentTo(ana.email), longWait).toHaveLength(before + 1)
})
