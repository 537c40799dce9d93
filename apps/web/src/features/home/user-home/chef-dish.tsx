import type { Suggestion } from '@larder/contract/suggestions'
import { Link } from 'react-router'
import { RecipePlate } from '../../../food/plate/recipe-plate'
import { formatReason } from '../../../food/recipe/suggestion-reason'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { recipePath } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { Card } from '../../../ui/display/card'
import { DishFacts } from './dish-facts'

/** A dish in brief. Long texts are truncated, so that the card keeps its height. */
export function ChefDish({ dish }: { readonly dish: Suggestion }) {
  const { id, title, plate, category, tags, reason, warning, notKnown } = dish
  const notice = warning ?? (notKnown.length > 0 ? 'Not all of it is known' : undefined)
  return (
    <Card
      asChild
      className="group relative flex h-36 gap-3 overflow-hidden p-0! transition-colors enabled-hover:border-edge enabled-hover:bg-shade @xl:h-full @xl:min-h-77 @xl:flex-col @xl:gap-2"
    >
      <article>
        <RecipePlate
          foods={plate}
          category={category}
          tags={tags}
          className="w-20 shrink-0 border-e p-1.5 @xl:h-28 @xl:w-full @xl:grow @xl:border-e-0 @xl:border-b"
        />
        <div className="flex min-w-0 grow flex-col gap-1 py-3 pe-3 *:shrink-0 @xl:grow-0 @xl:px-3 @xl:pt-0">
          {notice !== undefined && <DishWarning dish={{ warning: notice }} />}
          <h3
            className="line-clamp-2 font-text text-base leading-snug font-semibold wrap-anywhere"
            title={title}
          >
            <Link
              to={recipePath(id)}
              className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {title}
            </Link>
          </h3>
          <DishFacts recipe={dish} />
          <p
            className={classNames(
              'text-sm wrap-anywhere @xl:line-clamp-3',
              notice === undefined ? 'line-clamp-2' : 'line-clamp-1',
            )}
            title={formatReason(reason)}
          >
            {formatReason(reason)}
          </p>
        </div>
      </article>
    </Card>
  )
}
