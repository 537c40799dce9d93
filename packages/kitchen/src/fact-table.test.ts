import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nutritionTable } from './data/foods/nutrition'
import { shelfLifeTable } from './data/foods/shelf-life'
import { lazyValue, memoizePairs, parseList, parseNumberColumn, parseRows } from './fact-table'
import { foodById } from './food/food'

describe('reading a table', () => {
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

  test('tells a nought from what is not known', () => {
    expect(parseNumberColumn('2.5')).toBe(2.5)
    expect(parseNumberColumn('0')).toBe(0)
    expect(parseNumberColumn('')).toBeUndefined()
    expect(parseNumberColumn(undefined)).toBeUndefined()
  })

  test('works once and remembers, even when there was nothing to find', () => {
    let made = 0
    const nothing = lazyValue(() => {
      made += 1
      return undefined
    })
    expect(made).toBe(0)
    expect([nothing(), nothing(), nothing()]).toEqual([undefined, undefined, undefined])
    expect(made).toBe(1)
  })

  test('gets back what was written', () => {
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

  test('speaks of known foods, each once, in eleven columns', () => {
    expect(rows.filter(([id = '']) => !foodById(id))).toEqual([])
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
    expect(rows.filter((row) => row.length !== 11)).toEqual([])
  })

  test('names the source of every row', () => {
    expect(rows.filter((row) => !/^(N\d{5}|C\d{4,5})$/.test(row[10] ?? ''))).toEqual([])
  })

  test('holds only what can be in 100 g', () => {
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

  test('has energy that fits what gives it, but for alcohol and a sweetener nobody digests', () => {
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

  test('gives a class to foods it measures only together', () => {
    const of = (id: string) => rows.find((row) => row[0] === id)?.slice(1)
    expect(of('basmati-rice')).toEqual(of('white-rice'))
    expect(of('red-onion')).toEqual(of('onion'))
  })
})

describe('the shelf life table', () => {
  const rows = parseRows(shelfLifeTable)
  const days = (cell = '') => /^(\d+)(?:-(\d+))?$/.exec(cell)

  test('speaks of known foods, each once, in eight columns', () => {
    expect(rows.filter(([id = '']) => !foodById(id))).toEqual([])
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
    expect(rows.filter((row) => row.length !== 8)).toEqual([])
  })

  test('names the FoodKeeper item of every row or the packs, and says something', () => {
    expect(rows.filter((row) => !/^(?:[Kk]\d{1,3}|pack)$/.test(row[7] ?? ''))).toEqual([])
    expect(rows.filter((row) => row.slice(1, 7).every((cell) => cell === ''))).toEqual([])
  })

  test('holds spans of days, least first, or one of four words', () => {
    const bad = rows.flatMap(([id, ...cells]) =>
      cells.slice(0, 6).filter((cell) => {
        if (['', 'no', 'ever', 'ripe', 'date'].includes(cell)) return false
        const found = days(cell)
        const least = Number(found?.[1])
        return !found || least < 1 || Number(found[2] ?? least) < least || least > 1825
          ? [`${id} ${cell}`]
          : false
      }),
    )
    expect(bad).toEqual([])
  })

  test('rows of the same class say the same', () => {
    const said = new Map<string, string>()
    const differ: string[] = []
    for (const row of rows.filter((one) => one[7]?.startsWith('k'))) {
      const told = row.slice(1, 7).join('|')
      if ((said.get(row[7] ?? '') ?? told) !== told) differ.push(row.join('|'))
      said.set(row[7] ?? '', told)
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

describe('what is worked out for each pair', () => {
  test('is worked out once', () => {
    let asked = 0
    const joined = memoizePairs((a, b) => {
      asked += 1
      return `${a}+${b}`
    })
    expect([joined('a', 'b'), joined('a', 'b'), joined('b', 'a')]).toEqual(['a+b', 'a+b', 'b+a'])
    expect(asked).toBe(2)
  })

  test('is forgotten when strangers come without end, and then worked out anew', () => {
    let asked = 0
    const count = memoizePairs(() => {
      asked += 1
      return asked
    })
    expect(count('a', 'b')).toBe(1)
    for (let n = 0; n < 60_000; n += 1) count('stranger', String(n))
    expect(count('a', 'b')).toBeGreaterThan(60_000)
  })
})
