import { canServe, type Eater } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'

/** What could not be judged, in words: lines nobody understood, then what is not known for somebody at the table and why. */
export function listUnknowns(recipe: Recipe, eaters: readonly Eater[]): string[] {
  const said = recipe.lines.flatMap(({ foodId, text }) =>
    foodId === undefined ? [`‘${text.trim()}’ was not understood`] : [],
  )
  const { refusals, warnings } = canServe(recipe, eaters)
  for (const { answer, about, eater, because } of [...refusals, ...warnings]) {
    if (answer !== 'not known') continue
    const line = because.line.trim()
    said.push(`Not known for ${about === 'msg' ? 'MSG' : about} (${eater})${line ? `: ‘${line}’` : ''}`)
  }
  return [...new Set(said)]
}
