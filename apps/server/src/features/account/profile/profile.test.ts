import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { myRecipes } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accountSettings, accounts, avatars, emailChanges, passwordResets } from '../../../db/tables/account'
import { recipeViews } from '../../../db/tables/my-recipes'
import { recipesTable } from '../../../db/tables/recipes'
import { scans } from '../../../db/tables/scan'
import { deleteExpiredRows } from '../../../jobs/cleanup-job'
import { aCook, type Cook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { hasLockWaiter } from '../../../testing/has-lock-waiter'
import { joinHousehold } from '../../../testing/join-household'
import { aKitchen, type TestKitchen } from '../../../testing/kitchens/a-kitchen'

let larder: TestKitchen
beforeAll(async () => {
  larder = await aKitchen(inject('cluster'))
})
afterAll(() => larder.close())

const as = ({ token }: Cook) => ({ token })
const profile = async (cook: Cook) => (await larder.call(account.profile, {}, as(cook))).body.data
const save = (cook: Cook, changes: { name?: string; email?: string; currentPassword?: string }) =>
  larder.call(
    account.saveProfile,
    { body: { name: cook.user.name, email: cook.email, ...changes } },
    as(cook),
  )
const wanting = (cook: Cook, email: string) => save(cook, { email, currentPassword: cook.password })
const confirm = (secret: string) => larder.call(account.confirmEmail, { body: { secret } })
const stored = async ({ user }: Cook) =>
  (await larder.db.select().from(accounts).where(eq(accounts.id, user.id)))[0]

async function mailsTo(email: string, count = 1) {
  const theirs = () => larder.mails.filter(({ to }) => to === email)
  await expect.poll(() => theirs().length).toBe(count)
  return theirs()
}
async function linkTo(email: string, count = 1): Promise<string> {
  const mails = await mailsTo(email, count)
  return /\/confirm-email#secret=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('the name', () => {
  test('changes at once, for other members, too', async () => {
    const bo = await aCook(larder, { name: 'Bo' })
    await joinHousehold(larder, larder.ana, bo)
    const { status, body } = await save(bo, { name: '  Bo Novak ' })
    expect(status).toBe(200)
    expect(body.data).toEqual({ name: 'Bo Novak', email: bo.email, hasPassword: true })
    expect((await larder.call(account.me, {}, as(bo))).body.data.name).toBe('Bo Novak')
    const { members } = (await larder.call(household.current, {}, as(larder.ana))).body.data
    expect(members.map(({ name }) => name)).toContain('Bo Novak')
  })

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['too much', 'x'.repeat(81)],
    ['a number', 7 as never],
  ])('rejects %s', async (_, name) => {
    const { status, body } = await save(larder.ana, { name })
    expect([status, body.error?.code]).toEqual([400, 'bad-input'])
    expect(body.error?.fields).toHaveProperty('name')
  })
})

