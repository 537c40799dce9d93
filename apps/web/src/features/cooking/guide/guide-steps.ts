import type { RecipeDetails, RecipeIngredient, RecipeStep } from '@larder/contract/recipes'
import { scheduleSteps, stepTimes } from '@larder/kitchen/cooking/cooking-schedule'
import type { Measures } from '../../../food/recipe/ingredient-line'

/** A timer that a step mentions. */
interface GuideStepTimer {
  readonly label: string
  readonly seconds: number
}

/** One step in the combined order, with its ingredients and timers. */
export interface GuideStep {
  readonly dish: number
  /** Its index within its own dish. */
  readonly step: number
  readonly text: string
  readonly ingredients: readonly RecipeIngredient[]
  readonly timers: readonly GuideStepTimer[]
  /** Seconds before serving at which the step begins. */
  readonly before: number
}

/** Builds the steps of all dishes in the order they are done. A single dish keeps its order. */
export function buildGuideSteps(recipes: readonly RecipeDetails[], measures: Measures): GuideStep[] {
  const dishes = recipes.map(({ minutes, steps }) =>
    stepTimes(
      minutes,
      steps.map(({ timers }) => timers.reduce((sum, { seconds }) => sum + seconds, 0)),
    ),
  )
  return scheduleSteps(dishes).flatMap(({ dish, step, before }) => {
    const recipe = recipes[dish]
    const recipeStep = recipe?.steps[step]
    if (!recipe || !recipeStep) return []
    return {
      dish,
      step,
      before,
      text: recipeStep.text[measures],
      ingredients: listStepIngredients(recipe, recipeStep),
      timers: recipeStep.timers.map(({ label, seconds }) => ({
        label: capitalize(label ?? `Step ${step + 1}`),
        seconds,
      })),
    }
  })
}

/**
 * Lists the ingredients of a step in the amounts of this step. A recipe cached by an earlier version lists whole lines.
 */
function listStepIngredients(
  { ingredients }: RecipeDetails,
  { uses, takes }: RecipeStep,
): RecipeIngredient[] {
  if (!takes) return uses.flatMap((place) => ingredients[place] ?? [])
  return takes.flatMap(({ place, text }) => {
    const ingredient = ingredients[place]
    return ingredient ? [{ ...ingredient, text }] : []
  })
}

/** For example 'Lemon Rice', 'Lemon Rice and Dal', 'Lemon Rice, Dal and Raita'. */
export function joinTitles(titles: readonly string[]): string {
  return titles.length < 2 ? (titles[0] ?? '') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
