import type { RecipeDetails } from '@larder/contract/recipes'
import { useLocation } from 'react-router'
import { loginPath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { IngredientsSection } from './ingredients-section'
import { RateRecipe } from './rate-recipe'
import { RecipeActions } from './recipe-actions'
import { RecipeBar } from './recipe-bar'
import { RecipeHeading } from './recipe-heading'
import { RecipeNutritionSection } from './recipe-nutrition'
import './recipe-print.css'
import { useMeasures } from '../../../food/recipe/use-measures'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { RecipeCautions } from '../../../food/verdicts/recipe-cautions'
import { RecipeSuitability } from './recipe-suitability'
import { StepsSection } from './steps-section'
import { useMissingIngredients } from './use-missing-ingredients'
import { usePrintOnRequest } from './use-print-on-request'
import { useRecipeMarks } from './use-recipe-marks'
import { useReportView } from './use-report-view'

interface RecipeViewProps {
  readonly recipe: RecipeDetails
  /** The requested servings. */
  readonly servings: number
  readonly onServings: (servings: number) => void
  /** Reading the amounts for these servings failed. */
  readonly failed: boolean
}

/** The full page of a recipe. */
export function RecipeView({ recipe, servings, onServings, failed }: RecipeViewProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const login = isAuthenticated ? undefined : loginPath(pathname + search)
  const [measures, setMeasures] = useMeasures()
  const { setFavourite, setStars } = useRecipeMarks(recipe)
  const plan = useMissingIngredients(recipe, login)
  usePreloadToaster()
  useReportView(recipe)
  usePrintOnRequest()
  return (
    <article className="recipe-sheet flex grow flex-col gap-8 print:block print:space-y-4">
      <DishVerdicts eaters={recipe.eaters} />
      <RecipeHeading recipe={recipe}>
        <RecipeActions recipe={recipe} onFavourite={setFavourite} login={login} />
      </RecipeHeading>
      <RecipeCautions recipe={recipe} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-12 print:block print:border-t-0 print:pt-0">
        <IngredientsSection
          recipe={recipe}
          servings={servings}
          onServings={onServings}
          behind={failed && servings !== recipe.servings}
          measures={measures}
          onMeasures={setMeasures}
          plan={plan}
        />
        <StepsSection recipe={recipe} measures={measures} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12 print:block print:pt-2">
        <RecipeNutritionSection nutrition={recipe.nutrition} />
        <RecipeSuitability recipe={recipe} />
      </div>
      <RateRecipe recipe={recipe} onStars={setStars} login={login} />
      <RecipeBar recipe={recipe} onFavourite={setFavourite} plan={plan} />
    </article>
  )
}