describe('an email change', () => {
  test('takes effect once its link is opened, and only once; the old address is notified', async () => {
    const cook = await aCook(larder)
    const { status, body } = await save(cook, {
      name: 'Ana K.',
      email: 'New-One@Example.org',
      currentPassword: cook.password,
    })
    expect([status, body.data.email, body.data.newEmail]).toEqual([200, cook.email, 'new-one@example.org'])
    const secret = await linkTo('new-one@example.org')
    expect((await mailsTo(cook.email))[0]?.text).toContain('new-one@example.org')
    const [kept] = await larder.db.select().from(emailChanges).where(eq(emailChanges.accountId, cook.user.id))
    expect(kept?.secretHash.toString('base64url')).not.toBe(secret)
    await larder.call(account.forgotPassword, { body: { email: cook.email } })
    await mailsTo(cook.email, 2)

    expect((await confirm(secret)).body.data).toEqual({ email: 'new-one@example.org' })
    expect(await profile(cook)).toEqual({ name: 'Ana K.', email: 'new-one@example.org', hasPassword: true })
    const logIn = (email: string) => larder.call(account.login, { body: { email, password: cook.password } })
    expect((await logIn('new-one@example.org')).status).toBe(200)
    expect((await logIn(cook.email)).status).toBe(401)
    // Links mailed to the old address are invalid.
    const links = larder.db.$count(passwordResets, eq(passwordResets.accountId, cook.user.id))
    expect(await links).toBe(0)
    expect((await mailsTo(cook.email, 3)).at(-1)?.subject).toBe('Your Larder email has changed')
    expect((await confirm(secret)).body.error?.code).toBe('email-link-spent')
  })

  test('requires the current password; without it the name stays, too', async () => {
    const cook = await aCook(larder)
    for (const currentPassword of [undefined, 'not this one']) {
      const given = { name: 'Eve', email: 'eve@example.org', ...(currentPassword && { currentPassword }) }
      const { status, body } = await save(cook, given)
      expect([status, body.error?.code]).toEqual([400, 'wrong-password'])
      expect(body.error?.fields).toHaveProperty('currentPassword')
    }
    expect(await profile(cook)).toEqual({ name: 'Ana', email: cook.email, hasPassword: true })
    const tries = Array.from({ length: 12 }, () =>
      save(cook, { email: 'eve@example.org', currentPassword: 'x' }),
    )
    expect((await Promise.all(tries)).map(({ body }) => body.error?.code)).toContain('too-many-attempts')
  })

  test('accounts with OpenID Connect sign-in need no password', async () => {
    const cook = await aCook(larder)
    await larder.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, cook.user.id))
    const { body } = await save(cook, { email: 'openid@example.org' })
    expect(body.data).toMatchObject({ hasPassword: false, newEmail: 'openid@example.org' })
  })

  test('is rejected if the address is taken, also concurrently', async () => {
    const [cook, other] = [await aCook(larder), await aCook(larder)]
    const taken = await wanting(cook, other.email)
    expect([taken.status, taken.body.error?.code]).toEqual([409, 'email-taken'])
    expect(taken.body.error?.fields).toHaveProperty('email')
    await wanting(cook, 'wanted@example.org')
    await wanting(other, 'wanted@example.org')
    const both = await mailsTo('wanted@example.org', 2)
    const secrets = both.map(({ text }) => /#secret=([\w-]{43})/.exec(text)?.[1] ?? '')
    const responses = await Promise.all(secrets.map(confirm))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('the newest link wins, one opened twice at once counts once, and a request can be cancelled', async () => {
    const cook = await aCook(larder)
    await wanting(cook, 'first@example.org')
    const first = await linkTo('first@example.org')
    await wanting(cook, 'second@example.org')
    const second = await linkTo('second@example.org')
    expect((await confirm(first)).body.error?.code).toBe('email-link-spent')
    const twice = await Promise.all([confirm(second), confirm(second)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400])
    await save(
      { ...cook, email: 'second@example.org' },
      { email: 'third@example.org', currentPassword: cook.password },
    )
    const third = await linkTo('third@example.org')
    const dropped = await larder.call(account.dropNewEmail, {}, as(cook))
    expect(dropped.body.data).not.toHaveProperty('newEmail')
    expect((await confirm(third)).body.error?.code).toBe('email-link-spent')
  })

  test('a password change invalidates links that were requested before', async () => {
    const cook = await aCook(larder)
    await wanting(cook, 'thief@example.org')
    const secret = await linkTo('thief@example.org')
    const body = { currentPassword: cook.password, newPassword: 'four warm plums' }
    expect((await larder.call(account.changePassword, { body }, as(cook))).status).toBe(200)
    expect((await confirm(secret)).body.error?.code).toBe('email-link-spent')
  })

  test('and a password reset do not deadlock', async () => {
    const cook = await aCook(larder)
    await larder.call(account.forgotPassword, { body: { email: cook.email } })
    const [{ text } = { text: '' }] = await mailsTo(cook.email)
    const secret = /#secret=([\w-]{43})/.exec(text)?.[1] ?? ''
    const client = await larder.db.$client.connect()
    await client.query('begin')
    await client.query('select from accounts where id = $1 for update', [cook.user.id])
    const chosen = larder.call(account.resetPassword, { body: { secret, password: 'five green figs' } })
    await expect.poll(() => hasLockWaiter(client), { timeout: 10_000 }).toBe(true)
    await client.query('delete from password_resets where account_id = $1', [cook.user.id])
    await client.query('commit')
    client.release()
    expect((await chosen).body.error?.code).toBe('reset-link-spent')
  })

  test('allows five links an hour and rejects unknown secrets', async () => {
    const cook = await aCook(larder)
    for (let n = 0; n < 5; n += 1) expect((await wanting(cook, `many-${n}@example.org`)).status).toBe(200)
    expect((await wanting(cook, 'many-6@example.org')).status).toBe(429)
    expect((await confirm('x'.repeat(43))).body.error?.code).toBe('email-link-spent')
    expect((await confirm('short')).body.error?.code).toBe('bad-input')
    expect((await wanting(cook, 'no address')).body.error?.fields).toHaveProperty('email')
  })
})

describe('the avatar', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c85028' } })
      .withExif({ IFD0: { Copyright: 'Ana at home' } })
      .jpeg()
      .toBuffer()
  const set = (cook: Cook, picture: Uint8Array) => larder.call(account.setAvatar, { picture }, as(cook))
  const get = (id = '') => larder.call(account.avatar, { params: { id } })

  test('is a small square without metadata, at a new address each time', async () => {
    const cook = await aCook(larder)
    const first = (await set(cook, await photo(900, 600))).body.data.avatar
    const shown = await get(first)
    const about = await sharp(shown.body.data).metadata()
    expect(about).toMatchObject({ format: 'jpeg', width: 256, height: 256 })
    expect(about.exif).toBeUndefined()
    expect(shown.headers['cache-control']).toContain('immutable')
    expect((await larder.call(account.me, {}, as(cook))).body.data.avatar).toBe(first)
    const second = (await set(cook, await photo(40, 60))).body.data.avatar
    expect((await get(second)).status).toBe(200)
    expect((await get(first)).body.error?.code).toBe('no-picture')
    const removed = await larder.call(account.removeAvatar, {}, as(cook))
    expect(removed.body.data).not.toHaveProperty('avatar')
    expect((await larder.call(account.removeAvatar, {}, as(cook))).status).toBe(200)
    expect((await get(second)).status).toBe(404)
    expect(await larder.db.$count(avatars, eq(avatars.accountId, cook.user.id))).toBe(0)
  })

  test('rejects anything else', async () => {
    const { ana } = larder
    const rejected = async (picture: Uint8Array) => (await set(ana, picture)).body.error?.code
    expect(await rejected(Buffer.from('<svg onload="alert(1)"/>'))).toBe('not-a-picture')
    expect(await rejected((await photo(800, 600)).subarray(0, 900))).toBe('broken-picture')
    expect((await profile(ana)).avatar).toBeUndefined()
    expect((await get('../../etc')).status).toBe(400)
  })
})

