import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WrittenRecipe } from '../recipe/written-recipe'
import { parseCooklang, parseMetadataList, toIngredientLine } from './cooklang-parser'
import { writeCooklang } from './cooklang-writer'
import { collapseWhitespace } from './escape-cooklang'

const eggs: WrittenRecipe = {
  title: 'Soft Eggs',
  description: "Breakfast: the cook's best.",
  servings: 2,
  prepMinutes: 1,
  cookMinutes: 7,
  waitMinutes: 0,
  difficulty: 'Easy',
  course: 'Main Dish',
  cuisine: 'English',
  occasions: ['breakfast', 'quick'],
  tags: ['eggs', 'one-pot'],
  emoji: '🥚',
  equipment: ['small pan', 'toast rack'],
  ingredients: ['4 eggs', '2 slices bread, thick', 'Salt', '1 tsp butter (optional)', '30 g cress'],
  steps: ['Boil the eggs in a small pan for 7 minutes.', 'Toast the bread and spread it with butter.'],
}

describe('a recipe', () => {
  test('is written with Cooklang marks', () => {
    expect(writeCooklang(eggs)).toBe(`---
title: Soft Eggs
description: 'Breakfast: the cook''s best.'
servings: 2
prep time: 1 minute
cook time: 7 minutes
wait time: 0 minutes
difficulty: Easy
course: Main Dish
cuisine: English
occasions: breakfast, quick
tags: eggs, one-pot
emoji: 🥚
---
@Salt{}, @cress{30%g}, #toast rack{}

Boil the @eggs{4} in a #small pan{} for ~{7%minutes}.

Toast the @bread{2%slices}(thick) and spread it with @?butter{1%tsp}.
`)
  })

  test('under headings keeps its lines together and in order', () => {
    const ingredients = ['For the sauce:', '2 tomatoes', 'For the pasta:', '200 g flour', '2 eggs']
    const text = writeCooklang({
      ...eggs,
      equipment: [],
      ingredients,
      steps: ['Beat the eggs into the flour.'],
    })
    expect(text).toContain(
      '\n@For the sauce:{}, @tomatoes{2}, @For the pasta:{}, @flour{200%g}, @eggs{2}\n\nBeat the eggs into the flour.\n',
    )
    expect(parseCooklang(text).ingredients.map(toIngredientLine)).toEqual(ingredients)
  })

  test('keeps an ingredient that occurs twice', () => {
    const ingredients = ['salt', '1 tsp salt', 'Salt', 'salt']
    const parsed = parseCooklang(writeCooklang({ ...eggs, ingredients, steps: ['Add salt.'] }))
    expect(parsed.ingredients.map(toIngredientLine).toSorted()).toEqual(ingredients.toSorted())
  })

  test.each([
    ['3 @ 2 each, #1 of ~5 {round} dishes'],
    ['> No note, and = no heading'],
    ['= Neither this ='],
    ['>> not: said about it'],
    ['A -- B --- C [- D -] E'],
    ['Write to C:\\@home or C:\\-x\\>'],
    ['Salt'],
    [','],
    ['Salt, salt'],
    ['@salt{1%tsp} and ~{10%minutes}'],
    ['---'],
    ['-- nothing but a remark'],
  ])('keeps a step as it is: %j', (step) => {
    const parsed = parseCooklang(
      writeCooklang({ ...eggs, ingredients: ['salt'], steps: ['First.', step, 'Last.'] }),
    )
    expect(parsed.steps.map(({ text }) => text)).toEqual(['First.', step, 'Last.'])
    expect(parsed.ingredients.map(toIngredientLine)).toEqual(['salt'])
  })

  test.each([
    ['1 tin (400 g) tomatoes, drained (or fresh)'],
    ['2'],
    ['½ cup no. 5 pasta'],
    ['- 3 eggs'],
    ['?'],
    ['../up/there'],
    ['@home{2%g} #1 ~x'],
    ['1 -- 2 cups milk [- cold -]'],
    ['200 {g} flour'],
    ['1 cup milk, 2% (optional)'],
    ['1–2 tbsp oil, for frying; or more'],
    ['عدس ٢ كوب'],
  ])('keeps a line as it is: %j', (line) => {
    const parsed = parseCooklang(
      writeCooklang({ ...eggs, ingredients: [line, 'salt'], steps: [`Use ${line}.`] }),
    )
    expect(parsed.ingredients.map(toIngredientLine).toSorted()).toEqual([line, 'salt'].toSorted())
    expect(parsed.steps.map(({ text }) => text)).toEqual([`Use ${line}.`])
  })

  test.each(['>', '|-', "'", '"Soup"', "'Soup'", '# 1', 'a # b', '12', 'no', '- x', '[a, b]', 'a\nb: c'])(
    'keeps the title %j',
    (title) => {
      expect(parseCooklang(writeCooklang({ ...eggs, title })).about.get('title')).toBe(
        collapseWhitespace(title),
      )
    },
  )
})

