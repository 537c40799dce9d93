import { deflateRawSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  foundRecipes,
  foundTitles,
  importFailures,
  jpeg,
  jsonBytes,
  paprika,
  readFileEvents,
  tandoor,
} from '../testing/fakes/exported-recipes'
import { type ForgedFile, forgedZip } from '../testing/fakes/forged-zip'
import { readRecipeFile } from './read-recipe-file'

describe('a bad file', () => {
  const good: ForgedFile = { name: 'z.json', bytes: JSON.stringify(paprika('Good')) }
  const deep = `${'['.repeat(100)}${']'.repeat(100)}`
  const wide = `{${'"k":0,'.repeat(1_000_000)}"k":0}`
  const blanks = Buffer.alloc(16 * 1024 * 1024 + 1, 32)
  const [packed, gzipped] = [deflateRawSync(blanks, { level: 1 }), gzipSync(blanks, { level: 1 })]
  const zipOf = (name: string, bytes: Uint8Array | string) => forgedZip([{ name, bytes }])

  test.each<[string, ForgedFile, string]>([
    ['that is a bomb', { name: 'bomb.json', packed, size: blanks.length }, 'larger than 16 MB'],
    ['that hides a bomb', { name: 'bomb.json', packed, size: 9 }, 'larger than 16 MB'],
    ['that is a bomb in gzip', { name: 'x', bytes: gzipped }, 'larger than 16 MB'],
    ['of broken gzip', { name: 'x', bytes: gzipSync('x'.repeat(99)).subarray(0, 20) }, 'damaged'],
    [
      'two archives deep',
      { name: 'a.zip', bytes: zipOf('b.zip', zipOf('c.zip', 'x')) },
      'archive within an archive within',
    ],
    ['that is a cut archive', { name: 'a.zip', bytes: zipOf('b', 'x').subarray(0, 40) }, 'incomplete'],
    ['that is locked', { name: 'a.json', bytes: '{}', flags: 1 }, 'password'],
    ['packed in another way', { name: 'a.json', bytes: '{}', method: 93 }, 'packed in a way'],
    ['nested without end', { name: 'a.json', bytes: deep }, 'no cookbook'],
    ['filled without end', { name: 'a.json', bytes: wide }, 'no cookbook'],
    [
      'that leads elsewhere',
      { name: '../../etc/passwd', bytes: Buffer.from([0, 1, 2]) },
      'etc/passwd | It is not a kind of file',
    ],
    ['that is a PDF', { name: 'a.pdf', bytes: '%PDF-1.7' }, 'PDF'],
    ['that is empty', { name: 'a.txt', bytes: '' }, 'empty'],
    ['without a recipe', { name: 'a.txt', bytes: 'The quick brown fox.' }, 'a.txt | '],
    [
      'that is no recipe of an app',
      { name: 'a.json', bytes: JSON.stringify(paprika('', { ingredients: '' })) },
      'a.json | ',
    ],
  ])('%s does not affect the others', (_, file, why) => {
    const events = readFileEvents(forgedZip([file, good]))
    expect(foundTitles(events)).toEqual(['Good'])
    expect(importFailures(events)).toEqual([expect.stringContaining(why)])
    const alone = readFileEvents(forgedZip([file]))
    expect(importFailures(alone)).toEqual([expect.stringContaining(why)])
  })

  test('in a list does not affect the others', () => {
    const events = readFileEvents(
      jsonBytes({ recipes: [paprika('A'), { nothing: true }, 5, null, paprika('B')] }),
      'list.json',
    )
    expect(foundTitles(events)).toEqual(['A', 'B'])
    expect(importFailures(events)).toEqual([expect.stringContaining('list.json: recipe 2 | ')])
  })

  test('as a photo does not affect the recipe', () => {
    const files = ['A', 'B', 'C'].map((name) =>
      paprika(name, { photo_data: { A: '%%%', B: 'aGVsbG8=', C: '/9j/4AAQ' }[name] }),
    )
    const events = readFileEvents(jsonBytes(files))
    expect(foundRecipes(events).map(({ picture }) => picture !== undefined)).toEqual([false, false, true])
    expect(importFailures(events)).toEqual([
      expect.stringContaining('came without its photo'),
      expect.stringContaining('came without its photo'),
    ])
  })

  test('of any bytes is read or rejected, and reading always ends', () => {
    const whole = zipSync({
      'a.json': jsonBytes(paprika('A')),
      'b.zip': zipSync({ 'recipe.json': jsonBytes(tandoor('B')), 'image.jpg': jpeg }),
      'c.paprikarecipe': gzipSync(JSON.stringify(paprika('C'))),
      'larder.json': strToU8('{"format": "larder-cecipes", "version": 1}'),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 4 }), (changes) => {
        const bytes = whole.slice()
        for (const [index, byte] of changes) bytes[index] = byte
        expect(readFileEvents(bytes).some(({ kind }) => kind !== 'progress')).toBe(true)
      }),
      { numRuns: 200 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readFileEvents(bytes).length).toBeGreaterThan(0)
      }),
    )
  })

  test('alone is reported clearly', () => {
    const cases: [Uint8Array, string][] = [
      [new Uint8Array(), 'empty'],
      [jpeg, 'picture'],
      [new Uint8Array([1, 2, 3]), 'not a kind of file'],
      [forgedZip([]), 'nothing in it'],
      [forgedZip([{ name: 'a.jpg', bytes: jpeg }]), 'only pictures'],
      [forgedZip([{ name: 'a', bytes: 'x' }]).subarray(0, 30), 'incomplete'],
      [forgedZip([good, { ...good, at: 0 }]), 'on top of each other'],
      [
        forgedZip(Array.from({ length: 5001 }, () => ({ name: 'a', bytes: 'x', method: 0 }))),
        'more than 5,000',
      ],
    ]
    for (const [bytes, why] of cases) {
      expect(importFailures(readFileEvents(bytes, '../\u0000My file'))).toEqual([
        expect.stringMatching(`^My file \\| .*${why}`),
      ])
    }
  })

  test('after file of zip bombs ends the import at the budget', () => {
    const bomb = { packed, size: 5 }
    const events = readFileEvents(
      forgedZip(Array.from({ length: 60 }, (_, place) => ({ ...bomb, name: `${place}.txt` }))),
    )
    expect(foundRecipes(events)).toEqual([])
    expect(importFailures(events).length).toBeLessThan(40)
    expect(importFailures(events).at(-1)).toContain('more than 512 MB')
  })

  test('of many reports its progress', () => {
    const files = Array.from({ length: 200 }, (_, index) => ({ ...good, name: `${index}.json` }))
    const reading = readRecipeFile(forgedZip(files), 'x')
    expect(reading.next().value).toEqual({ kind: 'progress', done: 0, of: 200, doing: '0.json' })
    expect(reading.next().value).toMatchObject({ kind: 'found' })
    const rest = [...reading]
    expect(foundRecipes(rest)).toHaveLength(199)
    expect(rest.filter(({ kind }) => kind === 'progress').length).toBeLessThanOrEqual(50)
  })
})
