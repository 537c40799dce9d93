import { parseIngredient } from '../ingredient/ingredient'
import { ingredientUsesOf } from '../recipe-steps/ingredient-uses'
import { parseStep } from '../recipe-steps/step-text'
import { escapeIngredientName } from './escape-cooklang'
import { splitCooklangLine } from './line-parts'
import type { CooklangIngredient } from './step-token'

/**
 * A marked range of a step, with the index of its ingredient line or its Cooklang text. Example: `{ at: 9, end: 13, line: 0 }`
 * for the eggs in 'Boil the eggs.'.
 */
export interface StepMark {
  readonly at: number
  readonly end: number
  readonly line?: number
  readonly text?: string
}

/**
 * Returns the marks of each step: every ingredient line where a step that uses it first names it in the same words, the tools,
 * and the waiting times. Example: 'Boil the eggs for 7 minutes.' has 'eggs' and '7 minutes'.
 */
export function findStepMarks(
  lines: readonly string[],
  steps: readonly string[],
  tools: readonly string[],
): StepMark[][] {
  const marks: StepMark[][] = steps.map(() => [])
  const add = (step: number, name: string, mark: Pick<StepMark, 'line' | 'text'>): boolean => {
    const taken = marks[step] ?? []
    const at = findName(steps[step] ?? '', name, taken)
    if (at !== -1) taken.push({ at, end: at + name.length, ...mark })
    return at !== -1
  }
  // Lines under headings belong together, so they are listed instead of marked in the steps.
  if (!lines.some((line) => parseIngredient(line).heading)) {
    const uses = ingredientUsesOf(
      steps,
      lines.map((text) => ({ text })),
    )
    lines.forEach((line, index) => {
      const { name } = splitCooklangLine(line)
      uses.findIndex((lineIndexes, step) => lineIndexes.includes(index) && add(step, name, { line: index }))
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
  return marks.map((stepMarks) => stepMarks.toSorted((a, b) => a.at - b.at))
}

/** Formats a tool as a Cooklang mark. Example: `formatCookware('frying pan')` is '#frying pan{}'. */
export function formatCookware(tool: string): string {
  return `#${escapeIngredientName(tool)}{}`
}

/**
 * Formats an ingredient as a Cooklang mark. Example: `formatCooklangIngredient({ name: 'eggs', amount: '4' })` is '@eggs{4}'.
 */
export function formatCooklangIngredient(
  { name, amount = '', unit, preparation, optional }: CooklangIngredient,
  isNew = false,
): string {
  const marks = `${optional ? '?' : ''}${isNew ? '+' : ''}`
  const inside = unit === undefined ? amount : `${amount}%${unit}`
  return `@${marks}${escapeIngredientName(name)}{${inside}}${preparation ? `(${escapeIngredientName(preparation)})` : ''}`
}

// Finds the name as a whole word that is not followed by text that would be parsed as its preparation.
function findName(step: string, name: string, taken: readonly StepMark[]): number {
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
