import { account } from '@larder/contract/account'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook } from '../testing/a-cook'
import { relaxedRateLimits } from '../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../testing/test-app'

let larder: TestApp
const mailsPerRecipient = { most: 3, windowSeconds: 86_400 }
const longWait = { timeout: 30_000 }
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances: { ...relaxedRateLimits, mailsPerRecipient } })
})
afterAll(() => larder.close())

test('an address gets so many mails a day, none greets with a name somebody chose, and others get theirs', async () => {
  const [ana, bo] = [await aCook(larder, { name: 'Win a car at evil.example' }), await aCook(larder)]
  const ask = (email: string) => larder.call(account.forgotPassword, { body: { email } })
  for (let n = 0; n < mailsPerRecipient.most + 2; n += 1) await ask(ana.email)
  await ask(bo.email)
  const sentTo = (email: string) => larder.mails.filter(({ to }) => to === email)
  await expect.poll(() => sentTo(bo.email), longWait).toHaveLength(1)
  await expect.poll(() => sentTo(ana.email), longWait).toHaveLength(mailsPerRecipient.most)
  await expect.poll(() => larder.logged.join(''), longWait).toContain('too many mails')
  expect(
    sentTo(ana.email)
      .map(({ subject, text }) => subject + text)
      .join(),
  ).not.toContain('evil.example')
  larder.passSeconds(86_401)
  await ask(ana.email)
  await expect.poll(() => sentTo(ana.email), longWait).toHaveLength(mailsPerRecipient.most + 1)
})
