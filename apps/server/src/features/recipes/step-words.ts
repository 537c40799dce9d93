import type { InEachStyle, RecipeStep } from '@larder/contract/recipes'
import type { Amount } from '@larder/kitchen/amount'
import type { RecipeLine } from '@larder/kitchen/recipe'
import { readStep, scaleStep } from '@larder/kitchen/recipe-text'
import { usesOf } from '@larder/kitchen/recipe-text/uses'

/** The steps for so many times the recipe, each with what it takes up and the times to wait. */
export function stepsInWords(
  steps: readonly string[],
  lines: readonly RecipeLine[],
  times: Amount,
): RecipeStep[] {
  const uses = usesOf(steps, lines)
  return steps.map((step, place) => ({
    text: inEachStyle(step, times),
    uses: uses[place] ?? [],
    timers: timersIn(step),
  }))
}

function inEachStyle(step: string, times: Amount): InEachStyle {
  return {
    written: scaleStep(step, times),
    metric: scaleStep(step, times, 'metric'),
    us: scaleStep(step, times, 'us'),
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
