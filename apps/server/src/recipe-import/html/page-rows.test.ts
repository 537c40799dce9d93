import { expect, test } from 'vitest'
import { guessRecipe } from './guess-recipe'
import { parseHtml } from './html-page'

const ingredientsOf = (html: string) =>
  guessRecipe(parseHtml(`<h1>Abc</h1><h2>Ingredients</h2>${html}`))?.ingredients
const row = (amount: string, name: string) => `<div class="row"><div>${amount}</div><div>${name}</div></div>`

test('an amount and its name in one row belong together, the first of the list too', () => {
  const rows =
    row('2', 'salmon fillets (skin on)') + row('1 tbsp', 'white miso') + row('½', 'thumb ginger, grated')
  expect(ingredientsOf(`<div>${rows}</div>`)).toEqual([
    '2 salmon fillets (skin on)',
    '1 tbsp white miso',
    '½ thumb ginger, grated',
  ])
})

test('the head of a nested list is a heading', () => {
  const html = '<ul><li>Beans<ul><li>2 tins beans</li><li>1 tsp cumin</li></ul></li><li>8 tortillas</li></ul>'
  expect(ingredientsOf(html)).toEqual(['Beans:', '2 tins beans', '1 tsp cumin', '8 tortillas'])
})

test('a single bold cell of a table is a heading, another single cell is an ingredient', () => {
  const html = `<table><tr><td colspan="2"><b>Dough</b></td></tr><tr><td>350 g</td><td>flour</td></tr><tr><td>2 tsp</td><td>salt</td></tr>
    <tr><td colspan="2">Butter for the tin</td></tr><tr><td>1</td><td>egg</td></tr></table>`
  expect(ingredientsOf(html)).toEqual(['Dough:', '350 g flour', '2 tsp salt', 'Butter for the tin', '1 egg'])
})

test('a table with the amounts behind the names', () => {
  const html =
    '<table><tr><td>Butter, cold</td><td>110 g</td></tr><tr><td>Icing sugar</td><td>2 tbsp</td></tr><tr><td>Egg yolk</td><td>1</td></tr></table>'
  expect(ingredientsOf(html)).toEqual(['110 g Butter, cold', '2 tbsp Icing sugar', '1 Egg yolk'])
})

test('bold items head the parts of a list that begins with one', () => {
  const html =
    '<ul><li><b>Cake</b></li><li>200 g almonds</li><li>4 eggs</li><li><b>Glaze</b></li><li>100 g sugar</li></ul>'
  expect(ingredientsOf(html)).toEqual(['Cake:', '200 g almonds', '4 eggs', 'Glaze:', '100 g sugar'])
})

test('a bold item of any other list is an ingredient', () => {
  const html = '<ul><li>200 g almonds</li><li>4 eggs</li><li><b>Butter</b></li><li>100 g sugar</li></ul>'
  expect(ingredientsOf(html)).toEqual(['200 g almonds', '4 eggs', 'Butter', '100 g sugar'])
})

test('amounts and names without a gap between their elements', () => {
  const html =
    '<ul><li><span>2</span><span>aubergines</span></li><li><span>3 tbsp</span><span>olive oil</span></li><li><span>1</span><span>/2 lemon</span></li></ul>'
  expect(ingredientsOf(html)).toEqual(['2 aubergines', '3 tbsp olive oil', '1/2 lemon'])
})

test('several facts in one line', () => {
  const html =
    '<h1>Abc</h1><p>Serves 10 | Prep: 20 min | Bake: 45 min</p><h2>Ingredients</h2><ul><li>3 eggs</li><li>200 g flour</li></ul>'
  expect(guessRecipe(parseHtml(html))).toMatchObject({
    servings: 'Serves 10',
    prepMinutes: 20,
    cookMinutes: 45,
  })
})

test('large tables and lists take no long time', () => {
  const rows = '<tr><td><b>a</b></td></tr>'.repeat(20_000)
  const items = '<li><b>a</b></li>'.repeat(20_000)
  expect(guessRecipe(parseHtml(`<table>${rows}</table><ul>${items}</ul>`))).toBeUndefined()
})

test('preformatted text keeps its lines', () => {
  expect(ingredientsOf('<pre>1 c. cornmeal\n1/2 t. salt\n2 eggs</pre>')).toEqual([
    '1 c. cornmeal',
    '1/2 t. salt',
    '2 eggs',
  ])
})