describe('settings', () => {
  const read = async (cook: Cook) => (await larder.call(account.settings, {}, as(cook))).body.data
  const change = (cook: Cook, body: object) => larder.call(account.saveSettings, { body }, as(cook))
  const defaults = {
    theme: 'system',
    measures: 'written',
    locale: 'en-GB',
    timeZone: null,
    profileVisible: true,
    analytics: true,
    welcome: 'new',
  }

  test('the welcome continues where it was left, and is never begun again', async () => {
    const [cook, other] = [await aCook(larder), await aCook(larder)]
    expect((await change(cook, { welcome: 'staples' })).body.data.welcome).toBe('staples')
    expect((await read(cook)).welcome).toBe('staples')
    expect((await change(cook, { welcome: 'people' })).body.data.welcome).toBe('people')
    await change(cook, { welcome: 'done' })
    expect((await change(cook, { welcome: 'staples' })).body.data.welcome).toBe('done')
    expect((await read(cook)).welcome).toBe('done')
    expect((await read(other)).welcome).toBe('new')
  })

  test('have the defaults of the specification and change one by one', async () => {
    const [cook, other] = [await aCook(larder), await aCook(larder)]
    expect(await read(cook)).toEqual(defaults)
    await change(cook, { theme: 'dark' })
    const { body } = await change(cook, { locale: 'de-DE', timeZone: 'Europe/Ljubljana' })
    const after = { ...defaults, theme: 'dark', locale: 'de-DE', timeZone: 'Europe/Ljubljana' }
    expect(body.data).toEqual(after)
    expect((await change(cook, {})).body.data).toEqual(after)
    expect((await change(cook, { timeZone: null })).body.data.timeZone).toBeNull()
    expect(await read(other)).toEqual(defaults)
    // The column defaults equal the defaults of accounts without a row.
    await larder.db.insert(accountSettings).values({ accountId: other.user.id })
    expect(await read(other)).toEqual(defaults)
  })

  test.each([
    { theme: 'pink' },
    { timeZone: 'Mars/Olympus' },
    { analytics: 'no' },
    { locale: 'xx' },
    { welcome: 'again' },
  ])('rejects %j', async (body) => {
    expect((await change(larder.ana, body)).body.error?.code).toBe('bad-input')
  })

  test('without analytics no views are recorded, and earlier ones are erased', async () => {
    const cook = await aCook(larder)
    const looked = await aSavedRecipe(larder.db)
    const later = await aSavedRecipe(larder.db)
    const look = (id: number) => larder.call(myRecipes.view, { params: { id } }, as(cook))
    const noted = () => larder.db.$count(recipeViews, eq(recipeViews.accountId, cook.user.id))
    expect((await look(looked.id)).status).toBe(200)
    expect(await noted()).toBe(1)
    await change(cook, { analytics: false })
    expect(await noted()).toBe(0)
    const [counted] = await larder.db.select().from(recipesTable).where(eq(recipesTable.id, looked.id))
    expect(counted?.views).toBe(1)
    expect((await look(later.id)).status).toBe(200)
    expect(await noted()).toBe(0)
    expect((await stored(cook))?.lastSeenAt).toBe('2026-11-15T00:00:00.000Z')
    larder.passSeconds(3 * 3600)
    await read(cook)
    expect((await stored(cook))?.lastSeenAt).toBe('2026-11-15T00:00:00.000Z')
    larder.passSeconds(18 * 3600)
    await read(cook)
    expect((await stored(cook))?.lastSeenAt).toBe('2026-11-16T00:00:00.000Z')
    await change(cook, { analytics: true })
    await look(later.id)
    expect(await noted()).toBe(1)
    larder.passSeconds(-21 * 3600)
  })
})

