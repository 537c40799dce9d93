import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNutritionTable } from './nutrition-table'

describe('a printed nutrition table', () => {
  test('in English, per 100 g before a portion', () => {
    expect(
      parseNutritionTable([
        'Nutrition information',
        'Typical values   per 100 g   per 15 g serving',
        'Energy   2252 kJ / 539 kcal   338 kJ / 80 kcal',
        'Fat   30.9 g   4.6 g',
        'of which saturates   10.6 g   1.6 g',
        'Carbohydrate   57.5 g   8.6 g',
        'of which sugars   56.3 g   8.4 g',
        'Protein   6.3 g   0.9 g',
        'Salt   0.107 g   0.02 g',
      ]),
    ).toEqual({
      per: '100 g',
      figures: { kcal: 539, fat: 30.9, satFat: 10.6, carbs: 57.5, sugar: 56.3, protein: 6.3, sodium: 43 },
    })
  })

  test.each([
    [
      'German',
      [
        'Nährwerte pro 100 g',
        'Brennwert 1046 kJ / 250 kcal',
        'Fett 10 g',
        'davon gesättigte Fettsäuren 4,5 g',
      ],
      ['Kohlenhydrate 30 g', 'davon Zucker 5,1 g', 'Eiweiß 9,2 g', 'Salz 1,2 g'],
    ],
    [
      'French',
      ['Valeurs nutritionnelles pour 100 g', 'Énergie 1046 kJ', '250 kcal', 'Matières grasses 10 g'],
      [
        'dont acides gras saturés 4,5 g',
        'Glucides 30 g',
        'dont sucres 5,1 g',
        'Protéines 9,2 g',
        'Sel 1,2 g',
      ],
    ],
    [
      'Polish',
      ['Wartość odżywcza w 100 g', 'Wartość energetyczna 1046 kJ/250 kcal', 'Tłuszcz 10 g'],
      [
        'w tym kwasy tłuszczowe nasycone 4,5 g',
        'Węglowodany 30 g',
        'w tym cukry 5,1 g',
        'Białko 9,2 g',
        'Sól 1,2 g',
      ],
    ],
  ])('in %s', (_, first, rest) => {
    expect(parseNutritionTable([...first, ...rest])).toEqual({
      per: '100 g',
      figures: { kcal: 250, fat: 10, satFat: 4.5, carbs: 30, sugar: 5.1, protein: 9.2, sodium: 480 },
    })
  })

  test('an American panel is per serving', () => {
    const rows = [
      'Nutrition Facts',
      'Serving size 2 tbsp',
      'Calories 190',
      'Total Fat 16g',
      'Saturated Fat 3g',
    ]
    expect(
      parseNutritionTable([
        ...rows,
        'Sodium 140mg',
        'Total Carbohydrate 7g',
        'Dietary Fiber 2g',
        'Protein 7g',
      ]),
    ).toEqual({
      per: 'serving',
      figures: { kcal: 190, fat: 16, satFat: 3, sodium: 140, carbs: 7, fiber: 2, protein: 7 },
    })
  })

  test('figures that contradict each other are not given', () => {
    const table = (fat: string, energy = 'Energy 250 kcal') =>
      parseNutritionTable(['per 100 g', energy, fat, 'Carbohydrate 30 g', 'Protein 9 g'])
    expect(table('Fat 10 g')).toBeDefined()
    // A lost decimal point, a lost row, energy in two units that differ.
    expect(table('Fat 100 g')).toBeUndefined()
    expect(table('Fat')).toBeUndefined()
    expect(table('Fat 10 g', 'Energy 1046 kJ / 520 kcal')).toBeUndefined()
  })

  test('a digit lost or changed in energy is noticed if it matters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 30 }), (fat, protein) => {
        const kcal = fat * 9 + protein * 4 + 40
        const rows = (energy: number) => [
          'per 100 g',
          `Energy ${energy} kcal`,
          `Fat ${fat} g`,
          'Carbohydrate 10 g',
          `Protein ${protein} g`,
        ]
        expect(parseNutritionTable(rows(kcal))?.figures.kcal).toBe(kcal)
        expect(parseNutritionTable(rows(kcal * 10))).toBeUndefined()
        if (kcal > 60) expect(parseNutritionTable(rows(Math.floor(kcal / 10)))).toBeUndefined()
      }),
    )
  })
})
