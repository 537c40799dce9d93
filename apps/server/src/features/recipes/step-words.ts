import type { InEachStyle, RecipeStep } from '@larder/contract/recipes'
import { type Amount, times } from '@larder/kitchen/amount'
import type { Region } from '@larder/kitchen/country/region'
import { ingredientParts } from '@larder/kitchen/ingredient-text'
import type { RecipeLine } from '@larder/kitchen/recipe'
import { readStep, scaleStep } from '@larder/kitchen/recipe-text'
import { type StepTake, stepTakes } from '@larder/kitchen/recipe-text/step-takes'
import { lineInEachStyle } from './line-words'

/** The steps for so many times the recipe, each with what it takes up and the times to wait. */
export function stepsInWords(
  steps: readonly string[],
  lines: readonly RecipeLine[],
  by: Amount,
): RecipeStep[] {
  const takes = stepTakes(steps, lines)
  const region = lines.find((line) => line.region)?.region
  return steps.map((step, at) => ({
    text: inEachStyle(step, by, region),
    uses: (takes[at] ?? []).map(({ place }) => place),
    takes: (takes[at] ?? []).flatMap((take) => {
      const line = lines[take.place]
      return line ? [{ place: take.place, kind: take.kind, text: takenInWords(take, line, by) }] : []
    }),
    timers: timersIn(step),
  }))
}

/** '1 tbsp olive oil' where a step takes half of two; the name alone once all of it is in the dish. */
function takenInWords({ kind, share }: StepTake, line: RecipeLine, by: Amount): InEachStyle {
  const { name } = ingredientParts(line, by)
  if (kind === 'again') return same(name)
  if (share === undefined || !line.quantity) {
    if (kind === 'all') return lineInEachStyle(line, by)
    return same(kind === 'rest' ? `the rest of the ${name}` : `some of the ${name}`)
  }
  return lineInEachStyle(line, times(by, share))
}

function same(text: string): InEachStyle {
  return { written: text, metric: text, us: text }
}

function inEachStyle(step: string, by: Amount, region: Region | undefined): InEachStyle {
  return {
    written: scaleStep(step, by),
    metric: scaleStep(step, by, 'metric', region),
    us: scaleStep(step, by, 'us', region),
  }
}

// Of '10 to 12 minutes' the ten: better to look too early than too late.
function timersIn(step: string): RecipeStep['timers'] {
  return readStep(step).flatMap((part) => {
    if (part.kind !== 'timer') return []
    const { text, label, from, to } = part
    const seconds = Math.round(from > 0 ? from : to)
    return seconds > 0 ? [{ text, ...(label !== undefined && { label }), seconds }] : []
  })
}
