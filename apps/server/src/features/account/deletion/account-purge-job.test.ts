import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import { contact } from '@larder/contract/contact'
import { household } from '@larder/contract/household'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '../../../log'
import { createFileMailer } from '../../../mail/file-mailer'
import { newId } from '../../../secrets'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aFullAccount } from '../../../testing/a-full-account'
import { joinHousehold } from '../../../testing/join-household'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { findOwnedTables, readRowsAsText } from '../../../testing/owned-tables'
import { type TestApp, testApp } from '../../../testing/test-app'

let larder: TestApp
let ada: Cook
let folder: string
const logged: string[] = []
const as = (cook: Cook) => ({ token: cook.token })

/** Returns every row, email and log line that still names an account. */
async function findTraces({ email, user }: Cook): Promise<string[]> {
  const words = [email, user.id, user.name].map((word) => word.toLowerCase())
  const names = (text: string) => words.some((word) => text.toLowerCase().includes(word))
  const emails = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  )
  return [
    ...(await readRowsAsText(larder.db)).map(({ table, row }) => `${table}: ${row}`),
    ...emails.map((email) => `letter: ${email}`),
    ...logged.map((line) => `log: ${line}`),
  ].filter(names)
}

/** A cook with a unique name who shares a household, comments, sends messages and is commented on. */
async function somebody(name: string, mate: Cook): Promise<Cook> {
  const cook = await aCook(larder, { name, email: `${name.toLowerCase()}@leavers.test` })
  const { user, email } = cook
  await joinHousehold(larder, cook, mate)
  await aFullAccount(larder, cook, mate)
  const message = { name: user.name, email, subject: 'Hello', message: `From ${user.name}` }
  await larder.call(contact.send, { body: message })
  await larder.call(account.forgotPassword, { body: { email } })
  await larder.call(account.login, { body: { email, password: 'not this one' } })
  await larder.call(community.follow, { params: { id: user.id }, body: { follow: true } }, as(mate))
  await larder.call(community.cook, { params: { id: user.id } }, as(mate))
  await larder.call(household.setRole, { params: { accountId: user.id }, body: { role: 'member' } }, as(mate))
  await writeFile(
    join(folder, `${newId()}.txt`),
    `To: else@example.org\n\nHello Else,\n${name} has joined.\n`,
  )
  // A password reset link.
  await expect.poll(async () => (await readdir(folder)).length).toBeGreaterThan(1)
  return cook
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-leavers-'))
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const mail = createFileMailer(folder, 'Larder <larder@localhost>', log)
  larder = await testApp(inject('cluster'), { allowances: relaxedRateLimits, log, mail })
  ada = await aCook(larder, { name: 'Ada' })
})
afterAll(async () => {
  await larder.close()
  await rm(folder, { recursive: true })
})

test('after 14 days no row, email or log line names the deleted account', async () => {
  const mate = await aCook(larder, { name: 'Mate' })
  const xul = await somebody('Xulquist', mate)
  const { rows: empty } = await larder.db.$client.query<{ names: string[] }>(
    `select array_agg(name) as names from unnest($1::text[]) name
      where (xpath('//c/text()', query_to_xml('select count(*) as c from ' || quote_ident(name), false, true, '')))[1]::text = '0'`,
    [await findOwnedTables(larder.db)],
  )
  expect(empty[0]?.names ?? []).toEqual([])
  expect((await findTraces(xul)).length).toBeGreaterThan(40)

  // Admin decisions from before a change of name and email are erased as well.
  await larder.db.$client.query(
    `insert into audit_log (admin_name, action, about, about_id, at) values ('Ada', 'reactivated', 'Oldname (old@name.test)', $1, now())`,
    [xul.user.id],
  )

  const home = (await larder.call(household.current, {}, as(xul))).body.data.id
  const handovers = [{ householdId: home, to: mate.user.id }]
  const body = { email: xul.email, currentPassword: xul.password, handovers }
  const left = await larder.call(account.scheduleDeletion, { body }, as(xul))
  expect(left.status).toBe(200)
  larder.passSeconds(14 * 86_400 - 60)
  await larder.tick()
  expect((await findTraces(xul)).length).toBeGreaterThan(40)
  larder.passSeconds(3700)
  await larder.tick()
  expect(await findTraces(xul)).toEqual([])
  expect((await readRowsAsText(larder.db)).filter(({ row }) => /oldname|old@name/i.test(row))).toEqual([])

  // Content of others stays.
  const { rows } = await larder.db.$client.query(
    `select (select array_agg(name) from households h join household_members m on m.household_id = h.id
        where m.account_id = $1 and h.id = $2) as homes,
      (select array_agg(found->0->'warnings' order by found::text) from scans) as warnings,
      (select array_agg(title order by title) from planned_meals) as meals,
      (select array_agg(cardinality(eaters)) from planned_meals) as eaters,
      (select array_agg(about || ': ' || note order by id) from audit_log where action = 'suspended') as acts,
      (select array_agg(admin_name order by id) from audit_log where action = 'approved') as admins,
      (select count(*)::int from rate_counters where starts_with(key, 'archives:')) as counted,
      (select array_agg(answered_by) from messages) as answers,
      (select array[likes, cooked] from recipes where title = 'Pie of somebody else') as counts`,
    [mate.user.id, home],
  )
  expect(rows[0]).toEqual({
    homes: ['Mate’s kitchen'],
    warnings: expect.arrayContaining([['Contains nuts: not for Bo.'], []]),
    meals: ['Soup'],
    eaters: [1],
    acts: ['a deleted account: a deleted account of a deleted account was rude'],
    admins: ['a deleted account', 'Ada'],
    counted: 0,
    answers: ['a deleted account'],
    counts: [0, 1],
  })
})

test('deletion by an admin leaves no traces either', async () => {
  const mate = await aCook(larder, { name: 'Other' })
  const yor = await somebody('Yorquist', mate)
  await writeFile(join(folder, 'letter.txt'), 'To: else@example.org\n\nHello Yorquist,\nnot you.\n')
  const reason = 'Yorquist asked for it.'
  const login = { body: { email: ada.email, password: ada.password } }
  ada = { ...ada, token: (await larder.call(account.login, login)).body.data.access_token }
  const input = { params: { id: yor.user.id }, body: { email: yor.email, reason } }
  expect((await larder.call(admin.removeUser, input, as(ada))).status).toBe(200)
  // An email to somebody else of that name stays.
  await expect
    .poll(() => findTraces(yor))
    .toEqual(['letter: To: else@example.org\n\nHello Yorquist,\nnot you.\n'])
})

test.each(['(Zulquist)', 'Zulquist!', '😀 Zulquist 😀', 'निZulquist', 'Zulquist \\1'])(
  'the name %s is erased from the audit log, too',
  async (name) => {
    const cook = await aCook(larder, { name })
    await larder.db.$client.query(
      `insert into audit_log (admin_name, action, about, about_id, note, at) values ('Ada', 'reactivated', $1, $2, $3, now())`,
      [`${name} (${cook.email})`, cook.user.id, `So ${name} said.`],
    )
    const body = { email: cook.email, currentPassword: cook.password }
    expect((await larder.call(account.scheduleDeletion, { body }, as(cook))).status).toBe(200)
    larder.passSeconds(15 * 86_400)
    await larder.tick()
    expect((await readRowsAsText(larder.db)).filter(({ row }) => row.includes('Zulquist'))).toEqual([])
  },
)
