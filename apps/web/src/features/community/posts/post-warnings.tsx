import type { Post } from '@larder/contract/community'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { Badge } from '../../../ui/display/badge'

/** The diet warnings of a dish for this household, before anything else. */
export function PostWarnings({ post }: { readonly post: Pick<Post, 'warnings'> }) {
  if (post.warnings.length === 0) return null
  return (
    <div className="flex flex-col gap-1 rounded-inner bg-shade px-3 py-2">
      {post.warnings.map((warning) =>
        warning.startsWith('Not known') ? (
          <DishWarning key={warning} dish={{}} notKnown={[warning]} />
        ) : (
          <DishWarning key={warning} dish={{ warning }} />
        ),
      )}
    </div>
  )
}

/** The allergens of a dish for a visitor: contained, or not ruled out. */
export function PostAllergens({ allergens }: { readonly allergens: readonly string[] }) {
  if (allergens.length === 0) return null
  return (
    <ul aria-label="Allergens" className="flex flex-wrap gap-1.5">
      {allergens.map((answer) => (
        <li key={answer}>
          <Badge tone={answer.startsWith('Not known') ? 'saffron' : 'tomato'} className="whitespace-normal!">
            {answer}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
