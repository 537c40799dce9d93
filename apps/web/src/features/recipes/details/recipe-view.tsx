import './recipe-print.css'
import { myRecipes } from '@larder/contract/my-recipes'
import {
  type AllergenAnswer,
  type DishNotes,
  type ServingNutrition as Nutrition,
  type RecipeDetails,
  recipes,
} from '@larder/contract/recipes'
import { CalendarPlus, ChefHat, CircleCheck, Pencil, Printer, Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { useMeasures } from '../../../food/recipe/use-measures'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { RecipeCautions } from '../../../food/verdicts/recipe-cautions'
import { formatNameList, formatRestrictionName } from '../../../food/verdicts/to-dish-verdicts'
import { cookingGuidePath, loginPath, paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { shareLink } from '../../../ui/share-link'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { FavouriteButton } from './favourite-button'
import { IngredientsSection } from './ingredients-section'
import { RateRecipe } from './rate-recipe'
import { RecipeBar } from './recipe-bar'
import { RecipeHeading } from './recipe-heading'
import { RecipePhotos } from './recipe-photos'
import { StepsSection } from './steps-section'
import { useMissingIngredients } from './use-missing-ingredients'

/** Prints the recipe once when the URL ends in '#print', as soon as it is rendered. */
function usePrintOnRequest(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is printed again
  useEffect(() => {
    if (hash !== '#print') return undefined
    const timer = setTimeout(() => window.print(), 300)
    return () => clearTimeout(timer)
  }, [hash, key])
}

/** Reports once that a signed-in cook viewed a recipe. Failures are ignored. */
export function useReportView({ id, yours }: RecipeDetails): void {
  const { isAuthenticated } = useSession()
  useEffect(() => {
    if (isAuthenticated && !yours) change(myRecipes.view, { params: { id } }).response.catch(() => undefined)
  }, [id, yours, isAuthenticated])
}

const rows = [
  ['Calories', 'calories'],
  ['Protein', 'protein'],
  ['Carbs', 'carbs'],
  ['Fat', 'fat'],
  ['Fiber', 'fiber'],
  ['Sugar', 'sugar'],
  ['Sodium', 'sodium'],
] as const

/** The nutrition of one serving, and the share of ingredients it covers. */
function RecipeNutritionSection({ nutrition }: { nutrition: Nutrition }) {
  const { coverage, leftOut } = nutrition
  return (
    <section aria-labelledby="nutrition" className="flex flex-col gap-4 break-inside-avoid">
      <div>
        <h2 id="nutrition" className="text-2xl">
          Nutrition of one serving
        </h2>
        <p className="text-ink-soft">{Math.floor(coverage * 100)} % of the weight measured</p>
      </div>
      <dl className="numbers grid grid-cols-2 gap-x-6 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] print:grid-cols-7 print:gap-x-2">
        {rows.map(([label, key]) => (
          <div
            key={key}
            className="flex items-baseline justify-between gap-3 border-b py-2 print:block print:border-0 print:py-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{nutrition[key]}</dd>
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && (
        <p className="text-sm text-ink-soft wrap-anywhere">Not in these figures: {leftOut.join('; ')}</p>
      )}
    </section>
  )
}

/** Shares the link with the device's share sheet, or copies it. */
export async function shareRecipe(title: string, url: string): Promise<void> {
  await shareLink(title, url)
}

interface RecipeActionsProps {
  readonly recipe: RecipeDetails
  readonly onFavourite: (favourite: boolean) => void
  readonly login: string | undefined
}

/** The actions of a recipe. On a phone the main ones are in the bottom bar instead. */
function RecipeActions({ recipe, onFavourite, login }: RecipeActionsProps) {
  const { id, title, favourite, yours } = recipe
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <div className="contents max-md:hidden">
        <Button asChild variant="primary" icon={<ChefHat />}>
          <Link to={cookingGuidePath(recipe)}>Cook</Link>
        </Button>
        <Button asChild icon={<CalendarPlus />}>
          <Link to={`${paths.mealPlan}?recipe=${id}`}>Plan</Link>
        </Button>
        <FavouriteButton favourite={favourite} onFavourite={onFavourite} login={login} />
      </div>
      <Button icon={<Share2 />} onClick={() => void shareRecipe(title, window.location.href)}>
        Share
      </Button>
      <Button icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      {yours && (
        <Button asChild icon={<Pencil />}>
          <Link to={`${paths.myRecipes}?edit=${id}`}>Edit</Link>
        </Button>
      )}
    </div>
  )
}

/**
 * Allergens that are present or cannot be ruled out, each with the deciding line. Allergens that were not found are
 * collapsed.
 */
function AllergenList({ answers }: { answers: readonly AllergenAnswer[] }) {
  const withAnswer = (wanted: AllergenAnswer['answer']) => answers.filter(({ answer }) => answer === wanted)
  const concerns = [...withAnswer('contains'), ...withAnswer('not known')]
  const none = withAnswer('none found')
  return (
    <div className="flex flex-col gap-2">
      {concerns.length > 0 && (
        <ul aria-label="Allergens" className="flex flex-col divide-y border-y">
          {concerns.map(({ allergen, answer, line, why }) => (
            <li key={allergen} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              <Badge tone={answer === 'contains' ? 'tomato' : 'saffron'}>
                {answer === 'contains' ? 'Contains' : 'Not known:'} {formatRestrictionName(allergen)}
              </Badge>
              {line && (
                <span className="min-w-0 grow basis-60 text-sm wrap-anywhere">
                  “{line}”{why && <span className="text-ink-soft">: {why}</span>}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {none.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-herb-ink underline underline-offset-4">
            None found of {none.length} {none.length === 1 ? 'allergen' : 'allergens'}
          </summary>
          <p>{none.map(({ allergen }) => formatRestrictionName(allergen)).join(', ')}</p>
        </details>
      )}
    </div>
  )
}

/** The diets a dish fits, its allergens, and the verdict for each eater. */
function RecipeSuitability({ recipe }: { recipe: RecipeDetails }) {
  const { diets, allergens, eaters } = recipe
  const fine = eaters.filter(({ objections }) => objections.length === 0).map(({ name }) => name)
  return (
    <section aria-labelledby="suits" className="flex flex-col gap-4 print:hidden">
      <h2 id="suits" className="text-2xl">
        Who can eat it
      </h2>
      {fine.length > 0 && (
        <p className="flex gap-2 text-herb-ink">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">Suitable for {formatNameList(fine)}.</span>
        </p>
      )}
      {diets.length > 0 ? (
        <ul aria-label="Diets it fits" className="flex flex-wrap gap-2">
          {diets.map((diet) => (
            <li key={diet}>
              <Badge tone="herb">{formatRestrictionName(diet)}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">It fits none of the ten diets.</p>
      )}
      <AllergenList answers={allergens} />
    </section>
  )
}

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
      {recipe.dish && <DishNotesSection dish={recipe.dish} />}
      <RateRecipe recipe={recipe} onStars={setStars} login={login} />
      {isAuthenticated && <RecipePhotos recipe={recipe} />}
      <RecipeBar recipe={recipe} onFavourite={setFavourite} plan={plan} />
    </article>
  )
}

/** The cook's favourite and stars: shown at once, sent in sequence, and reverted if the server rejects them. */
function useRecipeMarks({ id }: RecipeDetails) {
  const lane = `marks of recipe ${id}`

  function reportFailure(sent: Promise<unknown>) {
    sent.catch((error: unknown) => {
      console.error('Saving favourite or rating failed', error)
      toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
    })
  }

  return {
    setFavourite: (favourite: boolean) =>
      reportFailure(change(recipes.favourite, { params: { id }, body: { favourite } }, { lane }).response),
    setStars: (stars: number | null) =>
      reportFailure(change(recipes.rate, { params: { id }, body: { stars } }, { lane }).response),
  }
}

/** How long a dish keeps, what it is served with and what its leftovers become. */
function DishNotesSection({ dish }: { dish: DishNotes }) {
  return (
    <section aria-labelledby="dish-notes" className="flex flex-col gap-3 border-t pt-6 print:hidden">
      <h2 id="dish-notes" className="text-2xl">
        Good to know
      </h2>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {dish.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <DishLinks label="Goes with" dishes={dish.goesWith} />
      <DishLinks label="Leftovers become" dishes={dish.leftoversBecome} />
    </section>
  )
}

function DishLinks({ label, dishes }: { label: string; dishes: DishNotes['goesWith'] }) {
  if (dishes.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="text-ink-soft">{label}</span>
      {dishes.map(({ id, title }) => (
        <Link key={id} to={recipePath(id)} className="link inline-flex min-h-11 items-center">
          {title}
        </Link>
      ))}
    </p>
  )
}
