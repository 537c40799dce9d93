import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MeasureRegion } from '../country/measure-region'
import { allergenWordTable } from '../data/labels/allergen-words'
import { europeanAllergenWordTable } from '../data/labels/allergen-words-europe'
import { worldAllergenWordTable } from '../data/labels/allergen-words-world'
import { dietWordTable } from '../data/labels/diet-words'
import { foodAllergenWordTable } from '../data/labels/food-allergen-words'
import { harmlessWordTable } from '../data/labels/harmless-words'
import { labelExceptionTable } from '../data/labels/label-exceptions'
import { labelStatementTable } from '../data/labels/label-statements'
import { preparationAllergenTable } from '../data/labels/preparation-allergens'
import { ambiguousWordTable } from '../data/text/ambiguous-words'
import { foreignFoodTable } from '../data/text/foreign-foods'
import { foreignUnitTable } from '../data/text/foreign-units'
import { plantPartTable } from '../data/text/plant-parts'
import { figuresPer100g } from '../diet/diet-figures'
import { dietBitsOf } from '../diet/diet-verdict'
import { parseList, parseRows } from '../fact-table'
import { allFoods } from '../food/food'
import type { ForeignLanguage } from '../language/language'
import { portionOf } from '../quantity/portion'
import type { RecipeLine } from '../recipe/recipe'
import { toRecipeLine, toRecipeLineIn, toRecipeLines } from '../recipe/recipe-line'
import { classifyLine } from './classify-line'
import { rulesRevision } from './rules-revision'

/** What the rules answered when `rulesRevision` was last raised. */
const recorded = {
  revision: 24,
  digests: {
    foods: 'be7bfc6eff00',
    names: '15cb136b20a6',
    'names in other languages': '1b37c213e7a2',
    'words of labels': 'bfc58f2c17fd',
    lines: 'a7557fc33b43',
    'ambiguous words': '508efc13e44e',
    'parts of plants': '5220972ac2f6',
    measures: '5a925aa586f9',
  },
}

const wordTables = [
  allergenWordTable,
  europeanAllergenWordTable,
  worldAllergenWordTable,
  foodAllergenWordTable,
  harmlessWordTable,
  dietWordTable,
  labelExceptionTable,
  labelStatementTable,
  preparationAllergenTable,
]

/** A food of each kind: with and without allergens, of animals and plants, counted, poured and vague. */
const lineFoods =
  'butter;milk;cheese;eggs;flour;bread;peanut butter;almonds;soy sauce;tahini;salmon;prawns;chicken breast;carrots;garlic;' +
  'parsley;rice;sugar;honey;olive oil;white wine;mayonnaise;beef mince;bacon;mushrooms;lemons;pasta;sausages;coconut milk;' +
  'worcestershire sauce;chocolate;stock;pesto;celery;mustard;something crunchy'
const lineShapes =
  '{};2 {};200 g {};1 cup {};1 tin {};1 bunch {};a pinch of {};vegan {};gluten-free {};dairy-free {};{}-free;no {};' +
  '{} or margarine;{} and salt;{} (optional);{} (vegan);{} (or tofu);{}, floured;{}, breaded;{}, marinated;buttered {};' +
  'plant-based {};{} substitute;{} flavouring;may contain {};{} in satay;200 g {} if not allergic;{} powder;smoked {};' +
  '{}, plus wheat flour to dust'

/** Whole lines are slow to read; of the names in other languages so many are enough. */
const readEvery = 6

/** What every rule answers, by kind. */
const answersByKind = {
  foods: () =>
    allFoods().map(({ id, contains, often, traits, oftenTraits }) => [
      id,
      contains,
      often,
      traits,
      oftenTraits,
      figuresPer100g(id),
      portionOf(id),
    ]),
  names: () =>
    allFoods().flatMap(({ id, name, aliases }) =>
      [name, ...aliases].map((text) => [text, id, Object.values(classifyLine({ text, foodId: id }))]),
    ),
  'names in other languages': () =>
    parseRows(foreignFoodTable).flatMap(([, ...columns], row) =>
      columns
        .flatMap(parseList)
        .map((name, at) => [name, (row + at) % readEvery === 0 ? readLine(`100 g ${name}`) : undefined]),
    ),
  'words of labels': () =>
    wordTables
      .flatMap(parseRows)
      .flatMap(([, entries]) => parseList(entries))
      .map((entry) => entry.replaceAll('*', '').replace(/\/\S*/g, ''))
      .map((text) => [text, Object.values(classifyLine({ text }))]),
  lines: () =>
    lineShapes
      .split(';')
      .flatMap((shape) => lineFoods.split(';').map((food) => readLine(shape.replace('{}', food)))),
  'ambiguous words': () =>
    parseRows(ambiguousWordTable).flatMap(([words, places]) =>
      parseList(words).flatMap((word) =>
        parseList(places).flatMap((place) =>
          '2;2 tsp;2 g;7 g;42 g;200 g;2 packets;2 cubes;200 ml'
            .split(';')
            .map((amount) => [amount, word, place, lineAt(`${amount} ${word}`, place).foodId]),
        ),
      ),
    ),
  'parts of plants': () =>
    parseRows(plantPartTable).flatMap(([parts, plants]) =>
      parseList(parts).flatMap(
        (part) => toRecipeLines([`200 g ${part}`, ...parseList(plants).slice(0, 1)])[0],
      ),
    ),
  measures: () =>
    parseRows(foreignUnitTable).flatMap(([language = '', , words]) =>
      parseList(words).map((word) => [word, lineAt(`2 ${word} salami`, language)]),
    ),
}

/** A line of a recipe in a language, or of a region. */
function lineAt(text: string, place: string): RecipeLine {
  return toRecipeLineIn(
    text,
    place.length === 2 && !/^(?:en|uk|us|au|nz)$/.test(place)
      ? { language: place as ForeignLanguage, confidence: 1 }
      : {
          language: 'en',
          confidence: 1,
          ...(/^(?:uk|us|au|nz)$/.test(place) && { region: place as MeasureRegion }),
        },
  )
}

function readLine(text: string): unknown {
  const line = toRecipeLine(text)
  const { unfit, unjudged } = dietBitsOf({
    id: 0,
    title: '',
    servings: 1,
    occasions: [],
    tags: [],
    lines: [line],
  })
  return [line, Object.values(classifyLine(line)), unfit, unjudged]
}

function digestOf(answers: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 12)
}

test('what the rules answer is what they answered when their revision was raised', () => {
  const digests = Object.fromEntries(
    Object.entries(answersByKind).map(([kind, answers]) => [kind, digestOf(answers())]),
  )
  const others = Object.entries(digests).flatMap(([kind, digest]) =>
    (recorded.digests as Record<string, string>)[kind] === digest ? [] : [kind],
  )
  const next = recorded.revision === rulesRevision ? rulesRevision + 1 : rulesRevision
  const advice =
    `The rules answer otherwise than at revision ${recorded.revision} (${others.join(', ')}), and verdicts are stored. ` +
    `Set rulesRevision to ${next} in rules-revision.ts, so that they are recomputed, and record in this test:\n` +
    `const recorded = ${JSON.stringify({ revision: next, digests }, null, 2)}`
  expect(others, advice).toEqual([])
  expect(recorded.revision, 'the record belongs to another revision').toBe(rulesRevision)
})