describe('any recipe', () => {
  const marks = [
    '@',
    '#',
    '~',
    '{',
    '}',
    '%',
    '(',
    ')',
    '[-',
    '-]',
    '--',
    '>',
    '=',
    ':',
    '\\',
    '. ',
    ', ',
    '\n',
    '🍲',
    'שום',
  ]
  const words = ['salt', 'olive oil', '2', '1/2', 'cup', 'g', '10 minutes', 'eggs', 'pan', ' ', 'and']
  const anyText = fc
    .array(fc.oneof(fc.constantFrom(...marks, ...words), fc.string({ unit: 'binary', maxLength: 3 })), {
      minLength: 1,
      maxLength: 12,
    })
    .map((parts) => parts.join(''))
    .filter((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) && !/\p{Cs}/u.test(text))

  test('parses back to the same recipe', () => {
    fc.assert(
      fc.property(
        fc.record({
          title: anyText,
          servings: fc.integer({ min: 1, max: 100 }),
          prepMinutes: fc.nat(600),
          tags: fc.array(fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/), { maxLength: 3 }),
          equipment: fc.array(anyText, { maxLength: 3 }),
          ingredients: fc.array(anyText, { minLength: 1, maxLength: 6 }),
          steps: fc.array(anyText, { minLength: 1, maxLength: 4 }),
        }),
        (recipe) => {
          const parsed = parseCooklang(writeCooklang(recipe))
          expect(parsed.about.get('title')).toBe(collapseWhitespace(recipe.title))
          expect(parsed.about.get('servings')).toBe(String(recipe.servings))
          expect(Number.parseInt(parsed.about.get('prep time') ?? '', 10)).toBe(recipe.prepMinutes)
          expect(parseMetadataList(parsed.about.get('tags'))).toEqual(recipe.tags)
          expect(parsed.steps.map(({ text }) => text)).toEqual(recipe.steps.map(collapseWhitespace))
          expect(parsed.ingredients.map(toIngredientLine).toSorted()).toEqual(
            recipe.ingredients.map(collapseWhitespace).toSorted(),
          )
          expect([...parsed.cookware].toSorted()).toEqual(
            [...new Set(recipe.equipment.map(collapseWhitespace))].toSorted(),
          )
        },
      ),
      { numRuns: 200 },
    )
  })

  test('the cookbook round-trips', () => {
    const folder = new URL('../../../../cookbook/', import.meta.url)
    // Every third file, because there are hundreds.
    for (const name of readdirSync(folder).filter((_, place) => place % 3 === 0)) {
      const { about, ingredients, cookware, steps } = parseCooklang(
        readFileSync(new URL(name, folder), 'utf8'),
      )
      const lines = ingredients.map(toIngredientLine)
      const text = writeCooklang({
        title: about.get('title') ?? '',
        description: about.get('description'),
        servings: Number(about.get('servings')),
        tags: parseMetadataList(about.get('tags')),
        equipment: cookware,
        ingredients: lines,
        steps: steps.map((step) => step.text),
      })
      const parsed = parseCooklang(text)
      expect(parsed.steps.map((step) => step.text)).toEqual(steps.map((step) => step.text))
      expect(parsed.ingredients.map(toIngredientLine).toSorted()).toEqual(lines.toSorted())
      expect(parsed.about.get('description')).toBe(about.get('description'))
    }
  })
})
