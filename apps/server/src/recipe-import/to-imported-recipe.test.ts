import { RecipeDraft } from '@larder/contract/recipes'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { describe, expect, test } from 'vitest'
import { toImportedRecipe } from './to-imported-recipe'

const soup: LooseRecipe = {
  title: 'Soup',
  ingredients: ['1 leek', 'Garnish:', 'salt and pepper'],
  steps: ['Boil it.'],
}
const find = (more: Partial<LooseRecipe> = {}) => {
  const found = toImportedRecipe({ ...soup, ...more }, 'Pasted text')
  if ('failure' in found) throw new Error(found.failure)
  expect(RecipeDraft.safeParse(found.draft).success).toBe(true)
  return found
}

test('missing fields are guessed and listed', () => {
  const found = find()
  expect(found.guessed).toEqual(['servings', 'times'])
  expect(found.draft).toMatchObject({
    title: 'Soup',
    servings: 4,
    prepMinutes: 15,
    cookMinutes: 30,
    description: '',
  })
  expect(found.doubts.map(({ place, why }) => [place, why])).toEqual([
    [1, 'a heading'],
    [2, 'two in one'],
  ])
})

test('given fields are kept', () => {
  const found = find({
    servings: 'serves 6',
    prepMinutes: 10,
    cookMinutes: 20,
    totalMinutes: 90,
    course: 'Nachspeise',
    cuisine: 'French, Breton',
    difficulty: 'schwer',
    tags: ['Soup', 'soup', 'Low-Carb', '!!', 'x'.repeat(40), 'one pot / quick'],
    equipment: ['pot'],
  })
  expect(found.guessed).toEqual([])
  expect(found.draft).toMatchObject({
    servings: 6,
    prepMinutes: 10,
    cookMinutes: 20,
    waitMinutes: 60,
    course: 'Dessert',
    cuisine: 'French',
    difficulty: 'Medium',
    tags: ['soup', 'low-carb', 'one pot quick'],
    equipment: ['pot'],
  })
})

test.each<[Partial<LooseRecipe>, number[]]>([
  [{ totalMinutes: 40 }, [0, 40, 0]],
  [{ prepMinutes: 10, totalMinutes: 40 }, [10, 30, 0]],
  [{ cookMinutes: 30, totalMinutes: 40 }, [10, 30, 0]],
  [{ prepMinutes: 10 }, [10, 0, 0]],
  [{ prepMinutes: 10, cookMinutes: 20, waitMinutes: 5, totalMinutes: 35 }, [10, 20, 5]],
  [{ cookMinutes: 1e9 }, [0, 10_080, 0]],
])('times %j', (said, [prepMinutes, cookMinutes, waitMinutes]) => {
  expect(find(said).draft).toMatchObject({ prepMinutes, cookMinutes, waitMinutes })
})

test.each<[Partial<LooseRecipe>, string]>([
  [{ source: 'https://www.example.org/soup', author: 'Ana' }, 'From example.org, by Ana.'],
  [{ source: 'https://gardenplates.example/x', author: 'Garden Plates' }, 'From gardenplates.example.'],
  [{ source: 'Grandmother' }, 'From Grandmother.'],
  [{ author: 'Ana' }, 'By Ana.'],
  [{ description: 'Good', source: 'https://example.org' }, 'Good. From example.org.'],
  [{ description: 'Good. From example.org.', source: 'https://example.org' }, 'Good. From example.org.'],
  [{ source: 'javascript:alert(1)' }, 'From javascript:alert(1).'],
])('source note: %j', (said, description) => expect(find(said).draft.description).toBe(description))

describe('steps', () => {
  test('that are missing are replaced by a note', () => {
    expect(find({ steps: [], source: 'https://example.org/a' })).toMatchObject({
      draft: { steps: ['Follow the steps at https://example.org/a.'] },
      guessed: ['servings', 'times', 'steps'],
    })
    expect(find({ steps: ['…'] }).draft.steps).toEqual(['Steps to be written.'])
  })

  test('lose their numbers and keep their headings', () => {
    expect(find({ steps: ['1. Boil.', 'Step 2: Peel.', '3 eggs go in.'] }).draft.steps).toEqual([
      'Boil.',
      'Peel.',
      '3 eggs go in.',
    ])
    expect(find({ steps: ['Dough:', 'Knead.', 'Sauce:'] }).draft.steps).toEqual(['Dough: Knead.', 'Sauce:'])
  })

  test('that are too long are split at sentences, too many are joined', () => {
    const long = find({ steps: ['Stir it well. '.repeat(300)] }).draft.steps
    expect(long.length).toBeGreaterThan(1)
    expect(long.every((step) => step.endsWith('well.'))).toBe(true)
    expect(
      find({ steps: Array.from({ length: 150 }, (_, place) => `Do ${place}.`) }).draft.steps,
    ).toHaveLength(50)
  })
})

describe('hostile input', () => {
  test('stays within all limits', () => {
    const big = 'y'.repeat(1_000_000)
    const found = find({
      title: big,
      description: `${big} ${big}`,
      ingredients: [
        ...Array.from({ length: 500 }, (_, place) => `${place + 1} eggs ${'z'.repeat(400)}`),
        big,
      ],
      steps: Array.from({ length: 2000 }, () => 'word '.repeat(1000)),
      tags: Array.from({ length: 5000 }, (_, place) => `tag ${place}`),
      equipment: Array.from({ length: 5000 }, () => big),
      cuisine: big,
      servings: big,
      author: big,
      source: big,
      image: big,
    })
    expect(found.draft.title.length).toBeLessThanOrEqual(120)
    expect(found.draft.tags).toHaveLength(12)
    expect(found.pictureAddress).toBeUndefined()
  })

  test('loses markup and invisible characters in every field', () => {
    const evil = '<script>steal()</script>\u202E\u0000<b>x</b>'
    const found = find({
      title: `A${evil}`,
      description: evil,
      ingredients: [`1 leek${evil}`],
      steps: [evil, 'Boil.'],
      tags: [evil],
      equipment: [evil],
      cuisine: evil,
      author: evil,
    })
    expect(JSON.stringify(found)).not.toMatch(/steal|[<>]|\\u202|\\u0000/)
  })

  test('has no photo when the URL is not of the web', () => {
    for (const image of [
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      'file:///etc/passwd',
      '/a.jpg',
      '//',
    ]) {
      expect(find({ image }).pictureAddress).toBeUndefined()
    }
  })

  test('without an ingredient is rejected', () => {
    expect(toImportedRecipe({ title: 'x', ingredients: ['', '***', '<br>'], steps: ['a'] }, 'x')).toEqual({
      failure: 'It has no ingredients.',
    })
    expect(find({ title: '\u200B' })).toMatchObject({
      draft: { title: 'Untitled recipe' },
      guessed: ['title', 'servings', 'times'],
    })
  })
})
