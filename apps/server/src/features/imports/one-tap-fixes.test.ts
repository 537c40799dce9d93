import { randomUUID } from 'node:crypto'
import { diet } from '@larder/contract/diet'
import { type ImportEvent, imports, type RecipeFind } from '@larder/contract/imports'
import { allergenIds } from '@larder/kitchen/diet/allergen'
import { normalizeText } from '@larder/kitchen/food-names/normalize-words'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../testing/a-cook'
import { relaxedRateLimits } from '../../testing/kitchens/a-kitchen'
import { type TestApp, testApp } from '../../testing/test-app'

let larder: TestApp
/** Must avoid everything, so that the verdicts name all that is in a dish or may be. */
let careful: Cook

beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances: relaxedRateLimits })
  careful = await aCook(larder, { name: 'Mia' })
  const as = { token: careful.token }
  const [me] = (await larder.call(diet.people, {}, as)).body.data
  const restrictions = allergenIds.map((allergen) => ({ allergen, severity: 'high' as const }))
  await larder.call(diet.saveRestrictions, { params: { id: me?.id ?? '' }, body: { restrictions } }, as)
})
afterAll(() => larder.close())

interface Imported {
  readonly id: string
  readonly find: RecipeFind
}

async function importLines(lines: readonly string[]): Promise<Imported> {
  // Only the newest imports are kept.
  larder.passSeconds(1)
  const id = randomUUID()
  const text = `Supper ${id}\n\nIngredients\n${lines.join('\n')}\n\nSteps\n1. Cook it all.\n`
  const { body } = await larder.call(imports.fromText, { body: { id, text } }, { token: careful.token })
  const last = body.data as ImportEvent | null
  if (last?.kind !== 'found') throw new Error(`nothing found: ${JSON.stringify(last)}`)
  const { body: found } = await larder.call(
    imports.found,
    { params: { id }, query: {} },
    { token: careful.token },
  )
  const [find] = found.data
  if (!find) throw new Error('nothing was found')
  return { id, find }
}

async function saveLines({ id, find }: Imported, ingredients: string[]): Promise<RecipeFind> {
  const body = { draft: { ...find.draft, ingredients } }
  const params = { id, place: find.place }
  return (await larder.call(imports.fix, { params, body }, { token: careful.token })).body.data
}

/** Presses every offered correction in turn; returns each with the line it replaced and the verdicts before and after. */
async function pressAll(imported: Imported) {
  const pressed: { line: string; instead: readonly string[]; before: RecipeFind; after: RecipeFind }[] = []
  let find = imported.find
  for (;;) {
    const doubt = find.doubts.find(({ instead }) => instead !== undefined)
    if (!doubt?.instead) return { pressed, find }
    const line = find.draft.ingredients[doubt.place] ?? ''
    const after = await saveLines(
      { ...imported, find },
      find.draft.ingredients.toSpliced(doubt.place, 1, ...doubt.instead),
    )
    pressed.push({ line, instead: doubt.instead, before: find, after })
    find = after
  }
}

const said = ({ eaters }: RecipeFind, answers: readonly string[]) =>
  new Set(
    eaters.flatMap(({ objections }) =>
      objections.flatMap(({ concerns, about, answer }) =>
        concerns === 'allergen' && answers.includes(answer) ? [about] : [],
      ),
    ),
  )
const contained = (find: RecipeFind) => said(find, ['contains'])
const notExcluded = (find: RecipeFind) => said(find, ['contains', 'not known'])
const missing = (all: ReadonlySet<string>, from: ReadonlySet<string>) =>
  [...all].filter((one) => !from.has(one))

const foods =
  'salted butter;eggs;whole milk;all-purpose flour;soy sauce;almonds;salmon;prawns;cheddar cheese;peanut butter;sesame seeds;celery;' +
  'mustard;mayonnaise;cashews;couscous;yogurt;heavy cream;walnuts;tahini;breadcrumbs;anchovies;carrots;onions;potatoes;spinach;' +
  'olive oil;white rice;lentils;tomatoes;cucumber;apples;broccoli;chicken breast;mushrooms;cinnamon;mozzarella;hazelnuts;tofu;mussels'

const slips: readonly ((name: string) => string)[] = [
  (name) => name.slice(0, middleOf(name)) + name.slice(middleOf(name) + 1),
  (name) => name.slice(0, middleOf(name)) + (name[middleOf(name)] ?? '') + name.slice(middleOf(name)),
  (name) => `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`,
]

function middleOf(name: string): number {
  return Math.ceil(name.length / 2)
}

function inRecipes<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

describe('the corrections that an import offers, each pressed', () => {
  test('of any misspelt food: never safer', async () => {
    let count = 0
    for (const names of inRecipes(foods.split(';'), 10)) {
      const meant = await importLines(names.map((name) => `200 g ${name}`))
      for (const slip of slips) {
        const written = await importLines(names.map((name) => `200 g ${slip(name)}`))
        const { pressed, find } = await pressAll(written)
        count += pressed.length
        for (const { line, instead, before, after } of pressed)
          expect(missing(contained(before), notExcluded(after)), `${line} → ${instead}`).toEqual([])
        expect(missing(contained(meant.find), notExcluded(find)), names.join()).toEqual([])
      }
    }
    // Else this test would say nothing.
    expect(count).toBeGreaterThan(5)
  }, 60_000)

  test.each([
    ['German', ['2 Eier', '200 g Mehl', '100 g Buter', '1 Zwibel', 'Salz und Pfeffer', '50 g Haselnüse']],
    ['French', ['3 œufs', '200 g farine', '100 g beure', '1 oignon', 'sel et poivre', '50 g noissettes']],
    ['Spanish', ['3 huevos', '200 g harina', '100 g mantequila', 'sal y pimienta', '50 g almendrs']],
    ['Italian', ['3 uova', '200 g farina', '100 g buro', 'sale e pepe', '50 g nociole']],
    ['Polish', ['10 jajek', '200 g mąki', '100 g masła', 'sól i pieprz', '50 g orzechów']],
    ['Croatian', ['3 jaja', '200 g brašna', '100 g maslaca', 'sol i papar', '50 g lješnjaka']],
  ])('%s lines are not corrected into another language', async (_, lines) => {
    const imported = await importLines(lines)
    const { pressed, find } = await pressAll(imported)
    for (const { line, instead } of pressed) {
      const words = new Set(normalizeText(line).split(/\s+/))
      for (const word of instead.flatMap((one) => normalizeText(one).split(/\s+/)))
        expect(words.has(word), `${line} → ${instead}`).toBe(true)
    }
    expect(missing(contained(imported.find), contained(find))).toEqual([])
    expect(missing(notExcluded(imported.find), notExcluded(find))).toEqual([])
  })
})
