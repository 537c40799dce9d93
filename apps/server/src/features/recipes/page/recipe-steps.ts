import type { RecipeStep, TextByUnitStyle } from '@larder/contract/recipes'
import type { MeasureRegion } from '@larder/kitchen/country/measure-region'
import { ingredientParts } from '@larder/kitchen/ingredient-text/scale-ingredient'
import { type Amount, times } from '@larder/kitchen/quantity/amount'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { type StepTake, stepTakes } from '@larder/kitchen/recipe-steps/step-takes'
import { parseStep, scaleStep } from '@larder/kitchen/recipe-steps/step-text'
import { formatLineInEachStyle } from './ingredient-lines'

/** Returns the scaled steps, each with its ingredients and timers. */
export function toRecipeSteps(
  steps: readonly string[],
  lines: readonly RecipeLine[],
  factor: Amount,
): RecipeStep[] {
  const takes = stepTakes(steps, lines)
  const region = lines.find((line) => line.region)?.region
  return steps.map((step, at) => ({
    text: scaleInEachStyle(step, factor, region),
    uses: (takes[at] ?? []).map(({ place }) => place),
    takes: (takes[at] ?? []).flatMap((take) => {
      const line = lines[take.place]
      return line ? [{ place: take.place, kind: take.kind, text: formatTake(take, line, factor) }] : []
    }),
    timers: toTimers(step),
  }))
}

/** Formats the share a step takes: '1 tbsp olive oil' for half of two; only the name once all of it is used. */
function formatTake({ kind, share }: StepTake, line: RecipeLine, factor: Amount): TextByUnitStyle {
  const { name } = ingredientParts(line, factor)
  if (kind === 'again') return toSameInEachStyle(name)
  if (share === undefined || !line.quantity) {
    if (kind === 'all') return formatLineInEachStyle(line, factor)
    return toSameInEachStyle(kind === 'rest' ? `the rest of the ${name}` : `some of the ${name}`)
  }
  return formatLineInEachStyle(line, times(factor, share))
}

function toSameInEachStyle(text: string): TextByUnitStyle {
  return { written: text, metric: text, us: text }
}

function scaleInEachStyle(step: string, factor: Amount, region: MeasureRegion | undefined): TextByUnitStyle {
  return {
    written: scaleStep(step, factor),
    metric: scaleStep(step, factor, 'metric', region),
    us: scaleStep(step, factor, 'us', region),
  }
}

// Of '10 to 12 minutes' ten: better to check early than late.
function toTimers(step: string): RecipeStep['timers'] {
  return parseStep(step).flatMap((part) => {
    if (part.kind !== 'timer') return []
    const { text, label, from, to } = part
    const seconds = Math.round(from > 0 ? from : to)
    return seconds > 0 ? [{ text, ...(label !== undefined && { label }), seconds }] : []
  })
}
