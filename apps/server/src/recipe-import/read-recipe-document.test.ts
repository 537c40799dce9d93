import { expect, test } from 'vitest'
import { readRecipeDocument } from './read-recipe-document'

const titles = (text: string, address?: string) =>
  readRecipeDocument(text, { from: 'Pasted text', ...(address === undefined ? {} : { address }) }).map(
    (event) => (event.kind === 'found' ? event.find.draft.title : event.kind === 'failed' ? event.why : ''),
  )
const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: 'Boil it.' }

test.each<[string, string]>([
  ['a page', `<!doctype html><script type="application/ld+json">${JSON.stringify(soup)}</script>`],
  ['JSON-LD', JSON.stringify(soup)],
  ['JSON-LD, carelessly', `\uFEFF${JSON.stringify(soup, undefined, 1).replace('"\n}', '",\n}')};`],
  ['Cooklang', '---\ntitle: Soup\n---\nBoil @leek{1} well.'],
  ['plain text', 'Soup\n\nIngredients\n1 leek\n\nMethod\nBoil it.'],
  ['a piece of HTML', '<h1>Soup</h1><h2>Ingredients</h2><p>1 leek</p><h2>Method</h2><p>Boil it.</p>'],
])('%s', (_, text) => expect(titles(text)).toEqual(['Soup']))

test('a recipe without ingredients is reported and does not affect the others', () => {
  const text = JSON.stringify([{ ...soup, name: 'None', recipeIngredient: [] }, soup])
  expect(titles(text)).toEqual(['It has no ingredients.', 'Soup'])
})

test('the page is the recipe’s source', () => {
  const [event] = readRecipeDocument(JSON.stringify({ ...soup, image: '/a.jpg' }), {
    from: 'x.example',
    address: 'https://www.x.example/soup',
  })
  expect(event).toMatchObject({
    kind: 'found',
    find: {
      from: 'x.example',
      draft: { description: 'From x.example.' },
      pictureAddress: 'https://www.x.example/a.jpg',
    },
  })
})

test.each(['', '   ', 'Hello', '{}', '[]', '<p>Hello</p>', '{"@type":"Recipe"}', '\0\0\0', '<', '{"a":'])(
  'finds nothing in %j',
  (text) => {
    expect(titles(text)).toEqual([])
  },
)
