import type { RecipeDraft } from '@larder/contract/recipes'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { maxTotalBytes } from './archive/decompression'
import { readZipEntries } from './archive/zip'
import type { RecipeImportEvent } from './import-event'
import {
  type ArchivedRecipe,
  createRecipeArchive,
  readArchiveManifest,
  readRecipeArchive,
} from './recipe-archive'

const soup: RecipeDraft = {
  title: 'Leek Soup',
  description: '',
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 30,
  waitMinutes: 0,
  difficulty: 'Easy',
  course: 'Appetizer',
  occasions: ['lunch'],
  moments: [],
  tags: ['soup'],
  equipment: [],
  ingredients: ['2 leeks', 'salt'],
  steps: ['Simmer for 30 minutes.'],
}
const kept = { createdAt: '2026-11-16T08:00:00.000Z', favourite: true, stars: 5 }
const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

function eventsOf(bytes: Uint8Array): RecipeImportEvent[] {
  return [...readRecipeArchive(readZipEntries(bytes), { bytes: maxTotalBytes, entries: 5000 })]
}

function readBack(bytes: Uint8Array): ArchivedRecipe[] {
  return eventsOf(bytes).flatMap((event) => {
    if (event.kind === 'failed') throw new Error(event.why)
    if (event.kind !== 'found' || !event.find.kept) return []
    const { draft, picture } = event.find
    return [{ draft, ...event.find.kept, ...(picture ? { picture } : {}) }]
  })
}

describe('our archive', () => {
  test('has a manifest, a file per recipe and its photo, sorted by name', () => {
    const bytes = createRecipeArchive([{ draft: soup, ...kept, picture: photo }])
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual(['larder.json', 'pictures/leek-soup.jpg', 'recipes/leek-soup.json'])
    const text = Buffer.from(files['recipes/leek-soup.json'] ?? []).toString()
    expect(Object.keys(JSON.parse(text))).toEqual(['draft', 'createdAt', 'favourite', 'stars', 'picture'])
    expect(text.startsWith('{\n  "draft": {\n    "title": "Leek Soup",\n    "description": "",\n')).toBe(true)
  })

  test('lists the photos left out, and is still read back', () => {
    const bytes = createRecipeArchive([{ draft: soup, ...kept, photoLeftOut: true }])
    const note = Buffer.from(unzipSync(bytes)['photos-left-out.txt'] ?? []).toString()
    expect(note).toContain('no room')
    expect(note.endsWith('\nLeek Soup\n')).toBe(true)
    expect(readBack(bytes)).toHaveLength(1)
  })

  test('numbers recipes of one title whatever their order', () => {
    const recipes = [
      { draft: soup, ...kept },
      { draft: soup, ...kept, createdAt: '2025-01-01T00:00:00Z', stars: null },
      { draft: { ...soup, title: 'Leek soup 2' }, ...kept },
      { draft: { ...soup, title: '🍲' }, ...kept },
      { draft: soup, ...kept, picture: photo },
    ]
    const bytes = createRecipeArchive(recipes)
    expect(Buffer.from(createRecipeArchive(recipes.toReversed())).equals(bytes)).toBe(true)
    expect(Object.keys(unzipSync(bytes)).filter((name) => name.startsWith('recipes/'))).toEqual([
      'recipes/leek-soup-2-2.json',
      'recipes/leek-soup-2.json',
      'recipes/leek-soup-3.json',
      'recipes/leek-soup.json',
      'recipes/recipe.json',
    ])
    expect(readBack(bytes)).toHaveLength(5)
  })

  test('has the same bytes after reading and writing again', () => {
    const words = fc.constantFrom(
      'Leek',
      'soup',
      '🍲',
      'حساء',
      'מרק',
      "o'clock",
      '"quoted"',
      'ß',
      'हिन्दी',
      'a/b',
      '<b>',
      '\\',
      '\n',
    )
    const text = fc.array(words, { minLength: 1, maxLength: 5 }).map((some) => `x${some.join(' ')}x`)
    const recipe = fc
      .record({
        title: fc.oneof(text, fc.constant('Soup'), fc.constant('x'.repeat(120))),
        steps: fc.array(fc.oneof(text, fc.constant('long '.repeat(400).trim())), {
          minLength: 1,
          maxLength: 4,
        }),
        ingredients: fc.array(text, { minLength: 1, maxLength: 4 }),
        favourite: fc.boolean(),
        stars: fc.option(fc.integer({ min: 1, max: 5 })),
        day: fc.integer({ min: 1, max: 3 }),
        emoji: fc.option(fc.constant('🥗')),
        picture: fc.option(fc.uint8Array({ maxLength: 30 })),
      })
      .map(
        ({ favourite, stars, day, picture, emoji, ...said }): ArchivedRecipe => ({
          draft: { ...soup, ...said, ...(emoji ? { emoji } : {}) },
          createdAt: `2026-11-0${day}T00:00:00.000Z`,
          favourite,
          stars,
          ...(picture ? { picture: new Uint8Array([...photo, ...picture]) } : {}),
        }),
      )
    fc.assert(
      fc.property(fc.array(recipe, { maxLength: 8 }), (recipes) => {
        const bytes = createRecipeArchive(recipes)
        const again = readBack(bytes)
        expect(again).toHaveLength(recipes.length)
        expect(Buffer.from(createRecipeArchive(again)).equals(bytes)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('that is damaged reports it and returns the rest', () => {
    const files = unzipSync(
      createRecipeArchive([
        { draft: soup, ...kept, picture: photo },
        { draft: { ...soup, title: 'B' }, ...kept },
      ]),
    )
    const text = Buffer.from(files['recipes/leek-soup.json'] ?? []).toString()
    const damage = (as: string) =>
      eventsOf(zipSync({ ...files, 'recipes/leek-soup.json': strToU8(as) })).filter(
        ({ kind }) => kind !== 'progress',
      )
    const bad = [
      '{',
      '[]',
      'null',
      text.replace('"servings": 4', '"servings": -4'),
      text.replace('"stars": 5', '"stars": 9'),
    ]
    for (const as of bad) {
      const events = damage(as)
      expect(events.map(({ kind }) => kind).toSorted()).toEqual(['failed', 'found'])
    }
    expect(damage(bad[3] ?? '')).toContainEqual({
      kind: 'failed',
      from: 'recipes/leek-soup.json',
      why: 'servings: Use a number of at least 1.',
    })
  })

  test('without a photo that it names returns the recipe without it', () => {
    const files = unzipSync(createRecipeArchive([{ draft: soup, ...kept, picture: photo }]))
    for (const photoFile of [{}, { 'pictures/leek-soup.jpg': strToU8('#!/bin/sh') }]) {
      const { 'pictures/leek-soup.jpg': _, ...rest } = files
      const events = eventsOf(zipSync({ ...rest, ...photoFile }))
      expect(events.map(({ kind }) => kind)).toEqual(['found', 'failed'])
      expect(events[1]).toMatchObject({ why: expect.stringContaining('came without its photo') })
    }
  })

  test('of a newer version is rejected, and other formats are not taken for ours', () => {
    const allowance = { bytes: maxTotalBytes, entries: 5000 }
    const noted = (note: unknown) => readZipEntries(zipSync({ 'larder.json': strToU8(JSON.stringify(note)) }))
    expect(() => [...readRecipeArchive(noted({ format: 'larder-recipes', version: 2 }), allowance)]).toThrow(
      'newer',
    )
    for (const note of [{}, [], null, { format: 'x', version: 1 }])
      expect(readArchiveManifest(noted(note), allowance)).toBeUndefined()
  })
})
