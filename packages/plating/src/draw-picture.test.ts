import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describePicture } from './describe-picture'
import { dominantColour } from './dominant-colour'
import { drawPicture } from './draw-picture'
import { dishForms, type PictureDescription } from './picture-description'
import type { PlatingRecipe } from './plating-recipe'

const cookbook = join(import.meta.dirname, '../../../cookbook')

/** Reads a recipe of the cookbook as far as a picture needs it. */
function readCookbookFile(file: string): PlatingRecipe {
  const text = readFileSync(join(cookbook, file), 'utf8')
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const about = new Map(
    head.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  )
  const mark = /@([^@#~{}\n]+?)\{([^}]*)\}(?:\(([^)]*)\))?/g
  const ingredients = [...body.matchAll(mark)].map(([, name = '', amount = '', note = '']) => {
    const grams = /^(\d+)%(?:g|ml)$/.exec(amount)?.[1]
    return {
      text: `${amount.replace('%', ' ')} ${name}${note === '' ? '' : `, ${note}`}`,
      food: name,
      ...(grams ? { grams: Number(grams) } : {}),
    }
  })
  return {
    title: about.get('title') ?? '',
    description: about.get('description') ?? '',
    course: about.get('course') ?? '',
    tags: (about.get('tags') ?? '').split(', '),
    ingredients,
    steps: body
      .trim()
      .split(/\n\s*\n/)
      .map((step) => step.replaceAll(mark, '$1')),
  }
}

const dishes = readdirSync(cookbook).map(readCookbookFile)
const options = [
  { theme: 'light', detail: 'full' },
  { theme: 'light', detail: 'light' },
  { theme: 'dark', detail: 'full' },
  { theme: 'dark', detail: 'light' },
] as const

/** Fails unless every element is closed in order and no attribute is broken. */
function expectWellFormed(svg: string): void {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [\w-]+="[^"<>&]*")*)(\/?)>/g,
    (_, closing, name, _attributes, self) => {
      if (closing) expect(open.pop()).toBe(name)
      else if (!self) open.push(name)
      return ''
    },
  )
  expect(rest).toBe('')
  expect(open).toEqual([])
}

/** Fails if a picture contains what an SVG from a recipe must never contain, or a number that is none. */
function expectHarmless(svg: string): void {
  expect(svg).not.toMatch(
    /<(?:script|foreignObject|image|a|iframe|animate|set)\b|\son\w+=|javascript:|href="(?!#)|url\((?!#)/i,
  )
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
}

const mostBytes = 150_000

describe('pictures of the cookbook', () => {
  it('differ from each other', () => {
    const pictures = dishes.map((dish) =>
      drawPicture(describePicture(dish), { theme: 'light', detail: 'light' }),
    )
    const bodies = pictures.map((svg) => svg.replaceAll(/p[0-9a-z]+-/g, ''))
    expect(new Set(bodies).size).toBe(dishes.length)
  })

  it.each([options[0], options[3]])('are well-formed, harmless and small: $theme, $detail', (option) => {
    for (const dish of dishes) {
      const svg = drawPicture(describePicture(dish), option)
      expectWellFormed(svg)
      expectHarmless(svg)
      expect(svg.length).toBeLessThan(mostBytes)
    }
  })

  it('use no slow filter in light detail', () => {
    for (const dish of dishes.slice(0, 60))
      expect(drawPicture(describePicture(dish), { theme: 'dark', detail: 'light' })).not.toContain('<filter')
  })
})

