import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import { household } from '@larder/contract/household'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Cook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'

let app: AdminTestApp
const as = (cook: Cook) => ({ token: cook.token })
const remove = (cook: Cook, email = cook.email, by = app.ada) =>
  app.call(
    admin.removeUser,
    { params: { id: cook.user.id }, body: { email, reason: 'They asked for it.' } },
    as(by),
  )
const favourite = (cook: Cook, id: number) =>
  app.call(recipes.favourite, { params: { id }, body: { favourite: true } }, as(cook))

/** The stored counts, and the recounted ones. */
async function counts() {
  const { rows } = await app.db.$client.query<{ kept: number[]; counted: number[] }>(`
    select array[r.likes, r.ratings, r.stars, r.cooked] as kept, array[
      (select count(*) from recipe_marks m where m.recipe_id = r.id and m.favourite),
      (select count(*) from recipe_marks m where m.recipe_id = r.id and m.stars is not null),
      (select coalesce(sum(m.stars), 0) from recipe_marks m where m.recipe_id = r.id),
      (select count(distinct household_id) from cooked_dishes d where d.recipe_id = r.id and undone_at is null)]::int[] as counted
      from recipes r
    union all select array[p.likes, p.comments, p.shares], array[
      (select count(*) from recipe_marks m where m.recipe_id = p.recipe_id and m.favourite),
      (select count(*) from comments c where c.post_id = p.id and c.removed_at is null),
      (select count(*) from post_shares s where s.post_id = p.id)]::int[] from posts p
    union all select array[c.members, c.posts], array[
      (select count(*) from community_members m where m.community_id = c.id),
      (select count(*) from posts p where p.community_id = c.id and p.state = 'shown')]::int[] from communities c`)
  return rows
}

beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
})
afterAll(() => app.close())

