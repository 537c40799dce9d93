import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nutritionTable } from './data/foods/nutrition'
import { nutritionPartTable } from './data/foods/nutrition-parts'
import { shelfLifeTable } from './data/foods/shelf-life'
import {
  lazyValue,
  memoizePairs,
  memoizeRecentTexts,
  parseList,
  parseNumberColumn,
  parseRows,
} from './fact-table'
import { foodById } from './food/food'

describe('parsing a table', () => {
  test('splits rows and columns and skips empty lines', () => {
    expect(parseRows('\nfig|a;b\n\nplum||c\n')).toEqual([
      ['fig', 'a;b'],
      ['plum', '', 'c'],
    ])
    expect(parseRows('')).toEqual([])
    expect(parseRows('\n\n')).toEqual([])
  })

  test('splits a list, and an empty one is empty', () => {
    expect(parseList('milk;cream')).toEqual(['milk', 'cream'])
    expect(parseList('')).toEqual([])
    expect(parseList(undefined)).toEqual([])
  })

  test('distinguishes zero from unknown', () => {
    expect(parseNumberColumn('2.5')).toBe(2.5)
    expect(parseNumberColumn('0')).toBe(0)
    expect(parseNumberColumn('')).toBeUndefined()
    expect(parseNumberColumn(undefined)).toBeUndefined()
  })

  test('computes once and caches, even an undefined value', () => {
    let made = 0
    const nothing = lazyValue(() => {
      made += 1
      return undefined
    })
    expect(made).toBe(0)
    expect([nothing(), nothing(), nothing()]).toEqual([undefined, undefined, undefined])
    expect(made).toBe(1)
  })

  test('round-trips', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc é0-'), minLength: 1 })
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(parseRows(`\n${rows.map((row) => row.join('|')).join('\n')}\n`)).toEqual(rows)
        for (const row of rows) expect(parseList(row.join(';'))).toEqual(row)
      }),
    )
  })
})

describe('the nutrition table', () => {
  const rows = parseRows(nutritionTable)

  test('has known foods only, each once, in eleven columns', () => {
    const unknown = rows.flatMap(([id = '']) => (foodById(id) ? [] : id))
    expect(unknown).toEqual([
      'double-cream',
      'cooked-chicken-breast',
      'lardons',
      'braising-steak',
      'back-bacon',
    ])
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
    expect(rows.filter((row) => row.length !== 11)).toEqual([])
  })

  test('is completed by foods that are worked out from measured parts', () => {
    const measured = new Set(rows.map(([id]) => id))
    for (const [id = '', parts] of parseRows(nutritionPartTable)) {
      expect([id, foodById(id) !== undefined, measured.has(id)]).toEqual([id, true, false])
      const weights = parseList(parts).map((part) => Number(part.split(':')[1]))
      expect([id, weights.every((grams) => grams > 0 && grams <= 500)]).toEqual([id, true])
    }
  })

  test('names the source of every row', () => {
    expect(rows.filter((row) => !/^(N\d{5}|C\d{4,5}|J\d{5}|M\d{2}-\d{3}|L)$/.test(row[10] ?? ''))).toEqual([])
  })

  test('holds only values possible in 100 g', () => {
    const bad: string[] = []
    for (const [id, ...columns] of rows) {
      const [kcal, protein, carbs, fat, fiber, sugar, sodium, satFat, cholesterol] = columns
        .slice(0, 9)
        .map((column) => parseNumberColumn(column))
      const all = [kcal, protein, carbs, fat, fiber, sugar, sodium, satFat, cholesterol]
      if (all.some((value) => value !== undefined && !(value >= 0))) bad.push(`${id} below nought`)
      if (kcal === undefined || kcal > 902) bad.push(`${id} kcal ${kcal}`)
      if ((protein ?? 0) + (carbs ?? 0) + (fat ?? 0) > 105) bad.push(`${id} weighs more than itself`)
      if ((satFat ?? 0) > (fat ?? 0) + 0.3) bad.push(`${id} more saturated fat than fat`)
      if ((sodium ?? 0) > 40_000) bad.push(`${id} saltier than salt`)
      if ((cholesterol ?? 0) > 3200) bad.push(`${id} cholesterol ${cholesterol}`)
    }
    expect(bad).toEqual([])
  })

  test('has energy consistent with its nutrients, except alcohol and an indigestible sweetener', () => {
    const far = rows.filter(([id = '', ...columns]) => {
      const [kcal, protein = 0, carbs = 0, fat = 0] = columns.map((column) => parseNumberColumn(column))
      const given = 4 * protein + 4 * carbs + 9 * fat
      const food = foodById(id)
      if (kcal === undefined || food?.traits.includes('alcohol') || food?.oftenTraits.includes('alcohol')) {
        return false
      }
      return kcal > given * 1.35 + 25 || kcal < given * 0.55 - 25
    })
    expect(far.map(([id]) => id)).toEqual(['stevia'])
  })

  test('has a class for foods measured only together', () => {
    const of = (id: string) => rows.find((row) => row[0] === id)?.slice(1)
    expect(of('basmati-rice')).toEqual(of('white-rice'))
    expect(of('red-onion')).toEqual(of('onion'))
  })
})

