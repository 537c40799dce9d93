import type { RecipeDetails, RecipeIngredient, RecipeStep } from '@larder/contract/recipes'
import { scheduleSteps, stepTimes } from '@larder/kitchen/cooking/cooking-schedule'
import type { Measures } from '../../../food/recipe/ingredient-line'

/** A timer that a step speaks of. */
export interface GuideStepTimer {
  readonly label: string
  readonly seconds: number
}

/** One step in its turn, with what it takes up. */
export interface GuideStep {
  readonly dish: number
  /** Its place within its own dish. */
  readonly step: number
  readonly text: string
  readonly ingredients: readonly RecipeIngredient[]
  readonly timers: readonly GuideStepTimer[]
  /** Seconds before serving at which it begins. */
  readonly before: number
}

/** The steps of all dishes in the order they are done; a dish alone keeps its own. */
export function buildGuideSteps(recipes: readonly RecipeDetails[], measures: Measures): GuideStep[] {
  const dishes = recipes.map(({ minutes, steps }) =>
    stepTimes(
      minutes,
      steps.map(({ timers }) => timers.reduce((sum, { seconds }) => sum + seconds, 0)),
    ),
  )
  return scheduleSteps(dishes).flatMap(({ dish, step, before }) => {
    const recipe = recipes[dish]
    const told = recipe?.steps[step]
    if (!recipe || !told) return []
    return {
      dish,
      step,
      before,
      text: told.text[measures],
      ingredients: listStepIngredients(recipe, told),
      timers: told.timers.map(({ label, seconds }) => ({
        label: capitalize(label ?? `Step ${step + 1}`),
        seconds,
      })),
    }
  })
}

/** What the step takes up, each in the amount of this step; a recipe kept from before tells whole lines. */
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

/** Where a step of a dish stands among these; the first where it does not. */
export function findStepIndex(
  steps: readonly GuideStep[],
  { dish, step }: Pick<GuideStep, 'dish' | 'step'>,
): number {
  return Math.max(
    0,
    steps.findIndex((one) => one.dish === dish && one.step === step),
  )
}

/** 'Lemon Rice', 'Lemon Rice and Dal', 'Lemon Rice, Dal and Raita'. */
export function joinTitles(titles: readonly string[]): string {
  return titles.length < 2 ? (titles[0] ?? '') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