describe('a deleted account', () => {
  test('takes its own content along, and all counts stay exact', async () => {
    const [bo, cat] = [await app.cook('Bo'), await app.cook('Cat')]
    const [his, hers] = [await app.shown(bo, { title: 'His' }), await app.shown(cat, { title: 'Hers' })]
    const recipeOf = (post: number) => app.one<number>('select recipe_id::int from posts where id = $1', post)
    const [hisRecipe, herRecipe] = [await recipeOf(his), await recipeOf(hers)]
    for (const cook of [bo, cat]) for (const id of [hisRecipe, herRecipe]) await favourite(cook, id)
    await app.call(recipes.rate, { params: { id: herRecipe }, body: { stars: 4 } }, as(bo))
    await app.call(recipes.rate, { params: { id: herRecipe }, body: { stars: 5 } }, as(cat))
    const thread = await app.commented(bo, hers, 'Lovely')
    const answer = await app.commented(cat, hers, 'Thanks', thread)
    await app.commented(bo, hers, 'Again', await app.commented(cat, hers, 'Try it with peas'))
    for (const { user } of [bo, cat]) {
      await app.one('insert into post_shares values ($1, $2, now())', hers, user.id)
      await app.one(`insert into community_members values ('desserts', $1, now())`, user.id)
    }
    await app.db.$client.query('update posts set shares = 2 where id = $1', [hers])
    await app.db.$client.query(`update communities set members = 2 where id = 'desserts'`)
    await app.one('insert into follows values ($1, $2, now())', bo.user.id, cat.user.id)
    await app.reported(bo, hers)
    const day = app.now().slice(0, 10)
    const meal = { day, meal: 'dinner' as const, what: { kind: 'recipe' as const, recipeId: hisRecipe } }
    expect((await app.call(mealPlan.add, { body: meal }, as(cat))).status).toBe(201)
    await app.db.$client.query(
      `insert into cooked_dishes (household_id, recipe_id, recipe_version, servings, action_id, at, day)
        select current_household_id, $1, 1, 2, gen_random_uuid(), now(), now() from accounts where id = any($2)`,
      [herRecipe, [bo.user.id, cat.user.id]],
    )
    await app.db.$client.query('update recipes set cooked = 2 where id = $1', [herRecipe])
    for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)

    expect((await remove(bo)).status).toBe(200)
    for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)
    expect(await app.one('select likes from recipes where id = $1', herRecipe)).toBe(1)
    expect((await app.call(account.me, {}, as(bo))).body.error?.code).toBe('not-signed-in')
    const login = { body: { email: bo.email, password: bo.password } }
    expect((await app.call(account.login, login)).body.error?.code).toBe('wrong-credentials')
    expect(
      (await app.call(recipes.get, { params: { id: hisRecipe }, query: {} }, as(cat))).body.error?.code,
    ).toBe('recipe-not-found')
    expect(
      await app.one('select array_agg(text order by id) from comments where post_id = $1', hers),
    ).toEqual(['Thanks', 'Try it with peas'])
    expect(await app.one('select parent_id from comments where id = $1', answer)).toBeNull()
    const week = await app.call(mealPlan.week, { query: { from: day } }, as(cat))
    expect(week.body.data.meals).toMatchObject([{ what: { kind: 'note', text: 'His' } }])
    const left = `select (select count(*) from households) - (select count(distinct household_id) from household_members)`
    expect(Number(await app.one(left))).toBe(0)
    expect((await app.auditLog())[0]).toBe('Ada deleted account a deleted account: They asked for it.')
    await expect.poll(() => app.mails.at(-1)?.to).toBe(bo.email)
    expect((await remove(bo)).body.error?.code).toBe('user-not-found')
  })

  test('leaves a shared household to the remaining members, with an owner', async () => {
    const [dan, eve, fay] = [await app.cook('Dan'), await app.cook('Eve'), await app.cook('Fay')]
    await joinHousehold(app, dan, eve)
    await joinHousehold(app, dan, fay)
    const item = { name: 'Spinach', amount: '2', unit: 'bunches' }
    await app.call(inventory.create, { body: item }, as(dan))
    expect((await remove(dan)).status).toBe(200)
    const { data } = (await app.call(household.current, {}, as(eve))).body
    expect(data.members.map(({ name, role }) => `${name} ${role}`)).toEqual(['Eve owner', 'Fay member'])
    expect((await app.call(inventory.list, {}, as(fay))).body.data).toHaveLength(1)
    expect((await app.call(inventory.create, { body: item }, as(fay))).status).toBe(201)
  })

  test('does not block concurrent reactions', async () => {
    const [kim, lou] = [await app.cook('Kim'), await app.cook('Lou')]
    const shared = await app.shown(kim, { title: 'Shared' })
    const troubles: string[] = []
    for (let round = 0; round < 4; round += 1) {
      const mo = await app.cook('Mo')
      const theirs = await app.shown(mo, { title: `Theirs ${round}` })
      const [threads, said]: [number[], number[]] = [[], []]
      for (let n = 0; n < 6; n += 1) {
        threads.push(await app.commented(mo, shared, 'Hm'))
        said.push(await app.commented(lou, theirs, 'Oh'))
      }
      await app.reported(kim, theirs, said[5])
      let over = false
      const meanwhile = async (what: string, actions: readonly (() => Promise<{ status: number }>)[]) => {
        for (const action of actions) {
          if (over) return
          const { status } = await action()
          if (status >= 500) troubles.push(`${what} ${status}`)
        }
      }
      const say = (cook: Cook, id: number, parentId?: number) => () => {
        const body = { text: 'Well', action: randomUUID(), ...(parentId !== undefined && { parentId }) }
        return app.call(community.comment, { params: { id }, body }, as(cook))
      }
      const away = (id: number) => () => app.call(community.takeAway, { params: { id } }, as(lou))
      const tell = (id: number) => () =>
        app.call(community.reportComment, { params: { id }, body: { reason: 'rude' } }, as(kim))
      const share = (cook: Cook) => () => app.call(community.share, { params: { id: theirs } }, as(cook))
      const follow = (cook: Cook) => () =>
        app.call(community.follow, { params: { id: mo.user.id }, body: { follow: true } }, as(cook))
      const uphold = () =>
        app.call(
          admin.uphold,
          { params: { kind: 'comment', id: said[5] ?? 0 }, body: { reason: 'Rude.' } },
          as(app.ada),
        )
      const [removed] = await Promise.all([
        remove(mo).finally(() => {
          over = true
        }),
        meanwhile(
          'answer',
          threads.map((thread) => say(kim, shared, thread)),
        ),
        meanwhile('comment', [say(lou, theirs), say(lou, theirs, said[0]), say(lou, theirs)]),
        meanwhile('take away', said.slice(0, 5).map(away)),
        meanwhile('report', said.slice(0, 5).map(tell)),
        meanwhile('share', [share(kim), share(lou), share(app.ada)]),
        meanwhile('follow', [follow(kim), follow(lou), follow(app.ada)]),
        meanwhile('uphold', [uphold]),
      ])
      expect(removed.status).toBe(200)
    }
    expect(troubles).toEqual([])
    for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)
  })

  test('is confirmed by email, and is neither oneself nor the last admin', async () => {
    const gil = await app.cook('Gil')
    expect((await remove(gil, 'gil@elsewhere.org')).body.error?.code).toBe('email-differs')
    expect((await remove(app.ada)).body.error?.code).toBe('not-yourself')
    expect((await remove(gil, ` ${gil.email.toUpperCase()} `)).status).toBe(200)
    const hal = await app.cook('Hal')
    await app.call(admin.changeRole, { params: { id: hal.user.id }, body: { role: 'admin' } }, as(app.ada))
    const both = await Promise.all([remove(hal), remove(app.ada, app.ada.email, hal)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = both.map(({ body }) => body.error?.code)
    expect(codes.some((code) => code === 'last-admin' || code === 'not-signed-in')).toBe(true)
    expect(await app.one(`select count(*)::int from accounts where role = 'admin'`)).toBe(1)
  })
})

test('that is active during the deletion loses everything all the same', async () => {
  const admins = await app.db.$client.query<{ email: string }>(
    `select email from accounts where role = 'admin'`,
  )
  const login = { body: { email: admins.rows[0]?.email ?? '', password: 'three warm plums' } }
  const { access_token: token } = (await app.call(account.login, login)).body.data
  const host = await app.cook('Ida')
  const { rows } = await app.db.$client.query<{ id: number }>('select id::int as id from recipes limit 1')
  const id = rows[0]?.id ?? 0
  for (let round = 0; round < 4; round += 1) {
    const jo = await app.cook('Jo')
    const body = { email: jo.email, reason: 'Bye' }
    const [removed] = await Promise.all([
      app.call(admin.removeUser, { params: { id: jo.user.id }, body }, { token }),
      favourite(jo, id),
      app.call(recipes.rate, { params: { id }, body: { stars: 3 } }, as(jo)),
      app.call(household.create, { body: { name: 'Another' } }, as(jo)),
      favourite(host, id),
    ])
    expect(removed.status).toBe(200)
  }
  for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)
  expect(await app.one(`select count(*)::int from accounts where name = 'Jo'`)).toBe(0)
})
