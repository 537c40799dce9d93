import { myRecipes } from '@larder/contract/my-recipes'
import { type RecipeDraft, recipes } from '@larder/contract/recipes'
import { parseCooklang } from '@larder/kitchen/cooklang/cooklang-parser'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { aWritingCook, recipeNotFound, recipeRejection } from '../../testing/kitchens/a-writing-cook'

let cook: Awaited<ReturnType<typeof aWritingCook>>
beforeAll(async () => {
  cook = await aWritingCook(inject('cluster'))
})
afterAll(() => cook.close())

const exported = (id: number, format: 'cooklang' | 'json-ld', whose?: Cook) =>
  cook.call(myRecipes.exportOne, { params: { id }, query: { format } }, { token: whose?.token })
const archiveOf = async (whose: Cook) => {
  const { status, headers, body } = await cook.call(myRecipes.exportAll, {}, cook.as(whose))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ])
  return body.data
}
const textIn = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()))

test('one recipe as Cooklang', async () => {
  const id = await cook.write({
    title: 'Crème & peas',
    ingredients: ['200 g rice'],
    steps: ['Boil the rice.'],
  })
  const { body } = await exported(id, 'cooklang', cook.ana)
  expect(body.data).toMatchObject({ name: 'creme-peas.cook', type: 'text/plain' })
  const read = parseCooklang(body.data.text)
  expect(read.about.get('title')).toBe('Crème & peas')
  expect(read.ingredients).toMatchObject([{ name: 'rice', amount: '200', unit: 'g' }])
})

test('one recipe as JSON-LD; with its address only if it is public', async () => {
  const id = await cook.write({ title: '</script><script>alert(1)</script>' })
  const draft = JSON.parse((await exported(id, 'json-ld', cook.ana)).body.data.text)
  expect(draft).toMatchObject({
    '@type': 'Recipe',
    name: '</script><script>alert(1)</script>',
    author: { name: 'Ana' },
  })
  expect(draft).not.toHaveProperty('url')
  await cook.setPicture(id, await aPhoto())
  await cook.publish(id)
  await cook.approve(id)
  const { body } = await exported(id, 'json-ld')
  expect(JSON.parse(body.data.text)).toMatchObject({
    url: `http://larder.test/recipe/details/${id}`,
    image: [expect.stringContaining(`http://larder.test/api/v1/recipes/${id}/pictures/`)],
  })
  expect((await exported(id, 'pdf' as 'cooklang')).status).toBe(400)
  await cook.remove(id)
  expect(recipeRejection(await exported(id, 'json-ld', cook.ana))).toEqual(recipeNotFound)
})

test('all recipes as one archive, in their latest draft, and nothing of others', async () => {
  const ana = await aCook(cook)
  const empty = unzipSync(await archiveOf(ana))
  expect(Object.keys(empty)).toEqual(['larder.json'])
  const rice = await cook.write({ title: 'Rice', emoji: '🍚' }, ana)
  const soup = await cook.write({ title: 'Soup' }, ana)
  await cook.remove(await cook.write({ title: 'Gone' }, ana), ana)
  await cook.setPicture(soup, await aPhoto(), ana)
  await cook.publish(rice, '', 'desserts', ana)
  await cook.approve(rice)
  await cook.update(rice, 1, { title: 'Rice, changed' }, ana)
  await cook.call(recipes.favourite, { params: { id: rice }, body: { favourite: true } }, cook.as(ana))
  await cook.call(recipes.rate, { params: { id: rice }, body: { stars: 4 } }, cook.as(ana))
  const bytes = await archiveOf(ana)
  const files = unzipSync(bytes)
  expect(Object.keys(files).sort()).toEqual([
    'larder.json',
    'pictures/soup.jpg',
    'recipes/rice-changed.json',
    'recipes/soup.json',
  ])
  expect(textIn(files, 'recipes/rice-changed.json')).toMatchObject({
    draft: { title: 'Rice, changed' } satisfies Partial<RecipeDraft>,
    createdAt: cook.now(),
    favourite: true,
    stars: 4,
  })
  expect(textIn(files, 'recipes/soup.json')).toMatchObject({ favourite: false, stars: null })
  expect((await sharp(files['pictures/soup.jpg']).metadata()).format).toBe('jpeg')
  const both = await Promise.all([archiveOf(ana), archiveOf(ana)])
  for (const again of both) expect(Buffer.compare(again, bytes)).toBe(0)
})

test('more recipes than one batch', async () => {
  const ana = await aCook(cook)
  for (let n = 0; n < 3; n += 1) await cook.write({ title: `Dish ${n}` }, ana)
  await cook.db.$client.query(
    `with made as (insert into recipes (account_id, title, description, course, difficulty, servings,
        prep_minutes, cook_minutes, wait_minutes, search_text, version, created_at, updated_at)
      select $1, 'Many', '', 'Main Dish', 'Easy', 1, 1, 1, 1, '', 1, now(), now() from generate_series(1, 200)
      returning id)
    insert into recipe_versions (recipe_id, version, content, created_at)
      select made.id, 1, jsonb_set(v.content, '{draft,title}', '"Many"'), now() from made,
        (select content from recipe_versions order by recipe_id desc limit 1) v`,
    [ana.user.id],
  )
  expect(Object.keys(unzipSync(await archiveOf(ana)))).toHaveLength(204)
})

function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
}
