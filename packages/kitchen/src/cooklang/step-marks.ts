import { parseIngredient } from '../ingredient/ingredient'
import { ingredientUsesOf } from '../recipe-steps/ingredient-uses'
import { parseStep } from '../recipe-steps/step-text'
import type { CooklangIngredient } from './cooklang-parser'
import { escapeIngredientName } from './escape-cooklang'
import { splitCooklangLine } from './line-parts'

/**
 * A stretch of a step that is more than words, with the line it stands for or how Cooklang writes it. Example: `{ at: 9, end: 13,
 * line: 0 }` for the eggs in 'Boil the eggs.'.
 */
export interface StepMark {
  readonly at: number
  readonly end: number
  readonly line?: number
  readonly text?: string
}

/**
 * What is marked in each step: every line where a step that uses it first names it in the same words, the tools, and the times to
 * wait. Example: 'Boil the eggs for 7 minutes.' has 'eggs' and '7 minutes'.
 */
export function findStepMarks(
  lines: readonly string[],
  steps: readonly string[],
  tools: readonly string[],
): StepMark[][] {
  const marks: StepMark[][] = steps.map(() => [])
  const add = (step: number, name: string, mark: Pick<StepMark, 'line' | 'text'>): boolean => {
    const taken = marks[step] ?? []
    const at = placeOf(steps[step] ?? '', name, taken)
    if (at !== -1) taken.push({ at, end: at + name.length, ...mark })
    return at !== -1
  }
  // Under headings the lines belong together, so they are laid out as they stand.
  if (!lines.some((line) => parseIngredient(line).heading)) {
    const uses = ingredientUsesOf(
      steps,
      lines.map((text) => ({ text })),
    )
    lines.forEach((line, place) => {
      const { name } = splitCooklangLine(line)
      uses.findIndex((places, step) => places.includes(place) && add(step, name, { line: place }))
    })
  }
  for (const tool of tools) steps.findIndex((_, step) => add(step, tool, { text: formatCookware(tool) }))
  steps.forEach((step, at) => {
    let done = 0
    for (const { kind, text } of parseStep(step)) {
      const timer = kind === 'timer' ? /^([\d½¼¾][^\s{}%]*) (\p{L}+)$/u.exec(text) : null
      const mark = { at: done, end: done + text.length }
      if (timer && isFree(mark, marks[at] ?? [])) {
        marks[at]?.push({ ...mark, text: `~{${timer[1]}%${timer[2]}}` })
      }
      done = mark.end
    }
  })
  return marks.map((each) => each.toSorted((a, b) => a.at - b.at))
}

/** A tool as Cooklang marks it. Example: `toolText('frying pan')` is '#frying pan{}'. */
export function formatCookware(tool: string): string {
  return `#${escapeIngredientName(tool)}{}`
}

/** An ingredient as Cooklang marks it. Example: `ingredientText({ name: 'eggs', amount: '4' })` is '@eggs{4}'. */
export function formatCooklangIngredient(
  { name, amount = '', unit, preparation, optional }: CooklangIngredient,
  anew = false,
): string {
  const marks = `${optional ? '?' : ''}${anew ? '+' : ''}`
  const inside = unit === undefined ? amount : `${amount}%${unit}`
  return `@${marks}${escapeIngredientName(name)}{${inside}}${preparation ? `(${escapeIngredientName(preparation)})` : ''}`
}

// A whole word, and nothing behind it that would be read as its preparation.
function placeOf(step: string, name: string, taken: readonly StepMark[]): number {
  for (let at = step.indexOf(name); at !== -1; at = step.indexOf(name, at + 1)) {
    const end = at + name.length
    const isWord = !/[\p{L}\p{M}\p{N}\\@#~-]$/u.test(step.slice(Math.max(0, at - 2), at))
    const ends = !/^[\p{L}\p{M}\p{N}({-]/u.test(step.slice(end, end + 2))
    if (isWord && ends && isFree({ at, end }, taken)) return at
  }
  return -1
}

function isFree({ at, end }: StepMark, taken: readonly StepMark[]): boolean {
  return taken.every((other) => end <= other.at || at >= other.end)
}
