import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  cooklangSample,
  foundRecipes,
  foundTitles,
  importFailures,
  jpeg,
  jsonBytes,
  mealie,
  paprika,
  readFileEvents,
  schemaOrg,
  tandoor,
} from '../testing/fakes/exported-recipes'
import { createRecipeArchive } from './recipe-archive'

describe('an export of', () => {
  test.each<[string, Uint8Array, string[], number]>([
    [
      'Paprika',
      zipSync({
        'A.paprikarecipe': gzipSync(
          JSON.stringify(paprika('A', { photo_data: Buffer.from(jpeg).toString('base64') })),
        ),
        'B.paprikarecipe': gzipSync(JSON.stringify(paprika('B'))),
      }),
      ['A', 'B'],
      1,
    ],
    ['one recipe of Paprika', gzipSync(JSON.stringify(paprika('A'))), ['A'], 0],
    [
      'Tandoor',
      zipSync({
        'A.zip': zipSync({ 'recipe.json': jsonBytes(tandoor('A')), 'image.jpeg': jpeg }),
        'B.zip': zipSync({ 'recipe.json': jsonBytes(tandoor('B')) }),
      }),
      ['A', 'B'],
      1,
    ],
    [
      'Nextcloud Cookbook',
      zipSync({
        'Recipes/A/recipe.json': jsonBytes(schemaOrg('A')),
        'Recipes/A/full.jpg': jpeg,
        'Recipes/A/thumb.jpg': jpeg,
        'Recipes/B/recipe.json': jsonBytes(schemaOrg('B')),
        '__MACOSX/Recipes/._B': new Uint8Array([0, 5, 22, 7]),
        'Recipes/.DS_Store': new Uint8Array([0, 0, 0, 1]),
      }),
      ['A', 'B'],
      1,
    ],
    [
      'Mealie',
      zipSync({ 'recipes/a/a.json': jsonBytes(mealie('A')), 'recipes/a/images/original.webp': jpeg }),
      ['A'],
      1,
    ],
    ['one recipe of Mealie', jsonBytes(mealie('A')), ['A'], 0],
    [
      'all of Mealie',
      zipSync({
        'database.json': jsonBytes({
          recipes: [
            { id: 'a7e1b7e255b14a1e9d0a3c1f0f5c9b11', name: 'A', slug: 'a' },
            { id: 'b', name: 'B', slug: 'b' },
          ],
          recipes_ingredients: ['a7e1b7e255b14a1e9d0a3c1f0f5c9b11', 'b'].map((id) => ({
            recipe_id: id,
            note: '2 eggs',
          })),
          recipe_instructions: ['a7e1b7e255b14a1e9d0a3c1f0f5c9b11', 'b'].map((id) => ({
            recipe_id: id,
            text: 'Boil them.',
          })),
        }),
        'data/recipes/a7e1b7e2-55b1-4a1e-9d0a-3c1f0f5c9b11/images/original.webp': jpeg,
        'data/templates/recipes.md': strToU8('# {{ recipe.name }}'),
      }),
      ['A', 'B'],
      1,
    ],
    [
      'RecipeSage',
      jsonBytes({
        recipes: ['A', 'B'].map((name) => ({ ...schemaOrg(name), creditText: '', isBasedOn: '' })),
      }),
      ['A', 'B'],
      0,
    ],
    ['a list of JSON-LD', jsonBytes([schemaOrg('A'), schemaOrg('B')]), ['A', 'B'], 0],
    [
      'plain files',
      zipSync({
        'a.cook': strToU8(cooklangSample),
        'a.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]),
        'b.html': strToU8(
          `<html><script type="application/ld+json">${JSON.stringify(schemaOrg('B'))}</script></html>`,
        ),
        'c.data': strToU8(JSON.stringify(schemaOrg('C'))),
      }),
      ['Cook', 'B', 'C'],
      1,
    ],
    ['one plain file', strToU8(cooklangSample), ['Cook'], 0],
  ])('%s', (_, bytes, names, photos) => {
    const events = readFileEvents(bytes)
    expect(importFailures(events)).toEqual([])
    expect(foundTitles(events).toSorted()).toEqual(names.toSorted())
    expect(foundRecipes(events).filter(({ picture }) => picture)).toHaveLength(photos)
    for (const { draft, picture } of foundRecipes(events)) {
      expect(draft.ingredients.length).toBeGreaterThan(0)
      expect(draft.steps.length).toBeGreaterThan(0)
      // A subarray would transfer the whole archive to another thread.
      if (picture) expect(picture.buffer.byteLength).toBe(picture.length)
    }
  })

  test('our own', () => {
    const [find] = foundRecipes(readFileEvents(strToU8(cooklangSample)))
    if (!find) throw new Error('nothing found')
    const recipes = Array.from({ length: 3 }, (_, index) => ({
      draft: find.draft,
      createdAt: `2026-11-0${index + 1}T00:00:00.000Z`,
      favourite: false,
      stars: null,
      picture: jpeg,
    }))
    const events = readFileEvents(createRecipeArchive(recipes), 'larder.zip')
    expect(
      foundRecipes(events)
        .map(({ kept }) => kept?.createdAt)
        .toSorted(),
    ).toEqual(recipes.map(({ createdAt }) => createdAt))
    expect(events).toContainEqual({ kind: 'progress', done: 0, of: 3, doing: 'recipes/cook-2.json' })
  })
})