describe('the form of a dish', () => {
  const formOf = (title: string, more: Partial<PlatingRecipe> = {}) =>
    describePicture({ title, ingredients: [], steps: [], ...more }).form

  it.each([
    ['Mexican Tortilla Soup', 'soup'],
    ['Caesar Salad Wrap', 'wrap'],
    ['Turkey Taco Lettuce Cups', 'lettuce-cups'],
    ['Oven Carnitas in Lettuce Cups', 'lettuce-cups'],
    ['Jamaican Rice and Peas', 'rice-dish'],
    ['Spinach and Ricotta Pasta Shells', 'baked-pasta'],
    ['Sardines on Toast', 'toast'],
    ['Kartoffelsuppe mit Würstchen', 'soup'],
    ['Tarte aux pommes', 'tart'],
    ['Spaghetti alla carbonara', 'long-pasta'],
    ['Arroz con pollo', 'rice-dish'],
    ['Jordgubbstårta', 'cake'],
    ['Kichererbsen-Bratlinge', 'fritters'],
    ['Banana Bread', 'loaf'],
    ['Small-Batch Lemon Marmalade', 'jar'],
    ['Salmon with Roasted Vegetables', 'sheet-pan'],
    ['Khichuri', 'porridge'],
    ['Smažený Sýr', 'fritters'],
    ['Strapatsada', 'eggs-in-pan'],
    ['Beef Empanadas', 'turnovers'],
    ['Egg Roll in a Bowl', 'stir-fry'],
    ['Jujeh Kebab', 'skewers'],
    ['Caprese Salad', 'laid-slices'],
    ['Toad in the Hole', 'gratin'],
    ['Sausage and Mash', 'plated-main'],
    ['Chicken Kyiv', 'plated-main'],
    ['Bifteki with Feta', 'plated-main'],
    ['Quesadillas', 'flatbread'],
    ['Fish and Chips', 'plated-main'],
    ['Bubble and Squeak', 'flat-cakes'],
    ['Smørrebrød with Herring', 'toast'],
    ['Chicken Nuggets', 'fritters'],
    ['Thukpa', 'noodle-soup'],
    ['Tomates Farcies', 'filled-vegetables'],
    ['Spaghetti and Meatballs', 'long-pasta'],
    ['Sausage Casserole', 'stew'],
    ['Lancashire Hotpot', 'gratin'],
    ['Œufs Cocotte', 'eggs-in-pan'],
    ['Escovitch Fish', 'plated-main'],
  ] as const)('%s: %s', (title, form) => {
    expect(formOf(title)).toBe(form)
  })

  it.each([
    ['Chicken and Kale Pot', 'Main Dish', 'stew'],
    ['Salmon and Spinach Pot with Toast', 'Main Dish', 'stew'],
    ['Lemon Pots', 'Dessert', 'cream-glass'],
    ['Chocolate Pots', '', 'cream-glass'],
    ['Vanilla cream with peaches', 'Dessert', 'cream-glass'],
    ['Cake with vanilla cream', 'Dessert', 'cake'],
  ] as const)('%s, a %s: %s', (title, course, form) => {
    expect(formOf(title, { course, steps: ['Bake and serve.'] })).toBe(form)
  })

  it('comes from the cooking where the name tells nothing', () => {
    const ingredients = [{ text: '400 g salmon fillet' }, { text: '500 g potatoes' }]
    expect(formOf('Sunday Supper', { ingredients, steps: ['Roast everything on a baking sheet.'] })).toBe(
      'sheet-pan',
    )
    expect(formOf('Sunday Supper', { ingredients, steps: ['Fry the salmon.'] })).toBe('plated-main')
  })

  it('is a bake where something is melted or crisped on a casserole, and a sandwich where a muffin is bought', () => {
    const cheese = [{ text: '500 g tuna' }, { text: '100 g grated cheddar' }]
    expect(formOf('Tuna Casserole', { ingredients: cheese })).toBe('gratin')
    const muffins = [{ text: '4 English muffins' }, { text: '4 eggs' }]
    expect(formOf('Egg Muffin', { ingredients: muffins })).toBe('sandwich')
    expect(
      formOf('Egg Muffins', { ingredients: [{ text: '200 g flour' }, { text: '4 muffin cases' }] }),
    ).toBe('muffins')
  })

  it('is what is made of a bread one has, not the bread', () => {
    const ingredients = [{ text: '4 slices rye bread' }, { text: '4 eggs' }]
    expect(formOf('Strammer Max', { ingredients, tags: ['bread'], steps: ['Fry the eggs.'] })).toBe('toast')
    const pitta = [{ text: '4 pitta breads' }, { text: '400 g beef mince' }]
    expect(formOf('Hawawshi', { ingredients: pitta, tags: ['bread'], steps: ['Split and fill.'] })).toBe(
      'sandwich',
    )
  })

  it('is no jar of honey for salmon glazed with it, and no bake where nothing lies on top', () => {
    const salmon = [{ text: '4 salmon fillets' }, { text: '3 tbsp honey' }]
    const main = { course: 'Main Dish', ingredients: salmon, steps: ['Sear and baste with the honey.'] }
    expect(formOf('Maple Honey Salmon', main)).toBe('plated-main')
    expect(formOf('Wildflower Honey', { ingredients: [{ text: 'honey' }] })).toBe('jar')
    const pork = [{ text: '800 g pork shoulder' }, { text: '600 g sauerkraut' }]
    const steps = ['Put everything into a casserole and braise it in the oven for 2 hours.']
    expect(formOf('Kraut of the Valley', { ingredients: pork, steps })).toBe('stew')
    expect(formOf('Kraut of the Valley', { ingredients: [...pork, { text: '200 g gruyère' }], steps })).toBe(
      'gratin',
    )
  })

  it('is a filled leaf where grains are pressed into patties and eaten in lettuce', () => {
    const ingredients = [{ text: '300 g bulgur' }, { text: '2 little gem lettuces' }]
    const press = ['Shape into small ovals and serve in the leaves.']
    expect(formOf('Spiced Bulgur', { ingredients, steps: press })).toBe('lettuce-cups')
    expect(formOf('Spiced Bulgur', { ingredients, steps: ['Fork it and serve.'] })).toBe('rice-dish')
  })

  it('is noodles in broth where a soup is poured over noodles', () => {
    const ingredients = [{ text: '160 g glass noodles' }, { text: '1 l stock' }]
    expect(formOf('Turmeric Soup', { ingredients, tags: ['soup', 'noodles'] })).toBe('noodle-soup')
    expect(formOf('Turmeric Soup', { ingredients, tags: ['soup'] })).toBe('soup')
  })

  it('has a crust only where crumbs or batter make one', () => {
    const mainOf = (step: string) =>
      describePicture({
        title: 'Veal with Sage',
        course: 'Main Dish',
        tags: ['steak'],
        ingredients: [
          { text: '500 g veal escalopes', grams: 500 },
          { text: '50 g flour', grams: 50 },
        ],
        steps: [step],
      }).main?.shape
    expect(mainOf('Dust the escalopes with flour and fry them in butter.')).toBe('escalope')
    expect(mainOf('Dip the escalopes into egg and breadcrumbs and fry them.')).toBe('breaded')
  })

  it('is never sweet by a word of the description alone', () => {
    const description = 'Crisp crumbed chicken.'
    expect(formOf('Sunday Supper', { description, ingredients: [{ text: 'chicken' }] })).toBe('plated-main')
  })

  it('is a drink for a drink, whatever it is called', () => {
    expect(formOf('Carrot Cake', { course: 'Drink', steps: ['Blend until smooth.'] })).toBe('smoothie')
  })
})