test('the overview counts the own content and nothing of others', async () => {
  const cook = await aCook(larder)
  const empty = { scans: 0, recipes: 0, cooked: 0, likes: 0, communities: 0, items: 0 }
  const read = async () => (await larder.call(account.overview, {}, as(cook))).body.data
  expect(await read()).toEqual({ since: '2026-11-15', ...empty })
  await larder.anItem({}, cook)
  const { id } = await aSavedRecipe(larder.db, {}, cook)
  const householdId = (await stored(cook))?.currentHouseholdId ?? ''
  const scan = { id: randomUUID(), householdId, accountId: cook.user.id, kind: 'receipt' as const }
  await larder.db.insert(scans).values({ ...scan, found: [], createdAt: larder.now() })
  const run = (text: string, ...values: unknown[]) => larder.db.$client.query(text, values)
  await run(`insert into community_members values ('desserts', $1, now())`, cook.user.id)
  const dish = `insert into cooked_dishes (household_id, account_id, recipe_id, recipe_version, servings, action_id, at, day, undone_at)
    values ($1, $2, $3, 1, 2, gen_random_uuid(), now(), now(), $4)`
  await run(dish, householdId, cook.user.id, id, null)
  await run(dish, householdId, cook.user.id, id, larder.now())
  // One like is their own.
  await run(`insert into recipe_marks values ($1, $2, true, null, now())`, cook.user.id, id)
  await run(`update recipes set likes = 3 where id = $1`, id)
  expect(await read()).toEqual({
    ...{ since: '2026-11-15', scans: 1, recipes: 1, cooked: 1, likes: 2, communities: 1, items: 1 },
  })
  await larder.call(account.saveSettings, { body: { timeZone: 'Pacific/Pago_Pago' } }, as(cook))
  expect((await read()).since).toBe('2026-11-14')
})

test('without a session there is no profile, picture, settings or overview', async () => {
  const { call } = larder
  const body = { name: 'Eve', email: 'eve@example.org' }
  const responses = await Promise.all([
    call(account.profile, {}),
    call(account.saveProfile, { body }),
    call(account.dropNewEmail, {}),
    call(account.setAvatar, { picture: new Uint8Array(4) }),
    call(account.removeAvatar, {}),
    call(account.overview, {}),
    call(account.settings, {}),
    call(account.saveSettings, { body: { theme: 'dark' } }),
  ])
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 401))
})

// Last, because it moves the clock to tomorrow.
test('the link expires after a day and is rejected for a suspended account', async () => {
  const cook = await aCook(larder)
  const { body } = await larder.call(account.login, {
    body: { email: cook.email, password: cook.password, remember: true },
  })
  const remembered = { ...cook, token: body.data.access_token }
  await wanting(cook, 'late@example.org')
  const secret = await linkTo('late@example.org')
  await larder.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, cook.user.id))
  expect((await confirm(secret)).body.error?.code).toBe('email-link-spent')
  await larder.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, cook.user.id))
  larder.passSeconds(86_400)
  expect((await confirm(secret)).body.error?.code).toBe('email-link-spent')
  expect(await profile(remembered)).not.toHaveProperty('newEmail')
  larder.passSeconds(1)
  await deleteExpiredRows(larder.serverDb, larder.now())
  expect(await larder.db.$count(emailChanges, eq(emailChanges.accountId, cook.user.id))).toBe(0)
})