describe('the shelf life table', () => {
  const rows = parseRows(shelfLifeTable)
  const days = (cell = '') => /^(\d+)(?:-(\d+))?$/.exec(cell)

  test('has known foods only, each once, in eight columns', () => {
    expect(rows.filter(([id = '']) => !foodById(id))).toEqual([])
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
    expect(rows.filter((row) => row.length !== 8)).toEqual([])
  })

  test('has the FoodKeeper item or the packs in every row, and some content', () => {
    expect(rows.filter((row) => !/^(?:[Kk]\d{1,3}|pack)$/.test(row[7] ?? ''))).toEqual([])
    expect(rows.filter((row) => row.slice(1, 7).every((cell) => cell === ''))).toEqual([])
  })

  test('holds spans of days, minimum first, or one of four words', () => {
    const bad = rows.flatMap(([id, ...cells]) =>
      cells.slice(0, 6).filter((cell) => {
        if (['', 'no', 'ever', 'ripe', 'date'].includes(cell)) return false
        const found = days(cell)
        const minimum = Number(found?.[1])
        return !found || minimum < 1 || Number(found[2] ?? minimum) < minimum || minimum > 1825
          ? [`${id} ${cell}`]
          : false
      }),
    )
    expect(bad).toEqual([])
  })

  test('rows of the same class are equal', () => {
    const text = new Map<string, string>()
    const differ: string[] = []
    for (const row of rows.filter((one) => one[7]?.startsWith('k'))) {
      const told = row.slice(1, 7).join('|')
      if ((text.get(row[7] ?? '') ?? told) !== told) differ.push(row.join('|'))
      text.set(row[7] ?? '', told)
    }
    expect(differ).toEqual([])
  })

  test('keeps no fresh meat, fish or milk in the pantry', () => {
    const fresh =
      /^(chicken-(breast|thigh|wings|liver)|beef-(chuck|stew|liver)|pork|lamb|ground-(beef|pork|turkey)|salmon|cod$|whole-milk|skim-milk|plain-yogurt|chorizo)/
    const bad = rows.filter(([id = '', pantry]) => fresh.test(id) && days(pantry))
    expect(bad.map(([id]) => id)).toEqual([])
  })

  test('a frozen food is not kept in the fridge as bought, only once thawed', () => {
    const bad = rows.filter(([id = '', , , fridge]) => id.startsWith('frozen-') && days(fridge))
    expect(bad).toEqual([])
  })
})

describe('memoizing pairs', () => {
  test('computes once', () => {
    let requested = 0
    const joined = memoizePairs((a, b) => {
      requested += 1
      return `${a}+${b}`
    })
    expect([joined('a', 'b'), joined('a', 'b'), joined('b', 'a')]).toEqual(['a+b', 'a+b', 'b+a'])
    expect(requested).toBe(2)
  })

  test('evicts with unlimited new pairs, and then computes again', () => {
    let requested = 0
    const count = memoizePairs(() => {
      requested += 1
      return requested
    })
    expect(count('a', 'b')).toBe(1)
    for (let n = 0; n < 60_000; n += 1) count('stranger', String(n))
    expect(count('a', 'b')).toBeGreaterThan(60_000)
  })
})

describe('remembering texts', () => {
  test('reads a recent text once, a long one each time, and forgets the oldest', () => {
    const made: string[] = []
    const read = memoizeRecentTexts((text) => made.push(text))
    read('2 eggs')
    read('2 eggs')
    expect(made).toHaveLength(1)
    const long = 'x'.repeat(301)
    read(long)
    read(long)
    expect(made).toHaveLength(3)
    for (let n = 0; n < 5000; n += 1) read(`${n} eggs, beaten`)
    made.length = 0
    read('4999 eggs, beaten')
    expect(made).toEqual([])
    read('0 eggs, beaten')
    expect(made).toEqual(['0 eggs, beaten'])
  })

  test('gives what the function gives, in any order', () => {
    const read = memoizeRecentTexts((text) => text.length)
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => texts.every((text) => read(text) === text.length)),
    )
  })
})
