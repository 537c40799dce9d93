import { myRecipes } from '@larder/contract/my-recipes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { recipeForms, recipeViews } from '../../db/tables/my-recipes'
import { recipesTable } from '../../db/tables/recipes'
import { deleteExpiredRows } from '../../jobs/cleanup-job'
import { aWritingCook } from '../../testing/kitchens/a-writing-cook'
import { addSeconds } from '../../time/clock'

let cook: Awaited<ReturnType<typeof aWritingCook>>
beforeAll(async () => {
  cook = await aWritingCook(inject('cluster'))
})
afterAll(() => cook.close())

const keep = (id: number, form: object, version = 0) =>
  cook.call(myRecipes.keepForm, { params: { id }, body: { form, version } }, cook.as())
const kept = async (id: number) =>
  (await cook.call(myRecipes.unfinished, { params: { id } }, cook.as())).body.data
const drop = (id: number) => cook.call(myRecipes.dropForm, { params: { id } }, cook.as())

test('a form is stored while incomplete, until it is dropped', async () => {
  expect(await kept(0)).toBeNull()
  expect((await keep(0, { title: 'Half a ti' })).body.data.at).toBe(cook.now())
  await keep(0, { title: 'Half a title', ingredients: '2 eggs\n', servings: 'four or so' })
  expect(await kept(0)).toMatchObject({
    form: {
      title: 'Half a title',
      ingredients: '2 eggs\n',
      servings: 'four or so',
      tags: '',
    },
    version: 0,
    at: cook.now(),
  })
  const id = await cook.write()
  await keep(id, { title: '<script>alert(1)</script>' }, 1)
  expect(await kept(id)).toMatchObject({ form: { title: '<script>alert(1)</script>' }, version: 1 })
  await drop(0)
  expect((await drop(0)).status).toBe(200)
  expect(await kept(0)).toBeNull()
  expect(await kept(id)).not.toBeNull()
})

test.each([
  [{ title: 'x'.repeat(401) }, 0],
  [{ title: 7 }, 0],
  [{}, -1],
  [{}, 1.5],
  [{}, 2_147_483_648],
])('%j of version %d is rejected', async (form, version) => {
  expect((await keep(0, form, version)).status).toBe(400)
})

test('characters that cannot be stored are removed', async () => {
  await keep(0, { title: 'a\u0000b\ud800c 🙃' })
  expect((await kept(0))?.form.title).toBe('abc 🙃')
})

test('two hundred forms at most; the least recently changed are deleted first', async () => {
  const id = await cook.write()
  const { user } = cook.ana
  await cook.db.execute(sql`insert into recipe_forms (account_id, recipe_id, form, version, updated_at)
    select ${user.id}, 500000 + n, '{}', 0, ${cook.now()}::timestamptz - n * interval '1 minute'
    from generate_series(1, 200) n`)
  expect((await keep(id, { title: 'one more' }, 1)).status).toBe(200)
  expect(await cook.db.$count(recipeForms)).toBe(200)
  expect(await kept(id)).not.toBeNull()
  expect(await kept(500_200)).toBeNull()
})

test('old forms are purged, and old views added up', async () => {
  const accountId = cook.ana.user.id
  const recipeId = await cook.write()
  await cook.db.delete(recipeForms)
  for (const days of [179, 181]) {
    const updatedAt = addSeconds(cook.now(), -days * 86_400)
    await cook.db
      .insert(recipeForms)
      .values({ accountId, recipeId: days, form: {} as never, version: 0, updatedAt })
  }
  for (const days of [1, 3]) {
    const day = addSeconds(cook.now(), -days * 86_400).slice(0, 10)
    await cook.db.insert(recipeViews).values({ accountId, recipeId, day })
  }
  await deleteExpiredRows(cook.db, cook.now())
  expect((await cook.db.select().from(recipeForms)).map((one) => one.recipeId)).toEqual([179])
  expect(await cook.db.$count(recipeViews)).toBe(1)
  const [row] = await cook.db.select().from(recipesTable).where(eq(recipesTable.id, recipeId))
  expect(row?.views).toBe(1)
  const listed = (await cook.list()).body.data.find(({ id }) => id === recipeId)
  expect(listed?.views).toBe(2)
})
