import type { DishNotes, RecipeDetails } from '@larder/contract/recipes'
import { Heart, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { classNames } from '../../../ui/class-names'
import { Badge, type BadgeTone } from '../../../ui/display/badge'
import { formatRating } from './rate-recipe'

interface RecipeFiguresProps {
  readonly prepTime: string
  readonly cookTime: string
  readonly waitTime?: string | undefined
  readonly dish?: DishNotes | undefined
  readonly servings: number
  readonly difficulty: string
}

const tones: Readonly<Record<string, BadgeTone>> = { Easy: 'herb', Medium: 'saffron' }

/** Times, servings and difficulty of a recipe. */
export function RecipeFigures(props: RecipeFiguresProps) {
  const { prepTime, cookTime, waitTime, dish, servings, difficulty } = props
  return (
    <dl className="numbers flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-8">
      <Figure label="Prep time">{prepTime}</Figure>
      <Figure label="Cook time">{cookTime}</Figure>
      {dish?.activeTime && <Figure label="Hands-on time">{dish.activeTime}</Figure>}
      {waitTime && <Figure label="Waiting time">{waitTime}</Figure>}
      <Figure label="Servings">{servings}</Figure>
      <Figure label="Difficulty">
        <Badge tone={tones[difficulty] ?? 'neutral'}>{difficulty}</Badge>
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

interface RecipeHeadingProps {
  readonly recipe: RecipeDetails
  readonly children: ReactNode
}

/** The picture, title and description of a recipe. */
export function RecipeHeading({ recipe, children }: RecipeHeadingProps) {
  const { id, title, description, picture, drawn, plate, category, tags, rating, likes } = recipe
  return (
    <header className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-start print:block">
      <RecipePhoto
        recipeId={id}
        picture={picture}
        drawn={drawn}
        plate={plate}
        title={title}
        size="page"
        category={category}
        tags={tags}
        className="dish-picture aspect-16/9 w-full rounded-card border p-4 md:order-last md:aspect-4/3 print:float-end print:ms-4 print:aspect-4/3 print:w-40"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
          {description && (
            <p className="max-w-measure text-lg text-ink-soft wrap-anywhere print:max-w-none print:text-base">
              {description}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft print:hidden [&_svg]:size-4">
            <span>{formatOrigin(recipe)}</span>
            <span className="flex items-center gap-1.5">
              <Star aria-hidden className={classNames(rating !== undefined && 'fill-saffron text-saffron')} />
              {formatRating(recipe)}
            </span>
            <span className="numbers flex items-center gap-1.5">
              <Heart aria-hidden />
              {likes} {likes === 1 ? 'like' : 'likes'}
            </span>
          </p>
        </div>
        <RecipeFigures {...recipe} />
        {children}
      </div>
    </header>
  )
}

function formatOrigin({ madeUp, author }: RecipeDetails): string {
  if (madeUp) return 'Created from your kitchen. Press the heart to keep it among your recipes.'
  return author ? `By ${author}` : 'From the Larder cookbook'
}
