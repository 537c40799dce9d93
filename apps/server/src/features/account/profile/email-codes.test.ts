import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { household } from '@larder/contract/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accounts } from '../../../db/tables/account'
import { readEnv } from '../../../env'
import { aCook, type Cook } from '../../../testing/a-cook'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../../../testing/test-app'

let larder: TestApp
let boss: Cook
beforeAll(async () => {
  larder = await testApp(inject('cluster'), {
    env: readEnv({ PUBLIC_URL: 'http://larder.test', SMTP_URL: 'smtp://mail.example.org' }),
    allowances: relaxedRateLimits,
  })
  boss = await aCook(larder)
})
afterAll(() => larder.close())

const as = ({ token }: Pick<Cook, 'token'>) => ({ token })
const invite = (cook: Cook) => larder.call(household.invite, { body: {} }, as(cook))
const join = (cook: Cook, code: string) => larder.call(household.join, { body: { code } }, as(cook))
const membersOf = async (cook: Pick<Cook, 'token'>) =>
  (await larder.call(household.current, {}, as(cook))).body.data.members.map(({ name }) => name)
const confirm = (cook: Cook, code: string) =>
  larder.call(account.confirmEmailCode, { body: { code } }, as(cook))

async function mailTo(email: string, run: () => Promise<unknown>): Promise<string> {
  const before = larder.mails.length
  await run()
  await expect.poll(() => larder.mails.length, { timeout: 30_000 }).toBeGreaterThan(before)
  const last = larder.mails.at(-1)
  expect(last?.to).toBe(email)
  return last?.text ?? ''
}

const codeFor = async (cook: Cook) => {
  const text = await mailTo(cook.email, () => larder.call(account.mailEmailCode, {}, as(cook)))
  return text.match(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/m)?.[0] ?? ''
}
const confirmed = async (cook: Cook) => {
  expect((await confirm(cook, await codeFor(cook))).status).toBe(200)
  return cook
}
const resetByMail = async (email: string, password: string) => {
  const text = await mailTo(email, () => larder.call(account.forgotPassword, { body: { email } }))
  const secret = text.match(/#secret=([\w-]{43})/)?.[1] ?? ''
  expect((await larder.call(account.resetPassword, { body: { secret, password } })).status).toBe(200)
  return (await larder.call(account.login, { body: { email, password } })).body.data.access_token
}
const shareAnyway = async (host: Cook, guest: Cook) => {
  // As before mail was set up: nobody had to confirm anything.
  const at = larder.now()
  const mark = (emailConfirmedAt: string | null) =>
    larder.db.update(accounts).set({ emailConfirmedAt }).where(eq(accounts.id, host.user.id))
  await mark(at)
  expect((await join(guest, (await invite(host)).body.data.code)).status).toBe(200)
  await mark(null)
}

test('a household is shared only between confirmed addresses, where mail is set up', async () => {
  const [ana, ben] = [await aCook(larder), await aCook(larder)]
  expect((await invite(ana)).body.error?.code).toBe('email-unconfirmed')
  await confirmed(ana)
  const { code } = (await invite(ana)).body.data
  expect((await join(ben, code)).body.error?.code).toBe('email-unconfirmed')
  await confirmed(ben)
  expect((await join(ben, code)).status).toBe(200)
  expect(await membersOf(ana)).toHaveLength(2)
})

test('a code works once, for an hour, for its own account and address', async () => {
  const [ana, ben] = [await aCook(larder), await aCook(larder)]
  const first = await codeFor(ana)
  const second = await codeFor(ana)
  for (const wrong of [first, 'AAAAA-AAAAA'])
    expect((await confirm(ana, wrong)).body.error).toMatchObject({ code: 'email-code-wrong' })
  expect((await confirm(ben, second)).body.error?.code).toBe('email-code-wrong')
  larder.passSeconds(3601)
  expect((await confirm(ana, second)).body.error?.code).toBe('email-code-wrong')
  const third = await codeFor(ana)
  const typed = ` ${third.toLowerCase().replace('-', ' ')} `
  const both = await Promise.all([confirm(ana, typed), confirm(ana, typed)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  // Nothing more is mailed to an address that is confirmed.
  const before = larder.mails.length
  expect((await larder.call(account.mailEmailCode, {}, as(ana))).status).toBe(202)
  expect(larder.mails).toHaveLength(before)
  // A code for an address that was given up since confirms nothing.
  const old = await codeFor(ben)
  await larder.db.update(accounts).set({ email: 'new@example.org' }).where(eq(accounts.id, ben.user.id))
  expect((await confirm(ben, old)).body.error?.code).toBe('email-code-wrong')
  for (const call of [account.mailEmailCode, account.confirmEmailCode])
    expect((await larder.call(call, { body: { code: 'x' } })).status).toBe(401)
})

test('codes cannot be guessed without limit', async () => {
  const strict = await testApp(inject('cluster'), {
    env: readEnv({ PUBLIC_URL: 'http://larder.test', SMTP_URL: 'smtp://mail.example.org' }),
  })
  const ana = await aCook(strict)
  const attempt = () =>
    strict.call(account.confirmEmailCode, { body: { code: 'AAAAA-AAAAA' } }, { token: ana.token })
  for (let n = 0; n < 60; n += 1) expect((await attempt()).status).toBe(400)
  expect((await attempt()).status).toBe(429)
  await strict.close()
})

test('a reset by mail leaves what a stranger shared under an address that nobody had confirmed', async () => {
  const stranger = await confirmed(await aCook(larder))
  const email = 'victim@example.org'
  const squatted = await aCook(larder, { name: 'Squatted', email })
  await shareAnyway(squatted, stranger)
  expect(await membersOf(squatted)).toHaveLength(2)
  const token = await resetByMail(email, 'five green figs')
  expect(await membersOf({ token })).toHaveLength(1)
  // The stranger keeps what they filled, as its owner; nothing of the account's is left there.
  const left = (await larder.call(household.current, {}, as(stranger))).body.data
  expect(left.members.map(({ you, role }) => [you, role])).toEqual([[true, 'owner']])
  const [row] = await larder.db.select().from(accounts).where(eq(accounts.email, email))
  expect(row?.emailConfirmedAt).toBe(larder.now())
})

test('a reset by mail keeps the households of a confirmed address, and one by an admin keeps all', async () => {
  const [ana, ben] = [await confirmed(await aCook(larder)), await confirmed(await aCook(larder))]
  await join(ben, (await invite(ana)).body.data.code)
  const token = await resetByMail(ana.email, 'five green figs')
  expect(await membersOf({ token })).toHaveLength(2)

  const [cleo, dan] = [await aCook(larder), await confirmed(await aCook(larder))]
  await shareAnyway(cleo, dan)
  await larder.call(account.confirm, { body: { currentPassword: boss.password } }, as(boss))
  const { link } = (await larder.call(admin.openReset, { params: { id: cleo.user.id } }, as(boss))).body.data
  const secret = link.split('#secret=')[1] ?? ''
  await larder.call(account.resetPassword, { body: { secret, password: 'five green figs' } })
  expect(await membersOf(dan)).toHaveLength(2)
})

test('without a mail server no code is required', async () => {
  const quiet = await testApp(inject('cluster'))
  const ana = await aCook(quiet)
  const { status } = await quiet.call(household.invite, { body: {} }, { token: ana.token })
  expect(status).toBe(201)
  await quiet.close()
})
