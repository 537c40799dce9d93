import type { Post } from '@larder/contract/community'
import { DishWarning } from '../../../food/verdicts/dish-warning'

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
