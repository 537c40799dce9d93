import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { Heart, Star } from 'lucide-react'
import { useId, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { StarRating } from '../../../food/recipe/star-rating'
import { loginPath, registerPath } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { toast } from '../../../ui/toasts/toast-store'

interface RecipeRating {
  readonly favourite: boolean
  readonly stars: number | undefined
}

/** The cook's rating: shown at once, reverted if the server rejects it. */
function useRecipeRating({ id, favourite, yourRating }: RecipeDetails) {
  const [own, setOwn] = useState<Partial<RecipeRating>>({})
  const shown: RecipeRating = { favourite, stars: yourRating, ...own }

  const lane = `marks of recipe ${id}`

  function revertIfRejected(sent: Promise<unknown>) {
    sent.catch((error: unknown) => {
      console.error('Rating a recipe failed', error)
      setOwn({})
      toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
    })
  }

  return {
    ...shown,
    setFavourite(next: boolean) {
      setOwn((now) => ({ ...now, favourite: next }))
      revertIfRejected(
        change(recipes.favourite, { params: { id }, body: { favourite: next } }, { lane }).response,
      )
    },
    setStars(next: number | null) {
      setOwn((now) => ({ ...now, stars: next ?? undefined }))
      revertIfRejected(change(recipes.rate, { params: { id }, body: { stars: next } }, { lane }).response)
    },
  }
}

interface FinishRatingProps {
  readonly recipe: RecipeDetails
  /** Show the title, when there are several dishes. */
  readonly named: boolean
}

/** Rating and favourite, stored at once. A visitor logs in first and returns to this page. */
export function FinishRating({ recipe, named }: FinishRatingProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState<'stars' | 'login' | null>(null)
  const { favourite, stars, setFavourite, setStars } = useRecipeRating(recipe)
  const id = useId()
  const from = pathname + search
  return (
    <div className="flex flex-col gap-3">
      {named && <p className="text-lg font-semibold wrap-anywhere">{recipe.title}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          size="xl"
          className="px-5! max-sm:grow"
          icon={<Star className={classNames(stars !== undefined && 'fill-saffron text-saffron-ink')} />}
          aria-expanded={open === 'stars'}
          aria-controls={`${id}-stars`}
          onClick={() => setOpen(open !== null ? null : isAuthenticated ? 'stars' : 'login')}
        >
          Rate Recipe
        </Button>
        <Button
          size="xl"
          className="px-5! max-sm:grow"
          icon={<Heart className={classNames(favourite && 'fill-tomato text-tomato')} />}
          aria-pressed={favourite}
          onClick={() => (isAuthenticated ? setFavourite(!favourite) : setOpen('login'))}
        >
          Favorite
        </Button>
      </div>
      <div id={`${id}-stars`}>
        {open === 'stars' && (
          <div className="flex flex-wrap items-center gap-x-3">
            <StarRating stars={stars} onStars={setStars} />
            <p role="status" className="text-ink-soft">
              {stars === undefined
                ? 'How was it?'
                : `You gave it ${stars === 1 ? '1 star' : `${stars} stars`}.`}
            </p>
          </div>
        )}
        {open === 'login' && (
          <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-2">
            <span>Log in to keep your stars and favourites. You’ll come straight back to this page.</span>
            <span className="flex gap-2">
              <Button asChild variant="primary">
                <Link to={loginPath(from)}>Log in</Link>
              </Button>
              <Button asChild>
                <Link to={registerPath(from)}>Sign up</Link>
              </Button>
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
