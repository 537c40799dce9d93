import { randomUUID } from 'node:crypto'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import { recipes } from '@larder/contract/recipes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inTransaction } from '../../db/database'
import { aDraft } from '../../testing/a-saved-recipe'
import { aWritingCook, recipeRejection } from '../../testing/kitchens/a-writing-cook'
import { setRecipeMark } from '../../testing/recipe-writing'

let cook: Awaited<ReturnType<typeof aWritingCook>>
beforeAll(async () => {
  cook = await aWritingCook(inject('cluster'))
})
afterAll(() => cook.close())

const changed = [409, 'recipe-changed']
const opened = async (id: number) => (await cook.open(id)).body.data

async function aShown(): Promise<number> {
  const id = await cook.write({ title: 'Approved' })
  await cook.publish(id)
  await cook.approve(id)
  return id
}
async function approveChange(title: string) {
  const { body } = await cook.call(admin.submissions, { query: {} }, cook.as())
  const waits = body.data.find((one) => one.title === title)
  const input = { params: { id: waits?.id ?? 0 }, body: { seen: waits?.seen ?? '' } }
  expect((await cook.call(admin.approve, input, cook.as())).status).toBe(200)
}

test('two devices do not overwrite each other’s proposal', async () => {
  const id = await aShown()
  const [phone, laptop] = [await opened(id), await opened(id)]
  const first = await cook.update(id, phone.version, { title: 'From the phone' })
  expect(first.status).toBe(200)
  expect(recipeRejection(await cook.update(id, laptop.version, { title: 'From the laptop' }))).toEqual(
    changed,
  )
  // On a retry the same draft is sent again.
  expect((await cook.update(id, phone.version, { title: 'From the phone' })).status).toBe(200)
  const now = await opened(id)
  expect([now.draft.title, now.version]).toEqual(['From the phone', first.body.data.version])

  const race = await Promise.all(['A', 'B', 'C'].map((title) => cook.update(id, now.version, { title })))
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const latest = await opened(id)
  expect((await cook.update(id, latest.version, { title: 'On top' })).status).toBe(200)
  expect((await opened(id)).draft.title).toBe('On top')
})

test('a form opened before an approval does not overwrite the approved change', async () => {
  const id = await aShown()
  await cook.update(id, 1, { title: 'First' })
  const early = await opened(id)
  const { body } = await cook.update(id, early.version, { title: 'Second' })
  await approveChange('Second')
  expect(await opened(id)).toMatchObject({ version: 2, draft: { title: 'Second' } })
  for (const version of [1, early.version, body.data.version])
    expect(recipeRejection(await cook.update(id, version, { title: 'Late' }))).toEqual(changed)
  expect((await cook.update(id, early.version, { title: 'Second' })).status).toBe(200)
  expect((await cook.read(id)).body.data).toMatchObject({ title: 'Second', version: 2 })
  expect((await cook.update(id, 2, { title: 'Third' })).status).toBe(200)
  const third = await opened(id)
  await cook.unpublish(id)
  expect(await opened(id)).toMatchObject({ version: 3, draft: { title: 'Third' } })
  expect(recipeRejection(await cook.update(id, third.version, { title: 'Later still' }))).toEqual(changed)
})

test('a like during the submission counts for the post', async () => {
  const action = randomUUID()
  const draft = aDraft({ title: 'Liked', community: 'low-carb' })
  const { id } = (await cook.call(recipes.create, { body: { ...draft, action } }, cook.as())).body.data
  const body = { draft, introduction: '', action }
  const { handedIn } = await inTransaction(cook.db, async (tx) => {
    await setRecipeMark(tx, cook.ana.user.id, id, { favourite: true }, cook.now())
    const handedIn = cook.call(community.submit, { params: { id: 'desserts' }, body }, cook.as())
    await expect
      .poll(async () => (await cook.db.$client.query(waiting)).rows[0]?.there, { timeout: 10_000 })
      .toBe(1)
    return { handedIn }
  })
  expect((await handedIn).status).toBe(201)
  const { rows } = await cook.db.$client.query('select likes from posts where recipe_id = $1', [id])
  expect(rows).toEqual([{ likes: 1 }])
})

const waiting = `select count(*)::int as there from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
