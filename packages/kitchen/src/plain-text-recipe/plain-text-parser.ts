import { tidyIngredient } from '../json-ld/json-ld-ingredients'
import { cleanLine } from '../json-ld/plain-text'
import type { LooseRecipe } from '../recipe/loose-recipe'
import { isCooklang, toLooseRecipe } from './cooklang-recipe'
import { headingPart, type RecipePart } from './headings'
import { ingredientLikelihood, stepLikelihood } from './line-likelihood'
import { splitParagraphSteps } from './paragraph-steps'
import { splitFacts } from './split-facts'
import { splitRecipes } from './split-recipes'
import { findServingsText, parseTimeLabel, type TimeKind } from './time-and-servings'

const maxLines = 5000

/**
 * Parses the recipes in a plain text or a Cooklang file: a title, lines under 'Ingredients' or its equivalent in many
 * languages, then steps.
 * Example: `parseRecipeText('Toast\n\nZutaten\n2 Scheiben Brot\n\nZubereitung\nBrot toasten.')[0]?.ingredients` is
 * `['2 Scheiben Brot']`.
 */
export function parseRecipeText(text: string): LooseRecipe[] {
  if (isCooklang(text)) {
    const recipe = toLooseRecipe(text)
    return recipe.steps.length > 0 ? [recipe] : []
  }
  const lines = text.replace(/\r\n?/g, '\n').split('\n').slice(0, maxLines).flatMap(plainLines)
  return splitRecipes(lines)
    .map(parseSection)
    .filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
}

// 'Serves 6 Prep time: 30 min' are two lines.
function plainLines(line: string): readonly string[] {
  const plain = plainLine(line)
  return splitFacts(/\t|\s{3}/.test(line) ? line : plain)?.map(cleanLine) ?? [plain]
}

// Removes marks of emphasis and headings.
function plainLine(line: string): string {
  return cleanLine(line)
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*\*(.+)\*\*$/, '$1')
    .replace(/^__(.+)__$/, '$1')
}

const minuteKeys = {
  prep: 'prepMinutes',
  cook: 'cookMinutes',
  wait: 'waitMinutes',
  total: 'totalMinutes',
} as const satisfies Record<TimeKind, keyof LooseRecipe>

interface Reading {
  readonly before: string[]
  readonly ingredients: string[]
  readonly steps: string[]
  readonly about: Partial<Record<'servings', string> & Record<(typeof minuteKeys)[TimeKind], number>>
}

function parseSection(lines: readonly string[]): LooseRecipe {
  const isHeaded = lines.some((line) => headingPart(line) === 'ingredients' || headingPart(line) === 'steps')
  const { before, ingredients, steps, about } = isHeaded ? splitByHeadings(lines) : splitByLikelihood(lines)
  const [title = '', ...rest] = before.filter((line) => line !== '')
  const description = rest.join(' ')
  return {
    title: title.replace(
      /^(?:title|recipe|name|titel|rezept|recette|titre|receta|ricetta|recept)\s?[:：]\s?/i,
      '',
    ),
    ingredients: ingredients.map(tidyIngredient).filter((line) => line !== ''),
    steps: splitParagraphSteps(steps),
    ...about,
    ...(description === '' ? {} : { description }),
  }
}

function splitByHeadings(lines: readonly string[]): Reading {
  const reading: Reading = { before: [], ingredients: [], steps: [], about: {} }
  let part: RecipePart | 'before' = 'before'
  for (const line of lines) {
    const opens = headingPart(line)
    if (opens && !(opens === 'other' && part === 'before')) {
      part = opens
      // 'Ingredients (serves 4)' holds two facts.
      recordFact(
        line
          .replace(/^[^\d(]*/, '')
          .replace(/[()]/g, ' ')
          .trim(),
        reading.about,
      )
      continue
    }
    if (part !== 'steps' && recordFact(line, reading.about)) continue
    if (part === 'before') reading.before.push(line)
    if (part === 'ingredients' && line !== '') reading.ingredients.push(line)
    if (part === 'steps') reading.steps.push(line)
  }
  return reading
}

// Without headings: the longest run of lines that look like ingredients, the text above it and the text below.
function splitByLikelihood(lines: readonly string[]): Reading {
  const reading: Reading = { before: [], ingredients: [], steps: [], about: {} }
  const isFact = lines.map((line) => recordFact(line, reading.about))
  const likelihoods = lines.map((line, at) => (isFact[at] ? 0 : ingredientLikelihood(line)))
  let best = { from: 0, to: 0, sum: 0 }
  let run = { from: 0, to: 0, sum: 0 }
  for (const [at, look] of likelihoods.entries()) {
    const isIn = look >= 0.5 || (run.sum > 0 && (lines[at] === '' || /[:：]$/.test(lines[at] ?? '')))
    run = isIn
      ? { from: run.sum > 0 ? run.from : at, to: at + 1, sum: run.sum + look }
      : { from: at, to: at, sum: 0 }
    if (run.sum > best.sum) best = run
  }
  if (best.sum < 1) best = { from: lines.length, to: lines.length, sum: 0 }
  for (const [at, line] of lines.entries()) {
    if (isFact[at]) continue
    if (at < best.from) reading.before.push(line)
    else if (at < best.to) reading.ingredients.push(line)
    else reading.steps.push(line)
  }
  if (best.sum > 0 || reading.before.length < 2) return reading
  const [title = '', ...rest] = reading.before.filter((line) => line !== '')
  return { ...reading, before: [title], steps: rest.filter((line) => stepLikelihood(line) > 0) }
}

function recordFact(line: string, about: Reading['about']): boolean {
  const time = parseTimeLabel(line)
  if (time?.minutes !== undefined) {
    about[minuteKeys[time.kind]] ??= time.minutes
    return true
  }
  const servings = findServingsText(line)
  if (servings === undefined || servings === '') return false
  about.servings ??= servings
  return true
}
