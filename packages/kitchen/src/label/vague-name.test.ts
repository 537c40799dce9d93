import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sourceWordTable, vagueNameTable } from '../data/labels/vague-names'
import { type Allergen, allergenIds } from '../diet/allergen'
import { parseList, parseRows } from '../fact-table'
import { parseLabel } from './label'
import { coveredLanguages } from './vocabulary'

const rows = parseRows(vagueNameTable).map(([allergens, settling = '', why = '', ...languages]) => ({
  allergens: parseList(allergens) as Allergen[],
  settling,
  why,
  languages: languages.map(parseList),
}))

const every = rows.flatMap(({ allergens, settling, languages }) =>
  languages.flatMap((names, at) =>
    names.map((name) => ({ name, allergens, settling, language: coveredLanguages[at] ?? '' })),
  ),
)

// Words around a name on labels that settle nothing.
const around = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => `${name} 5%`,
  (name: string) => `${name} (5%)`,
  (name: string) => `5 % ${name}`,
  (name: string) => `${name} (12,5 %)`,
  (name: string) => `${name}*`,
  (name: string) => `(${name})`,
]
const frames: Readonly<Record<string, (name: string) => string>> = {
  en: (name) => `Ingredients: water, ${name}, salt.`,
  de: (name) => `Zutaten: Wasser, ${name}, Salz.`,
  fr: (name) => `Ingrédients : eau, ${name}, sel.`,
  es: (name) => `Ingredientes: agua, ${name}, sal.`,
  it: (name) => `Ingredienti: acqua, ${name}, sale.`,
  nl: (name) => `Ingrediënten: water, ${name}, zout.`,
}

describe('the table of vague names', () => {
  test('every row has known allergens, a way to settle it, a reason and a name in every covered language', () => {
    for (const { allergens, settling, why, languages } of rows) {
      expect(allergens.length, why).toBeGreaterThan(0)
      for (const allergen of allergens) expect(allergenIds).toContain(allergen)
      expect(['source', 'additive', 'parts']).toContain(settling)
      expect(why).toMatch(/^\p{L}/u)
      expect(languages).toHaveLength(coveredLanguages.length)
      for (const names of languages) expect(names.length, why).toBeGreaterThan(0)
    }
    expect(parseRows(sourceWordTable).map(([language]) => language)).toEqual([...coveredLanguages])
  })

  test('no vague name is free of its possible allergens, in any language, with any amount around it', () => {
    for (const { name, allergens, language } of every)
      for (const write of around) {
        const label = (frames[language] ?? String)(write(name))
        const { verdicts } = parseLabel(label)
        for (const allergen of allergens)
          expect(verdicts[allergen].answer, `${label}: ${allergen}`).not.toBe('none found')
      }
  })

  test('a merely descriptive word settles nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...every.filter(({ language }) => language === 'en')),
        fc.constantFrom('modified', 'natural', 'organic', 'dried', 'powdered', 'refined', 'ground', 'mild'),
        fc.boolean(),
        ({ name, allergens }, says, isBracketed) => {
          const label = isBracketed ? `Sugar, ${name} (${says}), salt` : `Sugar, ${says} ${name}, salt`
          for (const allergen of allergens)
            expect(parseLabel(label).verdicts[allergen].answer, label).not.toBe('none found')
        },
      ),
    )
  })

  test('only its possible allergens are open: the rest of the label stays understood', () => {
    for (const { name, language } of every) {
      const { unknown, readable } = parseLabel((frames[language] ?? String)(name))
      expect(unknown, name).toEqual([])
      expect(readable, name).toBe(true)
    }
  })

  test('the reason names the word', () => {
    const verdict = parseLabel('Water, modified starch').verdicts.gluten
    expect(verdict).toMatchObject({ answer: 'not known', because: { line: 'modified starch' } })
    expect(verdict.answer !== 'none found' && verdict.because.why).toContain('wheat or potato')
  })
})

describe('settling a vague name', () => {
  test.each<[string, Allergen]>([
    ['Starch (maize)', 'gluten'],
    ['Maize starch', 'gluten'],
    ['Modified starch (from corn)', 'gluten'],
    ['Starch: rice', 'gluten'],
    ['Stärke (Mais)', 'gluten'],
    ['Stärke aus Mais', 'gluten'],
    ['amidon de maïs', 'gluten'],
    ['almidón de maíz', 'gluten'],
    ['amido di mais', 'gluten'],
    ['zetmeel (mais)', 'gluten'],
    ['Vegetable oil (sunflower)', 'soy'],
    ['Vegetable oils in varying proportions (palm, rapeseed)', 'peanuts'],
    ['huile végétale (tournesol)', 'soy'],
    ['pflanzliche Öle (Raps, Palm)', 'sesame'],
    ['Sunflower lecithin', 'soy'],
    ['Emulsifier (sunflower lecithin)', 'eggs'],
    ['Emulsifier (E471)', 'soy'],
    ['Preservative (potassium sorbate)', 'sulfites'],
    ['Preservative: E202', 'sulfites'],
    ['Pea fibre', 'gluten'],
    ['Natural vanilla flavouring', 'dairy'],
    ['Spices (black pepper, nutmeg)', 'mustard'],
    ['Vegetables (carrot, onion)', 'celery'],
    ['Free from artificial flavouring', 'dairy'],
    ['Without added flavouring', 'dairy'],
  ])('%s: no doubt about %s', (label, allergen) => {
    const { verdicts, unknown } = parseLabel(label)
    expect(unknown).toEqual([])
    expect(verdicts[allergen].answer).toBe('none found')
  })

  test.each<[string, Allergen, 'contains' | 'not known']>([
    ['Starch (wheat)', 'gluten', 'contains'],
    ['Wheat starch', 'gluten', 'contains'],
    ['Vegetable oil (soya)', 'soy', 'contains'],
    ['Spices (including mustard)', 'celery', 'not known'],
    ['Spices (contains celery)', 'mustard', 'not known'],
    ['Modified starch (E1422)', 'gluten', 'not known'],
    ['Vegetable fat (emulsifier)', 'peanuts', 'not known'],
    ['Chicken stock', 'celery', 'not known'],
    ['Emulsifier (lecithin)', 'soy', 'not known'],
    ['Thickener (starch)', 'gluten', 'not known'],
    ['Flavourings (spices)', 'mustard', 'not known'],
    ['No added sugar drink with flavouring', 'dairy', 'not known'],
  ])('%s: %s stays %3$s', (label, allergen, answer) => {
    expect(parseLabel(label).verdicts[allergen].answer).toBe(answer)
  })

  test.each(['Water, sauce', 'Sugar, glaze', 'Meat products, salt', 'Filling, salt', 'Ready meal'])(
    '%s may contain anything',
    (label) => {
      for (const { answer } of Object.values(parseLabel(label).verdicts))
        expect(answer).not.toBe('none found')
    },
  )

  test.each(['Glucose syrup, maltodextrin, dextrose', 'Water, citric acid, vinegar', 'Tocopherols, salt'])(
    '%s is exempt or harmless',
    (label) => {
      expect(parseLabel(label).verdicts.gluten.answer).toBe('none found')
      expect(parseLabel(label).verdicts.soy.answer).toBe('none found')
    },
  )
})
