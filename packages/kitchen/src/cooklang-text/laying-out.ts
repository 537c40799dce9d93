import { ingredientLine, readCooklang } from '../cooklang'
import type { WrittenRecipe } from '../written-recipe'
import { escapedWords, onOneLine } from './escaping'
import { lineParts } from './line-parts'
import type { StepMark } from './marks'
import { ingredientText, marksIn, toolText } from './marks'

type Body = Pick<WrittenRecipe, 'ingredients' | 'steps' | 'equipment'>

/**
 * The paragraphs of a recipe in Cooklang: what is laid out first, then the steps. Example: the lines '4 eggs' and 'salt' with the
 * step 'Boil the eggs.' are '@salt{}' and 'Boil the @eggs{4}.'.
 */
export function laidOut({ ingredients, steps, equipment = [] }: Body): string[] {
  const lines = said(ingredients)
  const told = said(steps)
  const tools = [...new Set(said(equipment))]
  const marked = paragraphs(lines, told, tools, marksIn(lines, told, tools))
  return readsAs(marked, lines, told) ? marked : paragraphs(lines, told, tools, [])
}

function said(texts: readonly string[]): string[] {
  return texts.map(onOneLine).filter((text) => text !== '')
}

function paragraphs(
  lines: readonly string[],
  steps: readonly string[],
  tools: readonly string[],
  marks: readonly (readonly StepMark[])[],
): string[] {
  const names = new Set<string>()
  const lineText = (place: number) => {
    const parts = lineParts(lines[place] ?? '')
    const name = parts.name.toLowerCase()
    // Said again without an amount it would be taken for the one before.
    const anew = names.has(name) && parts.amount === undefined
    names.add(name)
    return ingredientText(parts, anew)
  }
  const inSteps = new Set(marks.flat().map(({ line, text }) => line ?? text))
  const first = [
    ...lines.flatMap((_, place) => (inSteps.has(place) ? [] : [lineText(place)])),
    ...tools.map(toolText).filter((text) => !inSteps.has(text)),
  ]
  const told = steps.map((step, at) => {
    let done = 0
    const parts = (marks[at] ?? []).map(({ at: from, end, line, text = '' }) => {
      const before = escapedWords(step.slice(done, from))
      done = end
      return before + (line === undefined ? text : lineText(line))
    })
    return parts.join('') + escapedWords(step.slice(done))
  })
  return first.length === 0 ? told : [first.join(', '), ...told]
}

// Not every odd text can be told apart from a mark beforehand.
function readsAs(written: readonly string[], lines: readonly string[], steps: readonly string[]): boolean {
  const read = readCooklang(`---\n---\n${written.join('\n\n')}`)
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((text, at) => text === b[at])
  return (
    same(
      read.steps.map(({ text }) => text),
      steps,
    ) && same(read.ingredients.map(ingredientLine).toSorted(), lines.toSorted())
  )
}
