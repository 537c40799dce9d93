import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import { visibleIngredients } from '@larder/kitchen/recipe/visible-ingredients'
import { describePicture } from '@larder/plating/describe-picture'
import { drawPicture } from '@larder/plating/draw-picture'
import type { PlatingRecipe } from '@larder/plating/plating-recipe'
import {
  cookbookFolder,
  listCookbookFiles,
} from '../../apps/server/src/features/recipes/cookbook/cookbook-folder'
import { parseCookbookRecipe } from '../../apps/server/src/features/recipes/cookbook/cookbook-recipe'
import { median } from '../kit/percentile'
import type { BenchFigure } from './report/figure'

const rounds = 6
/** Of the processor, for one picture. */
const limitMs = 5

/** What drawing a dish costs the processor: each of the cookbook, and one that somebody wrote to make it slow. */
export async function measureDrawing(): Promise<BenchFigure[]> {
  const dishes = await readDishes()
  const hostile: PlatingRecipe = {
    title: 'soup salad paella cake '.repeat(400),
    ingredients: Array.from({ length: 5000 }, (_, at) => ({ text: `${at} g tomato ${'x'.repeat(300)}` })),
    steps: Array.from({ length: 5000 }, () => 'sprinkle parsley and feta, serve '.repeat(50)),
  }
  // Once for nothing, so that the code is compiled.
  for (const dish of dishes) draw(dish)
  // Round after round, so that a busy moment of the machine meets one round of many dishes and not all rounds of one.
  const least = dishes.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1)
    dishes.forEach((dish, at) => {
      least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, cpuMsOf(dish))
    })
  const each = least.sort((one, other) => one - other)
  return [
    { name: 'a dish of the cookbook, drawn', value: median(each), unit: 'ms', limit: limitMs },
    {
      name: 'the slowest of a hundred dishes, drawn',
      value: each[Math.floor(each.length * 0.99)] ?? Number.NaN,
      unit: 'ms',
      limit: limitMs,
    },
    {
      name: 'a hostile recipe, drawn',
      value: Math.min(...Array.from({ length: rounds }, () => cpuMsOf(hostile))),
      unit: 'ms',
      limit: limitMs,
    },
  ]
}

async function readDishes(): Promise<PlatingRecipe[]> {
  const files = await listCookbookFiles(cookbookFolder)
  const parsed = await Promise.all(
    files.map(async (file) => parseCookbookRecipe(await readFile(file, 'utf8'), basename(file))),
  )
  return parsed.flatMap((read) => {
    if (!read.ok) return []
    const { title, description, course, tags, steps, ingredients } = read.recipe.draft
    const lines = visibleIngredients(toRecipeLines(ingredients, undefined))
    return [{ title, description, course, tags, steps, ingredients: lines }]
  })
}

function draw(dish: PlatingRecipe): string {
  return drawPicture(describePicture(dish), { theme: 'light', detail: 'full' })
}

/** The processor's time for one drawing; of several the least counts, so that neither the collector nor a busy neighbour does. */
function cpuMsOf(dish: PlatingRecipe): number {
  const before = process.cpuUsage()
  draw(dish)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
