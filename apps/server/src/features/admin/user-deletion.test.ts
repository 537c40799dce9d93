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

let house: AdminTestApp
const as = (cook: Cook) => ({ token: cook.token })
const remove = (cook: Cook, email = cook.email, by = house.ada) =>
  house.call(
    admin.removeUser,
    { params: { id: cook.user.id }, body: { email, reason: 'They asked for it.' } },
    as(by),
  )
const favourite = (cook: Cook, id: number) =>
  house.call(recipes.favourite, { params: { id }, body: { favourite: true } }, as(cook))

/** What every count says, and what it would say if it were counted now. */
async function counts() {
  const { rows } = await house.db.$client.query<{ kept: number[]; counted: number[] }>(`
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
  house = await anAdminApp(inject('cluster'))
})
afterAll(() => house.close())

describe('an account that is removed', () => {
  test('takes along what was only theirs, and every count stays exact', async () => {
    const [bo, cat] = [await house.cook('Bo'), await house.cook('Cat')]
    const [his, hers] = [await house.shown(bo, { title: 'His' }), await house.shown(cat, { title: 'Hers' })]
    const recipeOf = (post: number) =>
      house.one<number>('select recipe_id::int from posts where id = $1', post)
    const [hisRecipe, herRecipe] = [await recipeOf(his), await recipeOf(hers)]
    for (const cook of [bo, cat]) for (const id of [hisRecipe, herRecipe]) await favourite(cook, id)
    await house.call(recipes.rate, { params: { id: herRecipe }, body: { stars: 4 } }, as(bo))
    await house.call(recipes.rate, { params: { id: herRecipe }, body: { stars: 5 } }, as(cat))
    const thread = await house.commented(bo, hers, 'Lovely')
    const answer = await house.commented(cat, hers, 'Thanks', thread)
    await house.commented(bo, hers, 'Again', await house.commented(cat, hers, 'Try it with peas'))
    for (const { user } of [bo, cat]) {
      await house.one('insert into post_shares values ($1, $2, now())', hers, user.id)
      await house.one(`insert into community_members values ('desserts', $1, now())`, user.id)
    }
    await house.db.$client.query('update posts set shares = 2 where id = $1', [hers])
    await house.db.$client.query(`update communities set members = 2 where id = 'desserts'`)
    await house.one('insert into follows values ($1, $2, now())', bo.user.id, cat.user.id)
    await house.reported(bo, hers)
    const day = house.now().slice(0, 10)
    const meal = { day, meal: 'dinner' as const, what: { kind: 'recipe' as const, recipeId: hisRecipe } }
    expect((await house.call(mealPlan.add, { body: meal }, as(cat))).status).toBe(201)
    await house.db.$client.query(
      `insert into cooked_dishes (household_id, recipe_id, recipe_version, servings, action_id, at, day)
        select current_household_id, $1, 1, 2, gen_random_uuid(), now(), now() from accounts where id = any($2)`,
      [herRecipe, [bo.user.id, cat.user.id]],
    )
    await house.db.$client.query('update recipes set cooked = 2 where id = $1', [herRecipe])
    for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)

    expect((await remove(bo)).status).toBe(200)
    for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)
    expect(await house.one('select likes from recipes where id = $1', herRecipe)).toBe(1)
    expect((await house.call(account.me, {}, as(bo))).body.error?.code).toBe('not-signed-in')
    const login = { body: { email: bo.email, password: bo.password } }
    expect((await house.call(account.login, login)).body.error?.code).toBe('wrong-credentials')
    expect(
      (await house.call(recipes.get, { params: { id: hisRecipe }, query: {} }, as(cat))).body.error?.code,
    ).toBe('recipe-not-found')
    expect(
      await house.one('select array_agg(text order by id) from comments where post_id = $1', hers),
    ).toEqual(['Thanks', 'Try it with peas'])
    expect(await house.one('select parent_id from comments where id = $1', answer)).toBeNull()
    const week = await house.call(mealPlan.week, { query: { from: day } }, as(cat))
    expect(week.body.data.meals).toMatchObject([{ what: { kind: 'note', text: 'His' } }])
    const left = `select (select count(*) from households) - (select count(distinct household_id) from household_members)`
    expect(Number(await house.one(left))).toBe(0)
    expect((await house.auditLog())[0]).toBe('Ada deleted account a deleted account: They asked for it.')
    await expect.poll(() => house.mails.at(-1)?.to).toBe(bo.email)
    expect((await remove(bo)).body.error?.code).toBe('user-not-found')
  })

  test('leaves a shared kitchen to those who stay, with an owner', async () => {
    const [dan, eve, fay] = [await house.cook('Dan'), await house.cook('Eve'), await house.cook('Fay')]
    await joinHousehold(house, dan, eve)
    await joinHousehold(house, dan, fay)
    const item = { name: 'Spinach', amount: '2', unit: 'bunches' }
    await house.call(inventory.create, { body: item }, as(dan))
    expect((await remove(dan)).status).toBe(200)
    const { data } = (await house.call(household.current, {}, as(eve))).body
    expect(data.members.map(({ name, role }) => `${name} ${role}`)).toEqual(['Eve owner', 'Fay member'])
    expect((await house.call(inventory.list, {}, as(fay))).body.data).toHaveLength(1)
    expect((await house.call(inventory.create, { body: item }, as(fay))).status).toBe(201)
  })

  test('holds up nobody who talks with them meanwhile', async () => {
    const [kim, lou] = [await house.cook('Kim'), await house.cook('Lou')]
    const shared = await house.shown(kim, { title: 'Shared' })
    const troubles: string[] = []
    for (let round = 0; round < 4; round += 1) {
      const mo = await house.cook('Mo')
      const theirs = await house.shown(mo, { title: `Theirs ${round}` })
      const [threads, said]: [number[], number[]] = [[], []]
      for (let n = 0; n < 6; n += 1) {
        threads.push(await house.commented(mo, shared, 'Hm'))
        said.push(await house.commented(lou, theirs, 'Oh'))
      }
      await house.reported(kim, theirs, said[5])
      let over = false
      const meanwhile = async (what: string, deeds: readonly (() => Promise<{ status: number }>)[]) => {
        for (const deed of deeds) {
          if (over) return
          const { status } = await deed()
          if (status >= 500) troubles.push(`${what} ${status}`)
        }
      }
      const say = (cook: Cook, id: number, parentId?: number) => () => {
        const body = { text: 'Well', action: randomUUID(), ...(parentId !== undefined && { parentId }) }
        return house.call(community.comment, { params: { id }, body }, as(cook))
      }
      const away = (id: number) => () => house.call(community.takeAway, { params: { id } }, as(lou))
      const tell = (id: number) => () =>
        house.call(community.reportComment, { params: { id }, body: { reason: 'rude' } }, as(kim))
      const share = (cook: Cook) => () => house.call(community.share, { params: { id: theirs } }, as(cook))
      const follow = (cook: Cook) => () =>
        house.call(community.follow, { params: { id: mo.user.id }, body: { follow: true } }, as(cook))
      const uphold = () =>
        house.call(
          admin.uphold,
          { params: { kind: 'comment', id: said[5] ?? 0 }, body: { reason: 'Rude.' } },
          as(house.ada),
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
        meanwhile('share', [share(kim), share(lou), share(house.ada)]),
        meanwhile('follow', [follow(kim), follow(lou), follow(house.ada)]),
        meanwhile('uphold', [uphold]),
      ])
      expect(removed.status).toBe(200)
    }
    expect(troubles).toEqual([])
    for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)
  })

  test('is named twice, is not yourself and not the last admin', async () => {
    const gil = await house.cook('Gil')
    expect((await remove(gil, 'gil@elsewhere.org')).body.error?.code).toBe('email-differs')
    expect((await remove(house.ada)).body.error?.code).toBe('not-yourself')
    expect((await remove(gil, ` ${gil.email.toUpperCase()} `)).status).toBe(200)
    const hal = await house.cook('Hal')
    await house.call(
      admin.changeRole,
      { params: { id: hal.user.id }, body: { role: 'admin' } },
      as(house.ada),
    )
    const both = await Promise.all([remove(hal), remove(house.ada, house.ada.email, hal)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = both.map(({ body }) => body.error?.code)
    expect(codes.some((code) => code === 'last-admin' || code === 'not-signed-in')).toBe(true)
    expect(await house.one(`select count(*)::int from accounts where role = 'admin'`)).toBe(1)
  })
})

test('somebody who is busy while they are removed loses everything all the same', async () => {
  const admins = await house.db.$client.query<{ email: string }>(
    `select email from accounts where role = 'admin'`,
  )
  const login = { body: { email: admins.rows[0]?.email ?? '', password: 'three warm plums' } }
  const { access_token: token } = (await house.call(account.login, login)).body.data
  const host = await house.cook('Ida')
  const { rows } = await house.db.$client.query<{ id: number }>('select id::int as id from recipes limit 1')
  const id = rows[0]?.id ?? 0
  for (let round = 0; round < 4; round += 1) {
    const jo = await house.cook('Jo')
    const body = { email: jo.email, reason: 'Bye' }
    const [removed] = await Promise.all([
      house.call(admin.removeUser, { params: { id: jo.user.id }, body }, { token }),
      favourite(jo, id),
      house.call(recipes.rate, { params: { id }, body: { stars: 3 } }, as(jo)),
      house.call(household.create, { body: { name: 'Another' } }, as(jo)),
      favourite(host, id),
    ])
    expect(removed.status).toBe(200)
  }
  for (const { kept, counted } of await counts()) expect(kept).toEqual(counted)
  expect(await house.one(`select count(*)::int from accounts where name = 'Jo'`)).toBe(0)
})
