import type { RecipeStep, TextByUnitStyle } from '@larder/contract/recipes'
import type { MeasureRegion } from '@larder/kitchen/country/measure-region'
import { ingredientParts } from '@larder/kitchen/ingredient-text/scale-ingredient'
import { type Amount, times } from '@larder/kitchen/quantity/amount'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { type StepTake, stepTakes } from '@larder/kitchen/recipe-steps/step-takes'
import { parseStep, scaleStep } from '@larder/kitchen/recipe-steps/step-text'
import { formatLineInEachStyle } from './ingredient-lines'

/** The steps for so many times the recipe, each with what it takes up and the times to wait. */
export function toRecipeSteps(
  steps: readonly string[],
  lines: readonly RecipeLine[],
  by: Amount,
): RecipeStep[] {
  const takes = stepTakes(steps, lines)
  const region = lines.find((line) => line.region)?.region
  return steps.map((step, at) => ({
    text: scaleInEachStyle(step, by, region),
    uses: (takes[at] ?? []).map(({ place }) => place),
    takes: (takes[at] ?? []).flatMap((take) => {
      const line = lines[take.place]
      return line ? [{ place: take.place, kind: take.kind, text: formatTake(take, line, by) }] : []
    }),
    timers: toTimers(step),
  }))
}

/** '1 tbsp olive oil' where a step takes half of two; the name alone once all of it is in the dish. */
function formatTake({ kind, share }: StepTake, line: RecipeLine, by: Amount): TextByUnitStyle {
  const { name } = ingredientParts(line, by)
  if (kind === 'again') return toSameInEachStyle(name)
  if (share === undefined || !line.quantity) {
    if (kind === 'all') return formatLineInEachStyle(line, by)
    return toSameInEachStyle(kind === 'rest' ? `the rest of the ${name}` : `some of the ${name}`)
  }
  return formatLineInEachStyle(line, times(by, share))
}

function toSameInEachStyle(text: string): TextByUnitStyle {
  return { written: text, metric: text, us: text }
}

function scaleInEachStyle(step: string, by: Amount, region: MeasureRegion | undefined): TextByUnitStyle {
  return {
    written: scaleStep(step, by),
    metric: scaleStep(step, by, 'metric', region),
    us: scaleStep(step, by, 'us', region),
  }
}

// Of '10 to 12 minutes' the ten: better to look too early than too late.
function toTimers(step: string): RecipeStep['timers'] {
  return parseStep(step).flatMap((part) => {
    if (part.kind !== 'timer') return []
    const { text, label, from, to } = part
    const seconds = Math.round(from > 0 ? from : to)
    return seconds > 0 ? [{ text, ...(label !== undefined && { label }), seconds }] : []
  })
}
