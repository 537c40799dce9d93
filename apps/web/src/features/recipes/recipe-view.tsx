import type { RecipeDetails } from '@larder/contract/recipes'
import { useLocation } from 'react-router'
import { loginFrom } from '../../paths'
import { useSession } from '../../session/use-session'
import { useToasterReady } from '../../ui/use-toaster-ready'
import { IngredientsSection } from './ingredients-section'
import { RateRecipe } from './rate-recipe'
import { RecipeActions } from './recipe-actions'
import { RecipeBar } from './recipe-bar'
import { RecipeHeading } from './recipe-heading'
import { RecipeNutrition } from './recipe-nutrition'
import './recipe-print.css'
import { useMeasures } from '../../food/use-measures'
import { DishVerdicts } from '../../food/verdicts/dish-verdicts'
import { RecipeCautions } from '../../food/verdicts/recipe-cautions'
import { RecipeSuits } from './recipe-suits'
import { StepsSection } from './steps-section'
import { useMissingPlan } from './use-missing-plan'
import { usePrintAsked } from './use-print-asked'
import { useRecipeMarks } from './use-recipe-marks'
import { useViewTold } from './use-view-told'

interface RecipeViewProps {
  readonly recipe: RecipeDetails
  /** As asked for. */
  readonly servings: number
  readonly onServings: (servings: number) => void
  /** The amounts for so many could not be read. */
  readonly failed: boolean
}

/** A recipe with everything a cook wants to know before cooking it. */
export function RecipeView({ recipe, servings, onServings, failed }: RecipeViewProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const login = isAuthenticated ? undefined : loginFrom(pathname + search)
  const [measures, setMeasures] = useMeasures()
  const { setFavourite, setStars } = useRecipeMarks(recipe)
  const plan = useMissingPlan(recipe, login)
  useToasterReady()
  useViewTold(recipe)
  usePrintAsked()
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
        <RecipeNutrition nutrition={recipe.nutrition} />
        <RecipeSuits recipe={recipe} />
      </div>
      <RateRecipe recipe={recipe} onStars={setStars} login={login} />
      <RecipeBar recipe={recipe} onFavourite={setFavourite} plan={plan} />
    </article>
  )
}
