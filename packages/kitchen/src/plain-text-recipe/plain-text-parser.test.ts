import { describe, expect, test } from 'vitest'
import { parseRecipeText } from './plain-text-parser'

const only = (text: string) => {
  const recipes = parseRecipeText(text)
  expect(recipes).toHaveLength(1)
  return recipes[0]
}

test('a text with everything', () => {
  const recipe = only(
    'Plum Cake\n\nFrom my aunt.\n\nServes 8\nPrep time: 20 min\nCook time: 1 hour\n\nIngredients\n- 500 g plums\n- 3 eggs\nFor the crumble:\n• 100 g butter\n\nMethod\n1. Whisk the eggs\nuntil pale.\n2) Bake.\n\nNotes\nKeeps for days.\n',
  )
  expect(recipe).toEqual({
    title: 'Plum Cake',
    description: 'From my aunt.',
    servings: 'Serves 8',
    prepMinutes: 20,
    cookMinutes: 60,
    ingredients: ['500 g plums', '3 eggs', 'For the crumble:', '100 g butter'],
    steps: ['Whisk the eggs until pale.', 'Bake.'],
  })
})

test.each([
  ['de', 'Zutaten für 4 Personen', 'Zubereitung:', '4 Personen'],
  ['fr', 'INGRÉDIENTS :', 'Préparation', undefined],
  ['es', 'Ingredientes (4 personas)', 'Elaboración', '4 personas'],
  ['it', 'Ingredienti per 6 persone', 'Procedimento', '6 persone'],
  ['pt', 'Ingredientes', 'Modo de preparo', undefined],
  ['nl', 'Ingrediënten', 'Bereidingswijze', undefined],
  ['sv', 'Ingredienser', 'Gör så här', undefined],
  ['da', 'Ingredienser', 'Sådan gør du', undefined],
  ['no', 'Ingredienser', 'Slik gjør du', undefined],
  ['fi', 'Ainekset', 'Valmistusohje', undefined],
  ['pl', 'Składniki', 'Sposób przygotowania', undefined],
  ['cs', 'Suroviny', 'Postup', undefined],
  ['sk', 'Suroviny', 'Postup prípravy', undefined],
  ['hu', 'Hozzávalók', 'Elkészítés', undefined],
  ['ro', 'Ingrediente', 'Mod de preparare', undefined],
  ['hr', 'Sastojci', 'Priprema', undefined],
  ['bg', 'Продукти', 'Начин на приготвяне', undefined],
  ['ru', 'Ингредиенты', 'Приготовление', undefined],
  ['el', 'Υλικά', 'Εκτέλεση', undefined],
  ['tr', 'Malzemeler', 'Yapılışı', undefined],
])('in %s', (_, ingredients, steps, servings) => {
  const recipe = only(`Abc\n\n${ingredients}\n200 g xyz\nxyzzy\n\n${steps}\nAbc def ghi jkl.\nMno pqr.`)
  expect(recipe?.title).toBe('Abc')
  expect(recipe?.ingredients).toEqual(['200 g xyz', 'xyzzy'])
  expect(recipe?.steps).toEqual(['Abc def ghi jkl.', 'Mno pqr.'])
  expect(recipe?.servings).toBe(servings)
})

describe('texts of other shapes', () => {
  test('without headings: lines that look like ingredients are', () => {
    const recipe = only(
      '# Omelette\nserves 1\n\n3 eggs\n1 tbsp butter\nsalt\n\nWhisk the eggs with the salt.\n\nFry them in the butter.',
    )
    expect(recipe?.title).toBe('Omelette')
    expect(recipe?.servings).toBe('serves 1')
    expect(recipe?.ingredients).toEqual(['3 eggs', '1 tbsp butter', 'salt'])
    expect(recipe?.steps).toEqual(['Whisk the eggs with the salt.', 'Fry them in the butter.'])
  })

  test('wrapped lines belong together, an empty line separates them', () => {
    const recipe = only(
      'Soup\nIngredients\n1 leek\nMethod\nWash the leek and\ncut it up.\n\nSimmer it for\nan hour.',
    )
    expect(recipe?.steps).toEqual(['Wash the leek and cut it up.', 'Simmer it for an hour.'])
  })

  test('two recipes in one text are two', () => {
    const text =
      'Soup\n\nIngredients\n1 leek\n\nMethod\nBoil it well.\n\n---\n\nCake\nServes 8\n\nIngredients\n3 eggs\n\nMethod\nBake it.'
    expect(parseRecipeText(text).map(({ title, ingredients, steps }) => [title, ingredients, steps])).toEqual(
      [
        ['Soup', ['1 leek'], ['Boil it well.']],
        ['Cake', ['3 eggs'], ['Bake it.']],
      ],
    )
  })

  test('Cooklang', () => {
    const recipe = only(
      '>> title: Eggs\n>> servings: 2\n>> prep time: 5 minutes\n>> tags: quick, egg\n\nBoil @eggs{2} in a #pot{} for ~{7%minutes}.',
    )
    expect(recipe).toEqual({
      title: 'Eggs',
      servings: '2',
      prepMinutes: 5,
      tags: ['quick', 'egg'],
      ingredients: ['2 eggs'],
      equipment: ['pot'],
      steps: ['Boil eggs in a pot for 7 minutes.'],
    })
  })

  test('text without a recipe gives none, whatever its size', () => {
    expect(parseRecipeText('')).toEqual([])
    expect(parseRecipeText('Hello there')).toEqual([])
    expect(parseRecipeText('a@b.example wrote to me')).toEqual([])
    expect(parseRecipeText('\n'.repeat(1_000_000))).toEqual([])
    expect(parseRecipeText('x'.repeat(2_000_000))).toEqual([])
    expect(() => parseRecipeText('@{'.repeat(200_000))).not.toThrow()
  })
})
