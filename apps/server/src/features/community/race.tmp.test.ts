import { randomUUID } from 'node:crypto'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { adminHouse, type AdminHouse } from '../../testing/admin-house'
import { aDraft } from '../../testing/a-recipe'
import type { Cook } from '../../testing/a-cook'

let h: AdminHouse
beforeAll(async () => {
  h = await adminHouse(inject('cluster'))
  await h.db.$client.query(`update accounts set role='admin' where id=$1`, [h.ada.user.id])
})
afterAll(() => h.close())
const as = (c: Cook) => ({ token: c.token })
const pick = <T>(a: readonly T[]) => a[Math.floor(Math.random() * a.length)] as T

test('race', async () => {
  const cooks: Cook[] = []
  for (let i = 0; i < 8; i++) cooks.push(await h.cook(`C${i}`))
  const postIds: number[] = []
  for (const c of cooks) for (let k = 0; k < 2; k++) postIds.push(await h.shown(c, { title: `Dish ${c.user.name} ${k}` }))
  const rid = new Map<number, number>()
  const owner = new Map<number, Cook>()
  for (const p of postIds) {
    rid.set(p, await h.one('select recipe_id::int from posts where id=$1', p))
    const acc = await h.one<string>('select account_id from posts where id=$1', p)
    owner.set(p, cooks.find((c) => c.user.id === acc) as Cook)
  }
  const commentIds: number[] = []
  const bad = new Map<string, number>()
  const note = (what: string, r: { status: number; body: any }) => {
    if (r.status >= 500) bad.set(`${what} ${r.status} ${r.body?.error?.code}`, (bad.get(`${what} ${r.status} ${r.body?.error?.code}`) ?? 0) + 1)
    return r
  }
  let over = false
  const alive = [...cooks]
  const worker = async () => {
    while (!over) {
      const c = pick(alive)
      const p = pick(postIds)
      const id = rid.get(p) as number
      const own = owner.get(p) as Cook
      switch (Math.floor(Math.random() * 13)) {
        case 0: note('like', await h.call(community.like, { params: { id: p }, body: { liked: Math.random() < 0.5 } }, as(c))); break
        case 1: note('fav', await h.call(recipes.favourite, { params: { id }, body: { favourite: Math.random() < 0.5 } }, as(c))); break
        case 2: note('rate', await h.call(recipes.rate, { params: { id }, body: { stars: pick([null, 1, 5]) } }, as(c))); break
        case 3: case 4: {
          await h.db.$client.query(`update comments set created_at = created_at - interval '1 hour' where id = any($1)`, [commentIds.slice(-40)]).catch(() => undefined)
          const parent = Math.random() < 0.5 && commentIds.length ? pick(commentIds) : undefined
          const r = note('comment', await h.call(community.comment, { params: { id: p }, body: { text: 'x', action: randomUUID(), ...(parent && { parentId: parent }) } }, as(c)))
          if (r.status < 300) commentIds.push(r.body.data.id)
          break
        }
        case 5: if (commentIds.length) for (const x of alive) { const r = note('takeAway', await h.call(community.takeAway, { params: { id: pick(commentIds.slice(-30)) } }, as(x))); if (r.status === 200) break } break
        case 6: note('share', await h.call(community.share, { params: { id: p } }, as(c))); break
        case 7: note('join', await h.call(community.join, { params: { id: pick(['desserts', 'quick-meals'] as const) }, body: { member: Math.random() < 0.5 } }, as(c))); break
        case 8: note('unpublish', await h.call(myRecipes.unpublish, { params: { id } }, as(own))); break
        case 9: note('publish', await h.call(myRecipes.publish, { params: { id }, body: { community: pick(['desserts', 'quick-meals'] as const), introduction: pick(['a', 'b']) } }, as(own))); break
        case 10: note('remove', await h.call(recipes.remove, { params: { id } }, as(own))); note('back', await h.call(myRecipes.bringBack, { params: { id } }, as(own))); break
        case 11: { const o = await h.call(myRecipes.open, { params: { id } }, as(own)); if (o.status === 200) note('update', await h.call(recipes.update, { params: { id }, body: { ...aDraft({ title: `T${Math.random()}` }), version: o.body.data.version } }, as(own))); break }
        case 12: { const s = note('subs', await h.call(admin.submissions, { query: { size: 100 } }, as(h.ada))); for (const one of s.body.data ?? []) note('approve', await h.call(admin.approve, { params: { id: one.id }, body: { seen: one.seen } }, as(h.ada))); note('view', await h.call(myRecipes.view, { params: { id } }, as(c))); break }
      }
    }
  }
  const workers = Array.from({ length: 8 }, worker)
  for (let i = 0; i < 4; i++) {
    await new Promise((r) => setTimeout(r, 7000))
    const gone = alive.pop() as Cook
    const r = await h.call(admin.removeUser, { params: { id: gone.user.id }, body: { email: gone.email, reason: 'x' } }, as(h.ada))
    console.log('REMOVED', r.status, JSON.stringify(r.body).slice(0, 200))
  }
  over = true
  await Promise.all(workers)
  console.log('BAD', [...bad])
  const q = async (t: string) => (await h.db.$client.query(t)).rows
  console.log('LIKES', await q(`select p.id, p.likes, r.likes as rl, r.ratings, r.stars, (select count(*)::int from recipe_marks m where m.recipe_id=r.id and favourite) c, (select count(stars)::int from recipe_marks m where m.recipe_id=r.id) rc from posts p join recipes r on r.id=p.recipe_id where p.likes<>r.likes or r.likes <> (select count(*) from recipe_marks m where m.recipe_id=r.id and favourite) or r.ratings <> (select count(stars) from recipe_marks m where m.recipe_id=r.id)`))
  console.log('COMMENTS', await q(`select p.id, p.comments, (select count(*)::int from comments c where c.post_id=p.id and removed_at is null) c from posts p where p.comments <> (select count(*) from comments c where c.post_id=p.id and removed_at is null)`))
  console.log('SHARES', await q(`select id from posts p where shares <> (select count(*) from post_shares s where s.post_id=p.id)`))
  console.log('COMM', await q(`select c.*, (select count(*)::int from posts p where p.community_id=c.id and state='shown') p, (select count(*)::int from community_members m where m.community_id=c.id) m from communities c where c.posts <> (select count(*) from posts p where p.community_id=c.id and state='shown') or c.members <> (select count(*) from community_members m where m.community_id=c.id)`))
  console.log('PUBLIC', await q(`select r.id from recipes r join posts p on p.recipe_id=r.id where r.public <> (p.state='shown')`))
  console.log('WORDS', await q(`select p.id, p.state, r.title from recipes r join posts p on p.recipe_id=r.id where p.state='shown' and position(lower(split_part(r.title,' ',1)) in p.search_text)=0 and r.title like 'Dish%'`))
}, 120000)
