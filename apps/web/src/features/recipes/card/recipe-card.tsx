import type { RecipeDetails, RecipeSubstitute } from '@larder/contract/recipes'
import { ChefHat } from 'lucide-react'
import { useRef, useState } from 'react'
import { splitIngredientLine } from '../../../food/recipe/ingredient-line'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { useMeasures } from '../../../food/recipe/use-measures'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { loginPath, paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { BuyOriginal } from '../buy-original'
import { AvailabilityLabel, listIngredientsToBuy, listSwappedIngredients } from '../ingredient-availability'
import { useRecipeShopping } from '../use-recipe-shopping'
import { MissingIngredient } from './missing-ingredient'

type Chosen = ReadonlyMap<number, RecipeSubstitute>

/** The chosen substitutes by ingredient index, kept in session storage. */
function useSubstitutions(recipeId: number) {
  const key = `instead/${recipeId}`
  const [chosen, setChosen] = useState<Chosen>(() => readStored(key))
  // Several may be dropped in the same render.
  const latest = useRef(chosen)

  function choose(place: number, substitute: RecipeSubstitute | null) {
    const next = new Map(latest.current)
    if (substitute) next.set(place, substitute)
    else next.delete(place)
    latest.current = next
    setChosen(next)
    try {
      window.sessionStorage.setItem(key, JSON.stringify([...next]))
    } catch {
      // Storage is not available; the choice lasts until the page is left.
    }
  }
  return { chosen, choose }
}

function readStored(key: string): Chosen {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return new Map()
  }
}

/** A dish at a glance: its ingredients, and each missing one with the options to swap or buy. */
export function RecipeCard({ recipe }: { recipe: RecipeDetails }) {
  const { id, title, description, picture, drawn, plate, category, tags } = recipe
  const { minutes, servings, ingredients, sample, dish } = recipe
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const login = isAuthenticated ? undefined : loginPath(pathname + search)
  const [measures] = useMeasures()
  const shopping = useRecipeShopping(recipe)
  const { chosen, choose } = useSubstitutions(id)
  const missing = listIngredientsToBuy(ingredients)
  const swapped = listSwappedIngredients(ingredients)
  usePreloadToaster()
  return (
    <>
      <DishVerdicts eaters={recipe.eaters} />
      <article className="flex flex-col gap-6 rounded-card border bg-raised p-4 sm:p-6">
        <header className="flex gap-4">
          <RecipePhoto
            recipeId={id}
            picture={picture}
            drawn={drawn}
            plate={plate}
            title={title}
            size="card"
            category={category}
            tags={tags}
            className="aspect-3/2 w-28 shrink-0 self-start rounded-card border p-1.5 sm:w-44 sm:p-2"
          />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-2xl wrap-anywhere">{title}</h2>
            <p className="numbers text-sm text-ink-soft">
              {formatRecipeTime(minutes)} · {servings === 1 ? '1 serving' : `${servings} servings`}
            </p>
            {dish && <p className="text-sm text-ink-soft">{dish.notes.slice(0, 2).join(' · ')}</p>}
            <p className="text-ink-soft wrap-anywhere max-sm:hidden">{description}</p>
          </div>
        </header>
        <section aria-labelledby="required" className="flex flex-col gap-2">
          <h3 id="required" className="text-xl">
            Required ingredients
          </h3>
          <ul className="flex flex-col divide-y border-y">
            {ingredients.map((line, place) => {
              const instead = chosen.get(place)?.text
              const ingredient = instead ? { ...line, standing: 'swapped' as const, swap: instead } : line
              const { amount, rest } = splitIngredientLine(ingredient, measures)
              const original = login ? undefined : swapped.find((thing) => thing.place === place)
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is known by; two may read the same
                  key={place}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 wrap-anywhere"
                >
                  <span className="min-w-0">
                    {amount && <span className="numbers font-semibold">{amount} </span>}
                    {rest}
                  </span>
                  <AvailabilityLabel ingredient={ingredient} className="ms-auto text-end" />
                  {original && (
                    <div className="basis-full">
                      <BuyOriginal thing={original} shopping={shopping} />
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
        <section aria-labelledby="missing" className="flex flex-col gap-3">
          <h3 id="missing" className="text-xl">
            Missing ingredients{' '}
            <span className="numbers font-text text-base text-ink-soft">{missing.length}</span>
          </h3>
          {sample && (
            <p className="text-ink-soft">
              <Badge tone="sky" className="me-2">
                Sample
              </Badge>
              Compared with the sample kitchen.{' '}
              {login && (
                <>
                  <Link to={login} className="link">
                    Log in
                  </Link>{' '}
                  to compare with yours.
                </>
              )}
            </p>
          )}
          {missing.length === 0 ? (
            <p>Nothing is missing. You can start right away.</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {missing.map((thing) => (
                <MissingIngredient
                  key={thing.place}
                  recipeId={id}
                  thing={thing}
                  substitute={chosen.get(thing.place)}
                  onSubstitute={(substitute) => choose(thing.place, substitute)}
                  shopping={shopping}
                  login={login}
                />
              ))}
            </ul>
          )}
        </section>
        <footer className="flex flex-wrap gap-2">
          <Button asChild variant="primary" icon={<ChefHat />}>
            <Link to={`${paths.cookingGuide}?recipe=${id}`}>Cook</Link>
          </Button>
          <Button asChild>
            <Link to={recipePath(id)}>See the full recipe</Link>
          </Button>
        </footer>
      </article>
    </>
  )
}
