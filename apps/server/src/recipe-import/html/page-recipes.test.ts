import { describe, expect, test } from 'vitest'
import { readPageRecipes } from './page-recipes'

const only = (html: string, address?: string) => {
  const recipes = readPageRecipes(html, address)
  expect(recipes).toHaveLength(1)
  return recipes[0]
}

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const soup = {
  '@type': 'Recipe',
  name: 'Leek Soup',
  recipeIngredient: ['2 leeks', '1 l water'],
  recipeInstructions: 'Simmer the leeks in the water for an hour.',
}

describe('JSON-LD', () => {
  test('comes first, completed by the head of the page', () => {
    const head =
      '<meta property="og:image" content="/a.jpg"><meta name="description" content="Warm &amp; green.">'
    expect(
      only(page('<h1>Something else</h1>', head + jsonLd(soup)), 'https://x.example/soup'),
    ).toMatchObject({
      title: 'Leek Soup',
      description: 'Warm & green.',
      image: '/a.jpg',
      source: 'https://x.example/soup',
      ingredients: ['2 leeks', '1 l water'],
    })
  })

  test('without steps takes the visible ones', () => {
    const { recipeInstructions: _, ...bare } = soup
    const body =
      '<ul><li>2 leeks</li><li>1 l water</li></ul><h2>Method</h2><ol><li>Wash the leeks very well.</li><li>Simmer them for an hour.</li></ol>'
    expect(only(page(jsonLd(bare) + body))?.steps).toEqual([
      'Wash the leeks very well.',
      'Simmer them for an hour.',
    ])
  })

  test('without ingredients takes the marked ones', () => {
    const bare = { ...soup, recipeIngredient: [] }
    const body =
      '<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Soup</b><i itemprop="recipeIngredient">3 leeks</i></div>'
    expect(only(page(jsonLd(bare) + body))).toMatchObject({ title: 'Leek Soup', ingredients: ['3 leeks'] })
  })

  test('without amounts takes the visible lines where they clearly match', () => {
    const names = { ...soup, recipeIngredient: ['Mehl', 'Zucker', 'Butter'] }
    const list = (lines: string[]) =>
      `<h3>Zutaten</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
    const same = list([
      '<span class="a">200 g</span><span class="b">Mehl</span>',
      '100 g Zucker',
      '50 g Butter',
    ])
    expect(only(page(jsonLd(names) + same))?.ingredients).toEqual([
      '200 g Mehl',
      '100 g Zucker',
      '50 g Butter',
    ])
    const other = list(['200 g Mehl', '100 g Zucker', '50 g Butter', '3 Eier'])
    expect(only(page(jsonLd(names) + other))?.ingredients).toEqual(['Mehl', 'Zucker', 'Butter'])
  })

  test('with all steps in one text is split as the page shows it', () => {
    const whole = {
      ...soup,
      recipeInstructions: `${'Wash the leeks and cut them into thin rings. '.repeat(5)}Simmer them for an hour, then serve.`,
    }
    const steps = [
      'Wash the leeks and cut them into thin rings. '.repeat(5).trim(),
      'Simmer them for an hour, then serve.',
    ]
    const body = `<ul><li>2 leeks</li><li>1 l water</li></ul><h2>Method</h2>${steps.map((step) => `<p>${step}</p>`).join('')}`
    expect(only(page(jsonLd(whole) + body))?.steps).toEqual(steps)
  })

  test('with several recipes returns them all', () => {
    const cake = { ...soup, name: 'Cake', recipeIngredient: ['3 eggs'] }
    expect(readPageRecipes(page(jsonLd([soup, cake]) + jsonLd(soup))).map(({ title }) => title)).toEqual([
      'Leek Soup',
      'Cake',
    ])
  })
})

describe('microdata and RDFa', () => {
  test('schema.org, with nested items', () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe">
      <h1 itemprop="name">Bolo de laranja</h1>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ana</span></div>
      <time itemprop="prepTime" datetime="PT20M">20 min</time><meta itemprop="cookTime" content="PT40M">
      <span itemprop="recipeYield">8 fatias</span><img itemprop="image" src="/bolo.jpg">
      <ul><li itemprop="recipeIngredient">3 ovos</li><li itemprop="recipeIngredient"><b>2</b> laranjas</li></ul>
      <div itemprop="recipeInstructions"><p>Bata os ovos.</p><p>Asse.</p></div></div>`
    expect(only(html)).toMatchObject({
      title: 'Bolo de laranja',
      author: 'Ana',
      prepMinutes: 20,
      cookMinutes: 40,
      servings: '8 fatias',
      image: '/bolo.jpg',
      ingredients: ['3 ovos', '2 laranjas'],
      steps: ['Bata os ovos.', 'Asse.'],
    })
  })

  test('data-vocabulary.org, with separate amounts and names', () => {
    const html = `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h2 itemprop="name">Toast</h2>
      <p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">2 slices</span> <span itemprop="name">bread</span></p>
      <div itemprop="instructions">Toast it.</div></div>`
    expect(only(html)).toMatchObject({
      title: 'Toast',
      ingredients: ['2 slices bread'],
      steps: ['Toast it.'],
    })
  })

  test('RDFa', () => {
    const html = `<div vocab="http://schema.org/" typeof="Recipe"><span property="name">Soppa</span>
      <li property="recipeIngredient">1 purjolök</li><li property="schema:recipeIngredient">1 l vatten</li>
      <span property="recipeInstructions">Koka.</span></div>`
    expect(only(html)).toMatchObject({
      title: 'Soppa',
      ingredients: ['1 purjolök', '1 l vatten'],
      steps: ['Koka.'],
    })
  })

  test('a list marked as one element, its lines separated by breaks', () => {
    const html = `<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">A</span>
      <ul itemprop="ingredients"><li>1 leek<li>2 eggs<li>salt</ul><div itemprop="recipeInstructions">Boil.<br>Serve.</div></div>`
    expect(only(html)).toMatchObject({
      ingredients: ['1 leek', '2 eggs', 'salt'],
      steps: ['Boil.', 'Serve.'],
    })
  })

  test('two recipes are both returned', () => {
    const one = (name: string) =>
      `<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">${name}</b><i itemprop="recipeIngredient">1 ${name}</i></div>`
    expect(readPageRecipes(one('leek') + one('egg')).map(({ title }) => title)).toEqual(['leek', 'egg'])
  })
})

