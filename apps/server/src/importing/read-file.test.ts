import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  cook,
  eventsOf,
  found,
  jpeg,
  json,
  mealie,
  paprika,
  schemaOrg,
  tandoor,
  titles,
  troubles,
} from '../testing/exported-recipes'
import { archiveOf } from './larder-archive'

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
        'A.zip': zipSync({ 'recipe.json': json(tandoor('A')), 'image.jpeg': jpeg }),
        'B.zip': zipSync({ 'recipe.json': json(tandoor('B')) }),
      }),
      ['A', 'B'],
      1,
    ],
    [
      'Nextcloud Cookbook',
      zipSync({
        'Recipes/A/recipe.json': json(schemaOrg('A')),
        'Recipes/A/full.jpg': jpeg,
        'Recipes/A/thumb.jpg': jpeg,
        'Recipes/B/recipe.json': json(schemaOrg('B')),
        '__MACOSX/Recipes/._B': new Uint8Array([0, 5, 22, 7]),
        'Recipes/.DS_Store': new Uint8Array([0, 0, 0, 1]),
      }),
      ['A', 'B'],
      1,
    ],
    [
      'Mealie',
      zipSync({ 'recipes/a/a.json': json(mealie('A')), 'recipes/a/images/original.webp': jpeg }),
      ['A'],
      1,
    ],
    ['one recipe of Mealie', json(mealie('A')), ['A'], 0],
    [
      'all of Mealie',
      zipSync({
        'database.json': json({
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
      json({ recipes: ['A', 'B'].map((name) => ({ ...schemaOrg(name), creditText: '', isBasedOn: '' })) }),
      ['A', 'B'],
      0,
    ],
    ['a list of JSON-LD', json([schemaOrg('A'), schemaOrg('B')]), ['A', 'B'], 0],
    [
      'plain files',
      zipSync({
        'a.cook': strToU8(cook),
        'a.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]),
        'b.html': strToU8(
          `<html><script type="application/ld+json">${JSON.stringify(schemaOrg('B'))}</script></html>`,
        ),
        'c.data': strToU8(JSON.stringify(schemaOrg('C'))),
      }),
      ['Cook', 'B', 'C'],
      1,
    ],
    ['one plain file', strToU8(cook), ['Cook'], 0],
  ])('%s', (_, bytes, names, photos) => {
    const events = eventsOf(bytes)
    expect(troubles(events)).toEqual([])
    expect(titles(events).toSorted()).toEqual(names.toSorted())
    expect(found(events).filter(({ picture }) => picture)).toHaveLength(photos)
    for (const { draft, picture } of found(events)) {
      expect(draft.ingredients.length).toBeGreaterThan(0)
      expect(draft.steps.length).toBeGreaterThan(0)
      // A part of the archive would drag the whole of it along to another thread.
      if (picture) expect(picture.buffer.byteLength).toBe(picture.length)
    }
  })

  test('our own', () => {
    const [find] = found(eventsOf(strToU8(cook)))
    if (!find) throw new Error('nothing found')
    const recipes = Array.from({ length: 3 }, (_, place) => ({
      draft: find.draft,
      createdAt: `2026-11-0${place + 1}T00:00:00.000Z`,
      favourite: false,
      stars: null,
      picture: jpeg,
    }))
    const events = eventsOf(archiveOf(recipes), 'larder.zip')
    expect(
      found(events)
        .map(({ kept }) => kept?.createdAt)
        .toSorted(),
    ).toEqual(recipes.map(({ createdAt }) => createdAt))
    expect(events).toContainEqual({ kind: 'progress', done: 0, of: 3, doing: 'recipes/cook-2.json' })
  })
})
