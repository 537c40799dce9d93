import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recipePages, scorePage, writtenRecipePages } from './recipe-pages'

const expected = {
  title: 'Leek & Potato Soup',
  ingredients: ['2 leeks', '500 g potatoes'],
  instructions_list: ['1. Wash the leeks.', 'Simmer them.'],
  yields: '4 servings',
  total_time: 30,
}
const soup = {
  title: 'Leek &amp; Potato  Soup',
  ingredients: ['Soup:', '2  leeks', '500 g potatoes'],
  steps: ['Wash the leeks. Simmer them.'],
  servings: 'serves 4',
  prepMinutes: 10,
  cookMinutes: 20,
}

test('a page is right letter by letter, gaps, entities and headings aside', () => {
  expect(scorePage(soup, expected)).toEqual({
    found: true,
    title: true,
    ingredients: true,
    steps: true,
    times: true,
    servings: true,
  })
})

test.each([
  ['title', { title: 'Leek soup' }],
  ['ingredients', { ingredients: ['500 g potatoes', '2 leeks'] }],
  ['ingredients', { ingredients: ['2 Leeks', '500 g potatoes'] }],
  ['steps', { steps: ['Wash the leeks.'] }],
  ['times', { cookMinutes: 25 }],
  ['servings', { servings: '6' }],
] as const)('a wrong %s is wrong', (of, change) => {
  expect(scorePage({ ...soup, ...change }, expected)[of]).toBe(false)
})

test('what a page is not expected to contain is not counted', () => {
  const { title, ingredients } = expected
  const right = scorePage(undefined, { title, ingredients, yields: null, total_time: null })
  expect(right).toEqual({
    found: false,
    title: false,
    ingredients: false,
    steps: undefined,
    times: undefined,
    servings: undefined,
  })
})

test('pages are measured as they are, without their JSON-LD, and by a plain reader', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-eval-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'x.example'))
  const json = '{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["2 leeks", "1 l water"],}'
  const html = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l water</ul><script type="application/ld+json">${json}</script>`
  await writeFile(join(folder, 'x.example', 'a.html'), html)
  await writeFile(
    join(folder, 'x.example', 'a.expected.json'),
    JSON.stringify({ title: 'Soup', ingredients: ['2 leeks', '1 l water'] }),
  )
  const scores = await recipePages.measure(folder)
  expect(
    scores
      .filter(({ of }) => of?.startsWith('ingredients'))
      .map(({ of, right, cases }) => [of, right, cases]),
  ).toEqual([
    ['ingredients', 1, 1],
    ['ingredients without JSON-LD', 1, 1],
    ['ingredients plain reader', 0, 1],
  ])
})

test('pages in every kind of markup stay readable', async () => {
  const scores = await writtenRecipePages.measure('')
  for (const of of ['found', 'title', 'ingredients'])
    expect(scores.find((score) => score.of === of)).toMatchObject({ right: 36, cases: 36 })
})
