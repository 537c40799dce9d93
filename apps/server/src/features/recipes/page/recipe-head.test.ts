import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { recipes } from '@larder/contract/recipes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recipeVersions, recipesTable as table } from '../../../db/tables/recipes'
import { createLog } from '../../../log'
import { aCook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { type TestApp, testApp } from '../../../testing/test-app'
import { createRecipeHeads } from './recipe-head'

const plain = '<!doctype html><html><head><title>Larder</title></head><body></body></html>'
let larder: TestApp
let webFolder: string
let id: number
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'larder-web-'))
  await writeFile(join(webFolder, 'index.html'), plain)
  larder = await testApp(inject('cluster'), { webFolder })
  ;({ id } = await aSavedRecipe(larder.db, {
    title: 'Pea Risotto',
    description: 'Green and gentle.',
    prepMinutes: 10,
    cookMinutes: 65,
    waitMinutes: 5,
    cuisine: 'Italian',
    tags: ['rice'],
    ingredients: ['200 g rice', '150 g peas'],
    steps: ['Simmer for 20 minutes.', 'Serve.'],
  }))
})
afterAll(async () => {
  await larder.close()
  await rm(webFolder, { recursive: true })
})

const page = async (url: string) => (await larder.app.inject(url)).body
const dataOf = (body: string) => {
  const block = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1]
  return block === undefined ? undefined : JSON.parse(block)
}

describe('the head of a recipe page', () => {
  test('has structured data equal to the page', async () => {
    const body = await page(`/recipe/details/${id}?servings=8`)
    expect(body).toContain('<title>Pea Risotto · Larder</title>')
    expect(body).toContain('<meta name="description" content="Green and gentle." />')
    expect(body).toContain(`<meta property="og:url" content="http://larder.test/recipe/details/${id}" />`)
    const data = dataOf(body)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Pea Risotto',
      description: 'Green and gentle.',
      url: `http://larder.test/recipe/details/${id}`,
      author: { '@type': 'Organization', name: 'Larder' },
      prepTime: 'PT10M',
      cookTime: 'PT1H5M',
      totalTime: 'PT1H20M',
      recipeYield: '2 servings',
      recipeCategory: 'Main Dish',
      recipeCuisine: 'Italian',
      recipeIngredient: ['200 g rice', '150 g peas'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Simmer for 20 minutes.' },
        { '@type': 'HowToStep', text: 'Serve.' },
      ],
      nutrition: { '@type': 'NutritionInformation', servingSize: '1 serving' },
    })
    expect(data.keywords).toContain('rice')
    expect(data.nutrition.calories).toMatch(/^\d+ calories$/)
    expect(data.nutrition.sodiumContent).toMatch(/^\d+ mg$/)
    expect(data.suitableForDiet).toContain('https://schema.org/VeganDiet')
    expect(data).not.toHaveProperty('aggregateRating')
    expect(JSON.stringify(data)).not.toMatch(/null|undefined|not known/)
  })

  test('has the drawn picture for link previews, and the photo if there is one', async () => {
    const { id: shared, drawn } = await aSavedRecipe(larder.db, { title: 'Plum Cake' })
    const url = `http://larder.test/api/v1/drawn-pictures/${drawn?.digest}?size=share`
    const body = await page(`/recipe/details/${shared}`)
    expect(body).toContain(`<meta property="og:image" content="${url}" />`)
    expect(body).toContain('<meta property="og:image:height" content="630" />')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />')
    expect(dataOf(body).image).toBe(url)
    const picture = { id: '5b4d0d6e-8f43-4a41-9a55-1f6f2b7b6a02', width: 1600, height: 1200 }
    await larder.db.update(table).set({ picture }).where(eq(table.id, shared))
    const photo = `http://larder.test/api/v1/recipes/${shared}/pictures/${picture.id}?size=share`
    expect(await page(`/recipe/details/${shared}`)).toContain(
      `<meta property="og:image" content="${photo}" />`,
    )
  })

  test('is never cached, compressed or not', async () => {
    const ask = (accepted: string) =>
      larder.app.inject({ url: `/recipe/details/${id}`, headers: { 'accept-encoding': accepted } })
    const [none, br, gzip] = [await ask('identity'), await ask('gzip, br'), await ask('gzip')]
    for (const { statusCode, headers } of [none, br, gzip]) {
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      })
      expect(headers.etag).toBeUndefined()
    }
    expect(none.headers['content-encoding']).toBeUndefined()
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(none.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(none.body)
  })

  test('includes the rating once there is one', async () => {
    const { token } = await aCook(larder)
    const rated = await aSavedRecipe(larder.db, { title: 'Rated' })
    await larder.call(recipes.rate, { params: { id: rated.id }, body: { stars: 4 } }, { token })
    expect(dataOf(await page(`/recipe/details/${rated.id}`)).aggregateRating).toMatchObject({
      ratingValue: 4,
      ratingCount: 1,
    })
  })

  test('leaves out figures with little coverage', async () => {
    const odd = await aSavedRecipe(larder.db, { ingredients: ['200 g zorblax'], description: '' })
    const body = await page(`/recipe/details/${odd.id}`)
    expect(dataOf(body)).not.toHaveProperty('nutrition')
    expect(body).toContain('content="Rice with peas: ready in 25 minutes."')
  })

  test('escapes what a cook wrote', async () => {
    const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)> $& \u2028'
    const cook = await aCook(larder, { name: '</script><b>Eve' })
    const given = {
      title: hostile,
      description: hostile,
      ingredients: [hostile],
      steps: [hostile],
      cuisine: '"><i>',
    }
    const own = await aSavedRecipe(larder.db, given, cook)
    await larder.db.update(table).set({ public: true }).where(eq(table.id, own.id))
    const approved = { approvedAt: larder.now() }
    await larder.db.update(recipeVersions).set(approved).where(eq(recipeVersions.recipeId, own.id))
    const body = await page(`/recipe/details/${own.id}`)
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(body).not.toMatch(/<img|<b>|<i>/)
    const { title } = own
    expect(dataOf(body)).toMatchObject({
      name: title,
      author: { '@type': 'Person', name: '</script><b>Eve' },
    })
  })

  test('is plain for recipes that are not public', async () => {
    const own = await aSavedRecipe(larder.db, { title: 'Secret' }, await aCook(larder))
    const gone = await aSavedRecipe(larder.db, { title: 'Gone' })
    await larder.db.update(table).set({ removedAt: larder.now() }).where(eq(table.id, gone.id))
    const others = [
      own.id,
      gone.id,
      999_999,
      0,
      -1,
      '7.5',
      'seven',
      `${id}abc`,
      '9'.repeat(30),
      `${id}/more`,
      '',
    ]
    // Pages carry the operator's settings of the last second, so each is compared with one of the same moment.
    const expectPlain = async (url: string) => {
      const [usual, found] = await Promise.all([page('/meals'), page(url)])
      expect(found, url).toBe(usual)
    }
    for (const other of others) await expectPlain(`/recipe/details/${other}`)
    await expectPlain(`/Recipe/details/${id}/%00`)
  })

  test('is plain while the database fails', async () => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    const db = { $client: { query: () => Promise.reject(new Error('gone')) } } as never
    expect(await createRecipeHeads({ db, log, publicUrl: '' })('/recipe/details/7')).toBeUndefined()
    expect(lines.join()).toContain('rendering the recipe page head failed')
  })
})
