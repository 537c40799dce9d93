import { expect, test } from 'vitest'
import { guessRecipe } from './guess-recipe'
import { parseHtml } from './html-page'

const guess = (html: string) => guessRecipe(parseHtml(html))
const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const menu = list(
  ...['Home', 'Recipes', 'Chicken', 'Cake', 'About us'].map((word) => `<a href="/${word}">${word}</a>`),
)
const comments =
  '<h2>Comments</h2><p>I made this with 3 eggs and it was the best cake of my whole life, thank you!</p>'

test('lists under headings, between menus and comments', () => {
  const html = `${menu}<h1>Plum Cake</h1><p>I love it.</p><p>Serves 8</p><p>Prep time: 20 min</p><dl><dt>Baking time</dt><dd>1 hour</dd></dl>
    <h2>Ingredients</h2>${list('500 g plums', '3 eggs', 'xyzzy', 'a little love')}<h4>For the crumble</h4>${list('100 g butter', '200 g flour')}
    <h2>Method</h2><ol><li>Whisk the eggs until they are pale.</li><li>Bake.</li></ol><h3>Crumble</h3><ol><li>Rub the butter into the flour.</li></ol>
    <h2>Notes</h2><p>It keeps for some days in a cool place.</p>${comments}`
  expect(guess(html)).toEqual({
    title: '',
    servings: 'Serves 8',
    prepMinutes: 20,
    cookMinutes: 60,
    ingredients: [
      '500 g plums',
      '3 eggs',
      'xyzzy',
      'a little love',
      'For the crumble:',
      '100 g butter',
      '200 g flour',
    ],
    steps: ['Whisk the eggs until they are pale.', 'Bake.', 'Crumble:', 'Rub the butter into the flour.'],
  })
})

test.each([
  ['de', 'Zutaten', 'Zubereitung', ['250 g Mehl', '2 EL Zucker', 'etwas Milch']],
  ['fr', 'Ingrédients', 'Préparation', ['250 g de farine', '2 c. à soupe de sucre', 'un peu de lait']],
  ['it', 'Ingredienti', 'Procedimento', ['250 g di farina', '2 cucchiai di zucchero', 'latte q.b.']],
  ['es', 'Ingredientes', 'Elaboración', ['250 g de harina', '2 cucharadas de azúcar', 'leche al gusto']],
  ['nl', 'Ingrediënten', 'Bereiding', ['250 g bloem', '2 el suiker', 'scheutje melk']],
  ['sv', 'Ingredienser', 'Gör så här', ['3 dl vetemjöl', '2 msk socker', 'lite mjölk']],
  ['fi', 'Ainekset', 'Valmistusohje', ['3 dl vehnäjauhoja', '2 rkl sokeria', 'hieman maitoa']],
  ['pl', 'Składniki', 'Przygotowanie', ['250 g mąki', '2 łyżki cukru', 'trochę mleka']],
  ['hu', 'Hozzávalók', 'Elkészítés', ['25 dkg liszt', '2 ek cukor', 'kevés tej']],
  ['cs', 'Suroviny', 'Postup', ['250 g mouky', '2 lžíce cukru', 'trochu mléka']],
  ['ru', 'Ингредиенты', 'Приготовление', ['250 г муки', '2 ст. ложки сахара', 'немного молока']],
  ['el', 'Υλικά', 'Εκτέλεση', ['250 γρ. αλεύρι', '2 κ.σ. ζάχαρη', 'λίγο γάλα']],
])('paragraphs under headings in %s', (_, ingredients, steps, lines) => {
  const html = `${menu}<h1>Abc</h1><div><p><strong>${ingredients}</strong></p><p>${lines.join('<br>')}</p></div>
    <div><p><strong>${steps}:</strong></p><p>Abc def ghi jkl mno pqr stu.</p><p>Vwx yz abc def ghi jkl mno.</p></div>${comments}`
  expect(guess(html)?.ingredients).toEqual(lines)
  expect(guess(html)?.steps).toEqual(['Abc def ghi jkl mno pqr stu.', 'Vwx yz abc def ghi jkl mno.'])
})

test('a table, and amounts in separate elements', () => {
  const table = '<table><tr><td>200 g</td><td>flour</td></tr><tr><td>3</td><td>eggs</td></tr></table>'
  expect(guess(`<h2>Ingredients</h2>${table}`)?.ingredients).toEqual(['200 g flour', '3 eggs'])
  const boxes = [
    ['200 g', 'flour'],
    ['3', 'eggs'],
    ['1 tsp', 'salt'],
  ].map(([a, b]) => `<div>${a}</div><div>${b}</div>`)
  expect(guess(`<h2>Ingredients</h2><div>${boxes.join('')}</div>`)?.ingredients).toEqual([
    '200 g flour',
    '3 eggs',
    '1 tsp salt',
  ])
})

test('superscript fractions, unclosed items, nested elements', () => {
  const html =
    '<h3>Ingredients</h3><ul><li>1<sup>1/2</sup> cups flour<li><label><input type=checkbox> 3 eggs</label><li><div>1 tsp</div><div>salt</div></ul>'
  expect(guess(html)?.ingredients).toEqual(['1 1/2 cups flour', '3 eggs', '1 tsp salt'])
})

test('one paragraph with commas', () => {
  const html =
    '<h2>Zutaten für 2 Personen:</h2><p>4 Feigen, 1 Zwiebel (rot, groß), 200 g Mehl, 50 g Mandeln, etwas Milch</p>'
  expect(guess(html)?.ingredients).toEqual([
    '4 Feigen',
    '1 Zwiebel (rot, groß)',
    '200 g Mehl',
    '50 g Mandeln',
    'etwas Milch',
  ])
})

test('a list shown twice is read once, and the metric one of two unit systems', () => {
  const lines = ['3 eggs', '1 tsp salt', '200 g flour', '2 apples']
  expect(
    guess(`<h2>Ingredients</h2>${list(...lines)}<div>Shopping</div>${list(...lines)}`)?.ingredients,
  ).toEqual(lines)
  const cups = lines.map((line) => line.replace('200 g', '7 oz'))
  expect(guess(`<h2>Ingredients</h2>${list(...cups)}${list(...lines)}`)?.ingredients).toEqual(lines)
})

test('steps without a heading, with numbers in separate elements', () => {
  const html = `${list('3 eggs', '1 tbsp butter', 'salt')}<ol><li><b>1</b> <span>Whisk the eggs with the salt until pale.</span></li><li><b>2</b> <span>Fry them gently in the butter.</span></li></ol>`
  expect(guess(html)?.steps).toEqual([
    'Whisk the eggs with the salt until pale.',
    'Fry them gently in the butter.',
  ])
})

test('a container named method that also has the ingredients', () => {
  const html = `<div class="recipe-method"><h3>Method</h3>${list('1. Whisk the eggs until they are pale.', '2. Fry them in the butter.')}<h3>Ingredients</h3>${list('3 eggs', '1 tbsp butter')}</div>`
  expect(guess(html)).toMatchObject({
    ingredients: ['3 eggs', '1 tbsp butter'],
    steps: ['Whisk the eggs until they are pale.', 'Fry them in the butter.'],
  })
})

test('returns nothing without a recipe', () => {
  expect(guess(menu)).toBeUndefined()
  expect(guess('<p>We opened in 1999 and have 4 shops.</p>')).toBeUndefined()
  expect(guess('')).toBeUndefined()
})
