import type { RecipeSummary } from '@larder/contract/recipes'
import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { RecipePlate } from '../../../food/plate/recipe-plate'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { recipePath } from '../../../paths'
import { numberText } from '../../../ui/formatting/locale'
import { VisuallyHidden } from '../../../ui/visually-hidden'

interface TopRowProps {
  readonly recipe: RecipeSummary
  readonly place: number
}

export function TopRow({ recipe, place }: TopRowProps) {
  const { id, title, plate, category, tags, likes, minutes } = recipe
  return (
    <li className="border-t first:border-t-0">
      <Link
        to={recipePath(id)}
        className="flex h-16 items-center gap-3 rounded-inner no-underline transition-colors enabled-hover:bg-shade"
      >
        <span
          aria-hidden
          className="numbers w-4 shrink-0 text-center font-heading text-xl font-title text-herb-ink"
        >
          {place}
        </span>
        <RecipePlate
          foods={plate}
          category={category}
          tags={tags}
          className="size-11 shrink-0 rounded-inner p-0.5"
        />
        <span className="line-clamp-2 min-w-0 grow leading-snug font-medium wrap-anywhere">{title}</span>
        <span className="numbers flex shrink-0 items-center gap-1 text-sm text-ink-soft">
          {likes > 0 ? (
            <>
              <Heart aria-hidden className="size-4" />
              {numberText(likes)}
              <VisuallyHidden>{likes === 1 ? 'like' : 'likes'}</VisuallyHidden>
            </>
          ) : (
            formatRecipeTime(minutes)
          )}
        </span>
      </Link>
    </li>
  )
}
