import { describe, expect, test } from 'vitest'
import { completeRecipe, findRecipesInJson, parseJsonLd } from './json-ld-parser'

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek &amp;amp; Potato Soup',
  recipeIngredient: ['2 leeks', '500.0 g potatoes ((waxy))', '▢ salt'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer.' }],
}

const only = (value: unknown) => {
  const recipes = findRecipesInJson(value)
  expect(recipes).toHaveLength(1)
  return recipes[0]
}

describe('the position of a recipe in the JSON', () => {
  test.each<[string, unknown]>([
    ['alone', soup],
    ['in a list', [{ '@type': 'WebSite' }, soup]],
    ['in a graph', { '@graph': [{ '@type': 'Person', name: 'Ana' }, soup] }],
    ['as a main entity', { '@type': 'WebPage', mainEntity: { '@type': 'ItemPage', mainEntity: soup } }],
    ['with several types', { ...soup, '@type': ['NewsArticle', 'Recipe'] }],
    ['with a long type', { ...soup, '@type': 'http://schema.org/Recipe' }],
    ['with a short prefix', { ...soup, '@type': 'schema:Recipe' }],
    ['twice', [soup, { ...soup }, { '@type': 'Recipe', name: 'Leek & Potato Soup' }]],
    ['beside others that are only named', [{ '@type': 'Recipe', name: 'Other', url: '/other' }, soup]],
  ])('%s', (_, value) => {
    expect(only(value)?.title).toBe('Leek & Potato Soup')
    expect(only(value)?.ingredients).toEqual(['2 leeks', '500 g potatoes (waxy)', 'salt'])
    expect(only(value)?.steps).toEqual(['Simmer.'])
  })

  test('two recipes are returned in order', () => {
    const cake = { ...soup, name: 'Cake', recipeIngredient: ['3 eggs'] }
    expect(findRecipesInJson([[soup], { '@graph': [cake] }]).map(({ title }) => title)).toEqual([
      'Leek & Potato Soup',
      'Cake',
    ])
  })

  test('malformed blocks do not affect the others', () => {
    const blocks = ['{{{', `<!-- ${JSON.stringify(soup).replace('"]', '",]')}; -->`, '{"@type": "WebSite"}']
    expect(parseJsonLd(blocks)[0]?.ingredients).toHaveLength(3)
  })

  test('returns nothing without a recipe', () => {
    for (const value of [undefined, null, 7, 'x', [], {}, { '@type': 'Recipe' }, { '@type': 7 }])
      expect(findRecipesInJson(value)).toEqual([])
  })

  test('a cyclic graph is visited once', () => {
    let deep: unknown = soup
    for (let level = 0; level < 40_000; level += 1) deep = { inner: deep }
    expect(findRecipesInJson(deep)).toHaveLength(1)
    expect(findRecipesInJson(Array.from({ length: 200_000 }, () => ({ '@type': 'Thing' })))).toEqual([])
  })
})

describe('the fields of a recipe', () => {
  test.each<[string, object, object]>([
    [
      'times',
      { prepTime: 'PT10M', cookTime: 'PT90', totalTime: '1 hour 40 min' },
      { prepMinutes: 10, cookMinutes: 90, totalMinutes: 100 },
    ],
    [
      'times that are no texts',
      { prepTime: { '@type': 'Duration', maxValue: 'PT20M' }, cookTime: ['', 'PT5M'] },
      { prepMinutes: 20, cookMinutes: 5 },
    ],
    ['servings as a number', { recipeYield: 4 }, { servings: '4' }],
    ['servings told twice', { recipeYield: ['6', '6 servings'] }, { servings: '6 servings' }],
    ['servings as a thing', { yield: { '@type': 'QuantitativeValue', value: 8 } }, { servings: '8' }],
    ['an image', { image: 'https://x.example/a.jpg' }, { image: 'https://x.example/a.jpg' }],
    [
      'images',
      { image: [{ '@type': 'ImageObject', url: 'https://x.example/b.jpg' }, 'c.jpg'] },
      { image: 'https://x.example/b.jpg' },
    ],
    [
      'an image by its id',
      { image: { '@id': '#i' }, about: { '@id': '#i', contentUrl: '/d.jpg' } },
      { image: '/d.jpg' },
    ],
    ['an author', { author: [{ '@type': 'Person', name: 'Ana' }] }, { author: 'Ana' }],
    ['an author by id', { author: { '@id': '#a' }, x: { '@id': '#a', name: 'Bo' } }, { author: 'Bo' }],
    ['keywords', { keywords: 'quick, leek; quick' }, { tags: ['quick', 'leek'] }],
    [
      'keywords as things',
      { keywords: ['soup', { '@type': 'DefinedTerm', name: 'winter' }] },
      { tags: ['soup', 'winter'] },
    ],
    [
      'kinds',
      { recipeCategory: ['Soup', 'Lunch'], recipeCuisine: 'French' },
      { course: 'Soup, Lunch', cuisine: 'French' },
    ],
    ['tools', { tool: [{ '@type': 'HowToTool', name: 'blender' }] }, { equipment: ['blender'] }],
    [
      'where it is',
      { mainEntityOfPage: { '@id': 'https://x.example/soup' } },
      { source: 'https://x.example/soup' },
    ],
  ])('%s', (_, more, text) => expect(only({ ...soup, ...more })).toMatchObject(text))

  test.each<[string, unknown, string[]]>([
    ['lines in one text', '2 leeks\n1 onion', ['2 leeks', '1 onion']],
    ['HTML', ['<li>2 leeks</li><li>1 onion</li>'], ['2 leeks', '1 onion']],
    [
      'commas',
      '2 leeks, 1 onion (red, large), salt, oil',
      ['2 leeks', '1 onion (red, large)', 'salt', 'oil'],
    ],
    ['one line', '2 leeks, washed', ['2 leeks, washed']],
    [
      'things',
      [
        { amount: '2', name: 'leeks' },
        { quantity: { value: 1 }, unit: 'cup', name: 'milk' },
      ],
      ['2 leeks', '1 cup milk'],
    ],
    ['a list', { '@type': 'ItemList', itemListElement: [{ name: '2 leeks' }] }, ['2 leeks']],
    ['lists in a list', [['2 leeks'], ['1 onion', '']], ['2 leeks', '1 onion']],
    ['a star that says something', ['*Not included'], ['*Not included']],
  ])('ingredients: %s', (_, recipeIngredient, lines) =>
    expect(only({ ...soup, recipeIngredient })?.ingredients).toEqual(lines),
  )
})

test('duplicates complete each other', () => {
  const variants = { title: 'Soup', ingredients: [], steps: ['Boil.'], servings: '4' }
  const shown = { title: 'Soups', ingredients: ['1 leek'], steps: ['x'], servings: '2', author: 'Ana' }
  expect(completeRecipe(variants, shown)).toEqual({
    title: 'Soup',
    ingredients: ['1 leek'],
    steps: ['Boil.'],
    servings: '4',
    author: 'Ana',
  })
})
