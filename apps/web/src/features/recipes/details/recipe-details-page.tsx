import type { RecipeDetails } from '@larder/contract/recipes'
import { useEffect, useEffectEvent, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { toPublicAddress } from '../../../base-path'
import { paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation, useNavigationType, useParams, useSearchParams } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { parseRecipeId, parseServingsParam } from '../recipe-params'
import { useRecipe } from '../use-recipe'
import { RecipeFigures } from './recipe-heading'
import { RecipeView } from './recipe-view'

/** The empty state for an unknown recipe, worded as in the specification. */
function UnknownRecipe() {
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <h1 className="text-3xl md:text-4xl">Recipe Not Found</h1>
        <RecipeFigures prepTime="N/A" cookTime="N/A" servings={0} difficulty="Unknown" />
      </header>
      <section aria-labelledby="instructions" className="flex flex-col gap-4 border-t pt-6">
        <h2 id="instructions" className="text-2xl">
          Instructions
        </h2>
        <p className="text-lg">Recipe not available.</p>
        <Button asChild variant="primary" className="self-start">
          <Link to={paths.meals}>See all meals</Link>
        </Button>
      </section>
    </article>
  )
}

/**
 * The servings; undefined means as written. A change applies at once and is then written to the URL. After Back or a
 * link the URL decides.
 */
function useServings(recipe: string | undefined) {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const urlServings = parseServingsParam(search.get('servings'))
  const [current, setCurrent] = useState({ recipe, key, servings: urlServings })
  if (current.key !== key || current.recipe !== recipe) {
    // A URL that this hook wrote may be older than the latest change.
    const isOwnWrite = kind === 'REPLACE' && current.recipe === recipe
    setCurrent((now) => ({ recipe, key, servings: isOwnWrite ? now.servings : urlServings }))
  }

  function changeServings(servings: number | undefined) {
    setCurrent((now) => ({ ...now, servings }))
    setSearch(
      (now) => {
        if (servings === undefined) now.delete('servings')
        else now.set('servings', String(servings))
        return now
      },
      { replace: true },
    )
  }
  return [current.servings, changeServings] as const
}

/** Placeholder of a recipe while it loads. */
function RecipeSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <VisuallyHidden role="status">The recipe is on its way.</VisuallyHidden>
      <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start">
        <Skeleton className="dish-picture aspect-16/9 w-full md:order-last md:aspect-4/3" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton lines={2} />
          <div className="flex flex-wrap gap-x-8 gap-y-3">
            {['prep', 'cook', 'servings', 'difficulty'].map((figure) => (
              <Skeleton key={figure} className="h-12 w-20" />
            ))}
          </div>
          <Skeleton className="h-11 w-full max-w-96" />
        </div>
      </div>
      <div className="grid gap-8 border-t pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
          <Skeleton lines={8} />
        </div>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton lines={4} />
          <Skeleton lines={4} />
          <Skeleton lines={4} />
        </div>
      </div>
    </div>
  )
}

const scripts = 'script[type="application/ld+json"]'
/** Elements the server adds to the head of a recipe page. They would be wrong on the next page. */
const recipeHeadSelector = `${scripts}, link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]`
/** The description of pages without a recipe. */
const defaultDescription =
  'Larder knows what food your household has, what you can cook from it, and what is lacking.'

/** Sets the tab title and the structured data while a recipe is shown. */
function usePageMetadata(title: string | undefined, recipe: RecipeDetails | null) {
  useEffect(() => {
    if (title === undefined) return
    // Runs after the route has set its own title.
    queueMicrotask(() => {
      document.title = `${title} · Larder`
    })
  }, [title])

  const id = recipe?.id
  const tell = useEffectEvent(() => {
    // The server may have rendered one already; a second one is not added.
    if (!recipe || document.head.querySelector(scripts)) return
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = JSON.stringify(toRecipeStructuredData(recipe, toPublicAddress(recipePath(recipe.id))))
    document.head.append(script)
  })
  useEffect(() => {
    if (id === undefined) return
    tell()
    return () => {
      for (const element of document.head.querySelectorAll(recipeHeadSelector)) element.remove()
    }
  }, [id])

  const description = recipe?.description
  useEffect(() => {
    const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta || !description) return
    meta.content = description
    return () => {
      meta.content = defaultDescription
    }
  }, [description])
}

/** The page /recipe/details/{id}: any recipe, for any number of servings. */
export function RecipeDetailsPage() {
  const { id } = useParams()
  const [requestedServings, serve] = useServings(id)
  const { recipe, unknown, error, reading, readAgain } = useRecipe(parseRecipeId(id), requestedServings)
  usePageMetadata(unknown ? 'Recipe Not Found' : recipe?.title, recipe)

  return (
    <div className="mx-auto flex min-h-full w-full max-w-6xl flex-col gap-6 px-4 pt-6 sm:px-6 md:pb-10 print:block print:max-w-none print:p-0">
      {error && (
        <LoadErrorNote
          title={recipe ? 'This is the recipe as it was last loaded.' : 'The recipe could not be loaded.'}
          sentence={toErrorMessage(error)}
          reading={reading}
          onTryAgain={readAgain}
        />
      )}
      {unknown && <UnknownRecipe />}
      {recipe && (
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          servings={requestedServings ?? recipe.writtenFor}
          onServings={(servings) => serve(servings === recipe.writtenFor ? undefined : servings)}
          failed={error !== null}
        />
      )}
      {!unknown && !recipe && !error && <RecipeSkeleton />}
    </div>
  )
}

/** The recipe as schema.org JSON-LD for search engines and other cookbooks. */
export function toRecipeStructuredData(recipe: RecipeDetails, url: string): object {
  const { nutrition, rating, ratings, cuisine, tags, diets } = recipe
  const found = diets.flatMap((diet) => dietPages[diet] ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    url,
    name: recipe.title,
    description: recipe.description,
    author: recipe.author
      ? { '@type': 'Person', name: recipe.author }
      : { '@type': 'Organization', name: 'Larder' },
    dateModified: recipe.updatedAt,
    recipeYield: String(recipe.servings),
    totalTime: `PT${recipe.minutes}M`,
    prepTime: `PT${recipe.prepMinutes}M`,
    recipeCategory: recipe.category,
    ...(cuisine && { recipeCuisine: cuisine }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(found.length > 0 && { suitableForDiet: found }),
    recipeIngredient: recipe.ingredients.map(({ text }) => text.written),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...toNutritionData(nutrition),
    ...(rating !== undefined && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.toFixed(1), ratingCount: ratings },
    }),
  }
}

/** Nutrition figures with a lower coverage are not published. */
const minCoverage = 0.9

function toNutritionData({ coverage, leftOut: _, calories, ...parts }: RecipeDetails['nutrition']): object {
  if (coverage < minCoverage) return {}
  const known = Object.entries(parts).filter(([, value]) => value !== 'not known')
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${calories} calories`,
      ...Object.fromEntries(known.map(([name, value]) => [contents[name] ?? name, value])),
    },
  }
}

const contents: Readonly<Record<string, string>> = {
  protein: 'proteinContent',
  carbs: 'carbohydrateContent',
  fat: 'fatContent',
  fiber: 'fiberContent',
  sugar: 'sugarContent',
  sodium: 'sodiumContent',
}

const dietPages: Readonly<Partial<Record<string, string>>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'dairy-free': 'https://schema.org/LowLactoseDiet',
  'low-fat': 'https://schema.org/LowFatDiet',
}
