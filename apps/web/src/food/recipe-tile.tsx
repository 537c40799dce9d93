import type { RecipeSummary } from '@larder/contract/recipes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { recipePath } from '../paths'
import { Card } from '../ui/card'
import { classNames } from '../ui/class-names'
import { RecipeFacts } from './recipe-facts'
import { RecipePlate } from './recipe-plate'

export type RecipeTileProps = {
  recipe: RecipeSummary
  /** Said before anything else: what speaks against it for somebody at the table. */
  warning?: ReactNode
  /** What stands below: why, what is missing, what can be done. */
  children?: ReactNode
  level?: 2 | 3 | 4
  className?: string
}

/** A recipe in a list. The whole card leads to it; what stands below the facts can be pressed for itself. */
export function RecipeTile({ recipe, warning, children, level = 3, className }: RecipeTileProps) {
  const Heading = `h${level}` as const
  const { id, title, plate, category, tags } = recipe
  return (
    <Card asChild className={classNames('group relative flex flex-col gap-3 overflow-hidden p-0', className)}>
      <article>
        <RecipePlate
          foods={plate}
          category={category}
          tags={tags}
          className="aspect-16/9 w-full border-b p-3"
        />
        <div className="flex grow flex-col gap-2 px-4 pb-4">
          {warning}
          <Heading className="text-lg wrap-anywhere">
            <Link
              to={recipePath(id)}
              className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {title}
            </Link>
          </Heading>
          <RecipeFacts recipe={recipe} />
          {children}
        </div>
      </article>
    </Card>
  )
}