describe('plugins and microformats', () => {
  test('h-recipe', () => {
    const html = `<article class="h-recipe"><h2 class="p-name">Bagels</h2><p>Yields <span class="p-yield">12</span></p>
      <ul><li class="p-ingredient">500 g flour</li><li class="p-ingredient">10 g salt</li></ul>
      <div class="e-instructions"><ol><li>Knead the flour with the salt.</li><li>Bake them until they are brown.</li></ol></div></article>`
    expect(only(html)).toMatchObject({
      title: 'Bagels',
      servings: 'Yields 12',
      ingredients: ['500 g flour', '10 g salt'],
      steps: ['Knead the flour with the salt.', 'Bake them until they are brown.'],
    })
  })

  test('two cards of a plugin', () => {
    const card = (
      name: string,
      food: string,
    ) => `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${name}</h2>
      <ul class="wprm-recipe-ingredients"><li><span class="wprm-checkbox">▢ </span><span class="amount">2</span><span class="unit">cups</span><span class="name">${food}</span></li><li>1 tsp salt</li></ul>
      <ul class="wprm-recipe-instructions"><li>Stir the ${food} with the salt.</li></ul></div>`
    expect(
      readPageRecipes(card('A', 'flour') + card('B', 'rice')).map(({ title, ingredients }) => [
        title,
        ingredients,
      ]),
    ).toEqual([
      ['A', ['2 cups flour', '1 tsp salt']],
      ['B', ['2 cups rice', '1 tsp salt']],
    ])
  })
})

test.each([
  '<ul><li><b>For the loaf</b></li><li>2 cups flour</li><li>3 eggs</li><li><b>To serve</b></li><li>1 cup icing sugar</li></ul>',
  '<table><tr><th>For the loaf</th></tr><tr><td>2 cups flour</td></tr><tr><td>3 eggs</td></tr><tr><th>To serve</th></tr><tr><td>1 cup icing sugar</td></tr></table>',
  '<dl><dt>For the loaf</dt><dd>2 cups flour</dd><dd>3 eggs</dd><dt>To serve</dt><dd>1 cup icing sugar</dd></dl>',
])('headings within a list are no ingredients: %s', (list) => {
  const recipe = only(
    page(`<h1>Loaf</h1><h2>Ingredients</h2>${list}<h2>Method</h2><p>Whisk and bake it for an hour.</p>`),
  )
  expect(recipe?.ingredients).toEqual([
    'For the loaf:',
    '2 cups flour',
    '3 eggs',
    'To serve:',
    '1 cup icing sugar',
  ])
})
