import { account } from '@larder/contract/account'
import { apiKeys } from '@larder/contract/api-keys'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'
import { aPasskeyDevice } from '../../testing/sign-in/a-passkey-device'
import { anAuthenticatorApp } from '../../testing/sign-in/an-authenticator-app'

let app: AdminTestApp
beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
})
afterAll(() => app.close())

test('every change of sign-in is reported to the owner by email, without text of other people', async () => {
  const bo = await app.cook('Win a car')
  await app.db
    .update(accounts)
    .set({ subscription: 'pro', planBy: 'admin' })
    .where(eq(accounts.id, bo.user.id))
  const as = { token: bo.token }
  const expectEmail = async (words: string) => {
    const mailed = () => app.mails.filter(({ to }) => to === bo.email).at(-1)?.text
    await expect.poll(mailed, { timeout: 30_000 }).toContain(words)
    expect(mailed()).not.toContain('Win a car')
  }
  const { codes } = await anAuthenticatorApp(app, bo).turnOn()
  await expectEmail('asks for a code from now on')
  const off = { currentPassword: bo.password, code: codes[0] ?? '' }
  await app.call(account.removeSecondFactor, { body: off }, as)
  await expectEmail('no longer asks for a code')
  const started = await app.call(account.startPasskey, {}, as)
  const passkey = aPasskeyDevice().make(started.body.data.challenge)
  const added = await app.call(account.addPasskey, { body: { name: 'Win a car', passkey } }, as)
  await expectEmail('A passkey was added')
  await app.call(account.removePasskey, { params: { id: added.body.data.id } }, as)
  await expectEmail('A passkey was deleted')
  await app.call(apiKeys.create, { body: { name: 'Win a car', scopes: ['account:read'] } }, as)
  await expectEmail('An API key was made')
  const change = { currentPassword: bo.password, newPassword: 'four cold pears' }
  await app.call(account.changePassword, { body: change }, as)
  await expectEmail('The password of your account was changed.')
  await app.call(account.forgotPassword, { body: { email: bo.email } })
  await expectEmail('/reset-password#secret=')
  const link = /secret=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? ''
  await app.call(account.resetPassword, { body: { secret: link, password: 'five ripe figs!' } })
  await expectEmail('through a link we emailed you')
})
