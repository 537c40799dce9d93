import type { WrittenRecipe } from '../recipe/written-recipe'
import { parseCooklang, toIngredientLine } from './cooklang-parser'
import { collapseWhitespace, escapeStepText } from './escape-cooklang'
import { splitCooklangLine } from './line-parts'
import type { StepMark } from './step-marks'
import { findStepMarks, formatCooklangIngredient, formatCookware } from './step-marks'

type Body = Pick<WrittenRecipe, 'ingredients' | 'steps' | 'equipment'>

/**
 * Returns the paragraphs of a recipe in Cooklang: first the ingredients that no step names, then the steps. Example: the lines
 * '4 eggs' and 'salt' with the step 'Boil the eggs.' are '@salt{}' and 'Boil the @eggs{4}.'.
 */
export function toCooklangParagraphs({ ingredients, steps, equipment = [] }: Body): string[] {
  const lineTexts = toNonEmptyLines(ingredients)
  const stepTexts = toNonEmptyLines(steps)
  const tools = [...new Set(toNonEmptyLines(equipment))]
  const marked = buildParagraphs(lineTexts, stepTexts, tools, findStepMarks(lineTexts, stepTexts, tools))
  return roundTrips(marked, lineTexts, stepTexts) ? marked : buildParagraphs(lineTexts, stepTexts, tools, [])
}

function toNonEmptyLines(texts: readonly string[]): string[] {
  return texts.map(collapseWhitespace).filter((text) => text !== '')
}

function buildParagraphs(
  lines: readonly string[],
  steps: readonly string[],
  tools: readonly string[],
  marks: readonly (readonly StepMark[])[],
): string[] {
  const names = new Set<string>()
  const lineText = (index: number) => {
    const parts = splitCooklangLine(lines[index] ?? '')
    const name = parts.name.toLowerCase()
    // A repeated name without an amount would be parsed as a reference to the earlier ingredient.
    const isRepeated = names.has(name) && parts.amount === undefined
    names.add(name)
    return formatCooklangIngredient(parts, isRepeated)
  }
  const inSteps = new Set(marks.flat().map(({ line, text }) => line ?? text))
  const listed = [
    ...lines.flatMap((_, index) => (inSteps.has(index) ? [] : [lineText(index)])),
    ...tools.map(formatCookware).filter((text) => !inSteps.has(text)),
  ]
  const stepParagraphs = steps.map((step, at) => {
    let done = 0
    const parts = (marks[at] ?? []).map(({ at: from, end, line, text = '' }) => {
      const before = escapeStepText(step.slice(done, from))
      done = end
      return before + (line === undefined ? text : lineText(line))
    })
    return parts.join('') + escapeStepText(step.slice(done))
  })
  return listed.length === 0 ? stepParagraphs : [listed.join(', '), ...stepParagraphs]
}

// Marked text is parsed again, because some text looks like a mark.
function roundTrips(written: readonly string[], lines: readonly string[], steps: readonly string[]): boolean {
  const parsed = parseCooklang(`---\n---\n${written.join('\n\n')}`)
  const isEqual = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((text, at) => text === b[at])
  return (
    isEqual(
      parsed.steps.map(({ text }) => text),
      steps,
    ) && isEqual(parsed.ingredients.map(toIngredientLine).toSorted(), lines.toSorted())
  )
}
