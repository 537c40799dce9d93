import type { RecipeSummary } from '@larder/contract/recipes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { recipePath } from '../../paths'
import { classNames } from '../../ui/class-names'
import { Card } from '../../ui/display/card'
import { RecipeFactList } from './recipe-fact-list'
import { RecipePhoto } from './recipe-photo'

export type RecipeTileProps = {
  recipe: RecipeSummary
  /** Shown first: a warning for somebody at the table. */
  warning?: ReactNode
  /** Content below: reason, missing ingredients, actions. */
  children?: ReactNode
  level?: 2 | 3 | 4
  /** Badge over the picture: 'Sample', 'Yours'. */
  corner?: ReactNode
  /** Also shows the preparation time. */
  prep?: boolean
  /** Shows the facts right below the title, for cards with content of very different length. */
  factsFirst?: boolean
  className?: string
}

/** A recipe in a list. The whole card links to the recipe; controls below the facts work on their own. */
export function RecipeTile({
  recipe,
  warning,
  children,
  corner,
  level = 3,
  prep = false,
  factsFirst = false,
  className,
}: RecipeTileProps) {
  const Heading = `h${level}` as const
  const { id, title, picture, plate, category, tags } = recipe
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
              to={recipePath(id)}
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
