import { join } from 'node:path'
import type { AppParts, Platform } from './app-platform'
import { serveCooking } from './features/cooking/routes'
import { createPlanner } from './features/meal-plan/planner/planner'
import { serveCalendar, serveMealPlan } from './features/meal-plan/routes'
import { createMadeUpRecipes } from './features/recipes/changes/made-up-recipes'
import { createRecipeRevisionJob } from './features/recipes/changes/recipe-revision-job'
import { createDrawnPictures } from './features/recipes/drawn-pictures/drawn-pictures'
import { createDrawnPicturesJob } from './features/recipes/drawn-pictures/drawn-pictures-job'
import { createPictureRenderer } from './features/recipes/drawn-pictures/picture-renderer'
import { createMatchingContextLoader } from './features/recipes/matching/matching-context'
import { findCodeDigest } from './features/recipes/recipe-index/code-digest'
import { createLiveRecipeIndex } from './features/recipes/recipe-index/live-recipe-index'
import { createRecipeSnapshots } from './features/recipes/recipe-index/recipe-snapshots'
import { serveRecipes } from './features/recipes/routes'
import { createDishMaker } from './features/suggestions/dish-maker'
import { createMadeUpDishes } from './features/suggestions/made-up-dishes'
import { serveDishInvention, serveSuggestions } from './features/suggestions/routes'
import { createSuggestions } from './features/suggestions/service'
import { createWeekDishes } from './features/suggestions/week-dishes'
import type { FoodTextReader } from './food-text/food-text-reader'
import type { ServeStream } from './http/events/serve-stream'
import { createIdleCheck } from './http/idle-check'
import type { Serve } from './http/serve'
import { createChatModel } from './model/chat-model'

/** What to cook: recipes, suggestions, the meal plan and cooking itself. */
export function serveMealsArea(
  platform: Platform,
  serve: Serve,
  serveStream: ServeStream,
  given: Pick<AppParts, 'model' | 'dishMaker' | 'planner' | 'pictureRenderer'> & { foodText: FoodTextReader },
) {
  const { http, db, log, env } = platform
  const model = given.model ?? (env.model && createChatModel(env.model))
  const folder = join(env.dataFolder, 'recipe-index')
  const snapshots = createRecipeSnapshots({ db, log, folder, findCodeDigest })
  const recipeIndex = createLiveRecipeIndex({ db, log, snapshots })
  const matchingContexts = createMatchingContextLoader(platform)
  const maker = given.dishMaker ?? createDishMaker({ log })
  const planner = given.planner ?? createPlanner({ log })
  const renderer = given.pictureRenderer ?? createPictureRenderer({ log })
  const pictures = createDrawnPictures({ ...platform, renderer })
  const isIdle = createIdleCheck(http)
  const madeUp = createMadeUpDishes({ recipes: createMadeUpRecipes(platform), maker })
  const weekDishes = createWeekDishes({ matchingContexts, madeUp })
  const canInvent = model !== undefined
  const suggestions = createSuggestions({ ...platform, recipeIndex, matchingContexts, madeUp, canInvent })
  http.addHook('onListen', async () => recipeIndex.start())
  http.addHook('onListen', async () => planner.start())

  const mealPlan = { ...platform, recipeIndex, planner, weekDishes }
  serveRecipes(serve, { ...platform, ...given, recipeIndex, matchingContexts, pictures })
  serveSuggestions(serve, suggestions)
  serveDishInvention(serveStream, { ...platform, model, matchingContexts })
  serveMealPlan(serve, serveStream, mealPlan)
  serveCalendar(http, mealPlan)
  serveCooking(serve, platform)
  return {
    suggestions,
    jobs: [createRecipeRevisionJob(platform), createDrawnPicturesJob({ ...platform, pictures, isIdle })],
    async close(): Promise<void> {
      await recipeIndex.close()
      await Promise.all([planner.close(), maker.close(), renderer.close()])
    },
  }
}
