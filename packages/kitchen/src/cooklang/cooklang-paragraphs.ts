import type { WrittenRecipe } from '../recipe/written-recipe'
import { parseCooklang, toIngredientLine } from './cooklang-parser'
import { collapseWhitespace, escapeStepText } from './escape-cooklang'
import { splitCooklangLine } from './line-parts'
import type { StepMark } from './step-marks'
import { findStepMarks, formatCooklangIngredient, formatCookware } from './step-marks'

type Body = Pick<WrittenRecipe, 'ingredients' | 'steps' | 'equipment'>

/**
 * The paragraphs of a recipe in Cooklang: what is laid out first, then the steps. Example: the lines '4 eggs' and 'salt' with the
 * step 'Boil the eggs.' are '@salt{}' and 'Boil the @eggs{4}.'.
 */
export function toCooklangParagraphs({ ingredients, steps, equipment = [] }: Body): string[] {
  const lines = said(ingredients)
  const told = said(steps)
  const tools = [...new Set(said(equipment))]
  const marked = paragraphs(lines, told, tools, findStepMarks(lines, told, tools))
  return readsAs(marked, lines, told) ? marked : paragraphs(lines, told, tools, [])
}

function said(texts: readonly string[]): string[] {
  return texts.map(collapseWhitespace).filter((text) => text !== '')
}

function paragraphs(
  lines: readonly string[],
  steps: readonly string[],
  tools: readonly string[],
  marks: readonly (readonly StepMark[])[],
): string[] {
  const names = new Set<string>()
  const lineText = (place: number) => {
    const parts = splitCooklangLine(lines[place] ?? '')
    const name = parts.name.toLowerCase()
    // Said again without an amount it would be taken for the one before.
    const anew = names.has(name) && parts.amount === undefined
    names.add(name)
    return formatCooklangIngredient(parts, anew)
  }
  const inSteps = new Set(marks.flat().map(({ line, text }) => line ?? text))
  const first = [
    ...lines.flatMap((_, place) => (inSteps.has(place) ? [] : [lineText(place)])),
    ...tools.map(formatCookware).filter((text) => !inSteps.has(text)),
  ]
  const told = steps.map((step, at) => {
    let done = 0
    const parts = (marks[at] ?? []).map(({ at: from, end, line, text = '' }) => {
      const before = escapeStepText(step.slice(done, from))
      done = end
      return before + (line === undefined ? text : lineText(line))
    })
    return parts.join('') + escapeStepText(step.slice(done))
  })
  return first.length === 0 ? told : [first.join(', '), ...told]
}

// Not every odd text can be told apart from a mark beforehand.
function readsAs(written: readonly string[], lines: readonly string[], steps: readonly string[]): boolean {
  const read = parseCooklang(`---\n---\n${written.join('\n\n')}`)
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((text, at) => text === b[at])
  return (
    same(
      read.steps.map(({ text }) => text),
      steps,
    ) && same(read.ingredients.map(toIngredientLine).toSorted(), lines.toSorted())
  )
}
