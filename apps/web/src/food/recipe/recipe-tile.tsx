import type { RecipeSummary } from '@larder/contract/recipes'
import { ChefHat, Clock, Gauge, Heart, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { recipePath } from '../../paths'
import { Link } from '../../router/link'
import { classNames } from '../../ui/class-names'
import { Card } from '../../ui/display/card'
import { numberText, ratingText } from '../../ui/formatting/locale'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { RecipePhoto } from './recipe-photo'
import { formatRecipeTime } from './recipe-time'

export type RecipeTileProps = {
  recipe: RecipeSummary
  /** Shown first: a warning for somebody at the table. */
  warning?: ReactNode
  /** Content below: reason, missing ingredients, actions. */
  children?: ReactNode
  level?: 2 | 3 | 4
  /** Badge over the picture: 'Sample', 'Yours'. */
  corner?: ReactNode
  /** The servings the card speaks of, if not the recipe's own. */
  servings?: number | undefined
  /** Also shows the preparation time. */
  prep?: boolean
  /** Shows the facts right below the title, for cards with content of very different length. */
  factsFirst?: boolean
  className?: string
}

interface RecipeFactListProps {
  readonly recipe: RecipeSummary
  /** Also shows the preparation time. */
  readonly prep?: boolean
}

/** On narrow screens the times are above the rest. */
const rowStyle =
  'flex flex-wrap gap-x-4 gap-y-1 [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** Facts on every recipe card: time, difficulty, rating. */
function RecipeFactList({ recipe, prep = false }: RecipeFactListProps) {
  const { minutes, prepMinutes, difficulty, rating, ratings, likes, favourite } = recipe
  const difficultyItem = (
    <li>
      <Gauge aria-hidden />
      <VisuallyHidden>Difficulty:</VisuallyHidden> {difficulty}
    </li>
  )
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <ul className={rowStyle}>
        {prep && (
          <li>
            <ChefHat aria-hidden />
            <span className="numbers">Prep {formatRecipeTime(prepMinutes)}</span>
          </li>
        )}
        <li>
          <Clock aria-hidden />
          <VisuallyHidden>Takes</VisuallyHidden> <span className="numbers">{formatRecipeTime(minutes)}</span>
        </li>
        {!prep && difficultyItem}
      </ul>
      <ul className={rowStyle}>
        {prep && difficultyItem}
        <li>
          <Star aria-hidden className={rating === undefined ? undefined : 'fill-saffron text-saffron'} />
          {rating === undefined ? (
            'Not rated yet'
          ) : (
            <span className="numbers">
              {ratingText(rating)}
              <VisuallyHidden>
                {' '}
                of 5 stars from {ratings} {ratings === 1 ? 'rating' : 'ratings'}
              </VisuallyHidden>
            </span>
          )}
        </li>
        <li>
          <Heart aria-hidden className={classNames(favourite && 'fill-tomato text-tomato')} />
          <span className="numbers">{numberText(likes)}</span>
          <VisuallyHidden>
            {likes === 1 ? ' like' : ' likes'}
            {favourite && ', one of them yours'}
          </VisuallyHidden>
        </li>
      </ul>
    </div>
  )
}

/** A recipe in a list. The whole card links to the recipe; controls below the facts work on their own. */
export function RecipeTile({
  recipe,
  warning,
  children,
  corner,
  level = 3,
  servings,
  prep = false,
  factsFirst = false,
  className,
}: RecipeTileProps) {
  const Heading = `h${level}` as const
  const { id, title, picture, drawn, plate, category, tags } = recipe
  return (
    <Card
      asChild
      className={classNames(
        'group relative flex flex-col overflow-hidden p-0! transition-colors enabled-hover:border-edge',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      <article>
        <RecipePhoto
          recipeId={id}
          picture={picture}
          drawn={drawn}
          plate={plate}
          title={title}
          size="card"
          category={category}
          tags={tags}
          className="aspect-16/9 w-full border-b p-2"
        />
        {corner && <div className="absolute end-2 top-2 flex">{corner}</div>}
        <div className="flex grow flex-col gap-2 px-4 pt-3 pb-4">
          {warning}
          <Heading className="text-lg wrap-anywhere">
            <Link
              to={recipePath(id, servings)}
              data-opens-dish
              className="no-underline outline-none group-hover:underline after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </Heading>
          <div className={classNames('flex flex-col gap-3', factsFirst ? 'grow' : 'mt-auto')}>
            <RecipeFactList recipe={recipe} prep={prep} />
            {children}
          </div>
        </div>
      </article>
    </Card>
  )
}
