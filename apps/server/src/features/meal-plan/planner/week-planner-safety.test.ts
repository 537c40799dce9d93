import type { RecipeDraft } from '@larder/contract/recipes'
import { allergenIds } from '@larder/kitchen/diet/allergen'
import { dietIds } from '@larder/kitchen/diet/diet'
import { canServe, type Eater } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { type RandomSource, randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { people } from '../../../db/tables/diet'
import { plannedMeals } from '../../../db/tables/meal-plan'
import { newId } from '../../../secrets'
import { aCook } from '../../../testing/a-cook'
import { aSavedRecipe } from '../../../testing/a-saved-recipe'
import { aPlanningKitchen, type PlanningKitchen } from '../../../testing/kitchens/a-planning-kitchen'
import { syncCookbook } from '../../../testing/recipe-writing'

let kitchen: PlanningKitchen
const drafts = new Map<number, RecipeDraft>()
let foreign = 0

beforeAll(async () => {
  kitchen = await aPlanningKitchen(inject('cluster'))
  const { db } = kitchen
  await syncCookbook(kitchen.serverDb, kitchen.now())
  for (const odd of ['1 zwirbel', '1 stock cube', '100 g chocolate'])
    await kitchen.recipe({ title: `With ${odd}`, ingredients: ['200 g rice', odd] })
  const stranger = await aCook(kitchen)
  foreign = (await aSavedRecipe(db, { title: 'Not yours', occasions: ['dinner'] }, stranger)).id
  await readDrafts()
}, 120_000)
afterAll(() => kitchen.close())

/** Includes dishes that the planner made up since. */
async function readDrafts(): Promise<void> {
  const { rows } = await kitchen.db.$client.query<{ id: number; draft: RecipeDraft }>(
    `select r.id::float8 as id, v.content->'draft' as draft from recipes r
      join recipe_versions v on v.recipe_id = r.id and v.version = r.version`,
  )
  for (const { id, draft } of rows) drafts.set(id, draft)
}

const read = new Map<number, Recipe>()

/** Parses the recipe from its text again, independent of what is stored. */
function readAnew(id: number): Recipe {
  const draft = drafts.get(id)
  if (!draft) throw new Error(`there is no recipe ${id}`)
  const { title, servings, course, occasions, tags } = draft
  const known = read.get(id) ?? {
    id,
    title,
    servings,
    course,
    occasions,
    tags,
    lines: draft.ingredients.map(toRecipeLine),
  }
  read.set(id, known)
  return known
}

function someTable(random: RandomSource): Eater[] {
  const some = <T>(of: number, things: readonly T[]) => things.filter(() => random.chance(of))
  return Array.from({ length: random.upTo(4) }, (_, n) => ({
    name: `Eater ${n + 1}`,
    portions: random.oneOf([0.5, 1, 2]),
    diets: random.chance(0.5) ? some(0.12, dietIds) : [],
    avoids: random.chance(0.7)
      ? some(0.15, allergenIds).map((allergen) => ({
          allergen,
          severity: random.oneOf(['high', 'medium', 'low', 'low', 'low'] as const),
        }))
      : [],
  }))
}

/** Adds the eaters; the first of them may join after the week was planned. */
async function addEaters(eaters: readonly Eater[]): Promise<void> {
  const { db, householdId } = kitchen
  await db.delete(people)
  const rows = eaters.map(({ name, portions, diets, avoids }) => {
    return {
      id: newId(),
      householdId,
      name,
      portions,
      diets: [...diets],
      restrictions: [...avoids],
      createdAt: kitchen.now(),
    }
  })
  await db.insert(people).values(rows)
  await db.execute(sql`update households set revision = revision + 1`)
}

const met = { planned: 0, keptOut: 0, conflicts: 0, warned: 0 }

test('no plan contains a dish that breaks a saved diet or a restriction of high or medium severity', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
      const random = randomSource(seed)
      await kitchen.db.delete(plannedMeals)
      await kitchen.wish({
        meals: random.oneOf([['dinner'], ['breakfast', 'lunch', 'dinner'], ['lunch', 'snack']]),
      })
      const guests = someTable(random)
      if (random.chance(0.5)) {
        await addEaters([{ name: 'First', portions: 1, diets: [], avoids: [] }])
        await kitchen.planned()
      }
      await addEaters(guests)
      const { week, conflicts } = await kitchen.planned({ again: random.chance(0.3) })
      await readDrafts()
      for (const { what, warning } of week.meals) {
        if (what.kind === 'note') throw new Error('a note was planned')
        const id = what.kind === 'recipe' ? what.recipe.id : (what.recipeId ?? 0)
        expect(id).not.toBe(foreign)
        const { allowed, warnings } = canServe(readAnew(id), guests)
        expect(allowed, `${id} for ${JSON.stringify(guests)}`).toBe(true)
        if (warnings.length > 0) expect(warning).toBeDefined()
        met.planned += 1
        met.warned += warnings.length > 0 ? 1 : 0
      }
      if ([...drafts.keys()].some((id) => !canServe(readAnew(id), guests).allowed)) met.keptOut += 1
      met.conflicts += conflicts.length
    }),
    { numRuns: 8 },
  )
  // Otherwise the test would prove nothing.
  for (const what of ['planned', 'keptOut', 'warned'] as const) expect(met[what], what).toBeGreaterThan(0)
}, 180_000)