it.each([
  ['Onigiri', 'triangle'],
  ['Kaiserschmarrn', 'torn'],
  ['Apple Strudel', 'rolled'],
  ['Chicken Enchiladas', 'rolled'],
  ['Chicken Quesadillas', 'triangle'],
  ['Bread and Butter Pudding', 'triangle'],
  ['Crêpes', 'triangle'],
  ['Potato Rösti', 'mound'],
  ['Yorkshire Puddings', 'ring'],
  ['Apple Pie', 'round'],
] as const)('%s has the shape of its own: %s', (title, cut) => {
  const dish = describePicture({ title, ingredients: [], steps: [] })
  expect(dish.cut).toBe(cut)
  for (const option of options) {
    const svg = drawPicture(dish, option)
    expectWellFormed(svg)
    expectHarmless(svg)
  }
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('soup', 'cake', '<script>', '"/>', '\u0000', 'chicken', ']]>', '&amp;'),
)
const anyRecipe = fc.record({
  title: anyText,
  description: anyText,
  course: fc.constantFrom('Main Dish', 'Dessert', 'Drink', '', '<b>'),
  tags: fc.array(anyText, { maxLength: 4 }),
  ingredients: fc.array(fc.record({ text: anyText, food: anyText, grams: fc.double() }), { maxLength: 12 }),
  steps: fc.array(anyText, { maxLength: 6 }),
})

describe('any recipe', () => {
  it('gives the same bytes twice, well-formed, harmless and bounded', () => {
    fc.assert(
      fc.property(anyRecipe, fc.constantFrom(...options), (recipe, option) => {
        const svg = drawPicture(describePicture(recipe), option)
        expect(drawPicture(describePicture(structuredClone(recipe)), option)).toBe(svg)
        expectWellFormed(svg)
        expectHarmless(svg)
        expect(svg.length).toBeLessThan(mostBytes)
      }),
      { numRuns: 120 },
    )
  })

  it('stays small when it is huge', () => {
    const words = ['tomato', 'chickpeas', 'prawns', 'rice', 'parsley', 'carrots', 'sesame seeds', 'feta']
    const ingredients = Array.from({ length: 5000 }, (_, at) => ({
      text: `${at} g ${words[at % words.length]} ${'x'.repeat(300)}`,
      grams: 1e9,
    }))
    const steps = Array.from({ length: 5000 }, () => 'sprinkle parsley and feta, serve '.repeat(50))
    for (const title of ['Soup', 'Salad', 'Paella', 'Cake', 'x'.repeat(100_000)]) {
      const svg = drawPicture(describePicture({ title, ingredients, steps }), {
        theme: 'light',
        detail: 'full',
      })
      expect(svg.length).toBeLessThan(mostBytes)
    }
  })
})

describe('every form', () => {
  const pieces = describePicture({
    title: 'Salad',
    ingredients: [{ text: 'tomatoes' }, { text: 'feta' }, { text: 'basil' }],
    steps: [],
  }).pieces
  const bare: PictureDescription = {
    form: 'soup',
    vessel: 'bowl',
    surface: 'plain',
    backdrop: 'sand',
    seed: 7,
    isHot: true,
    base: '#b5502a',
    accent: '#f5ebd3',
    hasTopping: true,
    starchColour: '#f5eedd',
    cut: 'round',
    pieces: [],
    garnish: [],
  }

  it.each(dishForms)('%s is drawn with and without pieces', (form) => {
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const shown of [[], pieces]) {
        const svg = drawPicture(
          { ...bare, form, seed, pieces: shown, garnish: shown },
          { theme: 'dark', detail: 'full' },
        )
        expectWellFormed(svg)
        expectHarmless(svg)
      }
  })

  it('has ids of its own for each picture', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const one = idsOf(drawPicture(bare, { theme: 'light', detail: 'full' }))
    const other = idsOf(drawPicture({ ...bare, seed: 8 }, { theme: 'light', detail: 'full' }))
    expect(new Set([...one, ...other]).size).toBe(one.length + other.length)
  })

  it('has a dominant colour for each theme', () => {
    expect(dominantColour(bare, 'light')).toMatch(/^#[0-9a-f]{6}$/)
    expect(dominantColour(bare, 'dark')).not.toBe(dominantColour(bare, 'light'))
  })
})

it('leaves small beans their room beside large slices', () => {
  const ingredients = [
    { text: '700 g chickpeas', grams: 700 },
    { text: '300 g tomatoes', grams: 300 },
    { text: '200 g cucumber', grams: 200 },
  ]
  const salad = describePicture({ title: 'Salad', ingredients, steps: ['Toss.'] })
  const svg = drawPicture(salad, { theme: 'light', detail: 'light' })
  expect(svg.match(/<use /g)?.length).toBeGreaterThan(60)
})

it('draws grains below a salad of grains, not for a spoonful', () => {
  const withBulgur = (grams: number) =>
    describePicture({ title: 'Salad', ingredients: [{ text: 'bulgur', grams }], steps: [] }).starch
  expect(withBulgur(200)).toBe('small-grain')
  expect(withBulgur(20)).toBeUndefined()
})

it('takes work in proportion to what it draws, not to what it is given', () => {
  const ingredients = Array.from({ length: 60_000 }, () => ({ text: '100 g tomatoes' }))
  const many = describePicture({ title: 'Salad', ingredients, steps: [] })
  const few = describePicture({ title: 'Salad', ingredients: ingredients.slice(0, 40), steps: [] })
  expect(many.pieces).toEqual(few.pieces)
})
