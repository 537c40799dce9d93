import type { Post } from '@larder/contract/community'
import { Clock, CookingPot, Hourglass, UsersRound } from 'lucide-react'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { VisuallyHidden } from '../../../ui/visually-hidden'

export function PostFacts({ post }: { readonly post: Post }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4">
      <li>
        <Clock aria-hidden />
        <VisuallyHidden>Preparation time:</VisuallyHidden>{' '}
        <span className="numbers">{post.preparationTime}</span>
        <span aria-hidden>prep</span>
      </li>
      {post.cookTime !== undefined && (
        <li>
          <CookingPot aria-hidden />
          <VisuallyHidden>Cooking time:</VisuallyHidden> <span className="numbers">{post.cookTime}</span>
          <span aria-hidden>cooking</span>
        </li>
      )}
      {post.waitTime !== undefined && (
        <li>
          <Hourglass aria-hidden />
          <VisuallyHidden>Waiting time:</VisuallyHidden> <span className="numbers">{post.waitTime}</span>
          <span aria-hidden>waiting</span>
        </li>
      )}
      <li>
        <UsersRound aria-hidden />
        <span className="numbers">{formatNounCount(post.servings, 'serving')}</span>
      </li>
    </ul>
  )
}
