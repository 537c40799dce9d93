import { canServe, type Eater } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** Lists what could not be judged: unparsed lines, then unknowns per eater with the reason. */
export function listUnknowns(recipe: Recipe, eaters: readonly Eater[]): string[] {
  const unparsed = recipe.lines.flatMap(({ foodId, text }) =>
    foodId === undefined ? [`‘${text.trim()}’ was not understood`] : [],
  )
  const { refusals, warnings } = canServe(recipe, eaters)
  for (const { answer, about, eater, because } of [...refusals, ...warnings]) {
    if (answer !== 'not known') continue
    const line = because.line.trim()
    unparsed.push(`Not known for ${about === 'msg' ? 'MSG' : about} (${eater})${line ? `: ‘${line}’` : ''}`)
  }
  return [...new Set(unparsed)]
}
