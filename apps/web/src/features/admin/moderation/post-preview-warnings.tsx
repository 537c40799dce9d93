import type { Post } from '@larder/contract/community'
import { CircleQuestionMark, Info, TriangleAlert } from 'lucide-react'

interface PostPreviewWarningsProps {
  readonly post: Pick<Post, 'warnings' | 'allergens'>
}

const isNotKnown = (text: string) => /^not known/i.test(text)

/** The diet warnings for the admin's own household and the allergens, before anything else. */
export function PostPreviewWarnings({ post: { warnings, allergens } }: PostPreviewWarningsProps) {
  if (warnings.length === 0 && allergens.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 font-medium [&_li]:flex [&_li]:items-start [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {warnings.map((warning) => (
        <li key={warning} className={isNotKnown(warning) ? 'text-saffron-ink' : 'text-tomato-ink'}>
          {isNotKnown(warning) ? <CircleQuestionMark aria-hidden /> : <TriangleAlert aria-hidden />}
          <span className="min-w-0 wrap-anywhere">{warning}</span>
        </li>
      ))}
      {allergens.map((allergen) => (
        <li key={allergen} className="text-ink-soft">
          <Info aria-hidden />
          <span className="min-w-0 wrap-anywhere">{allergen}</span>
        </li>
      ))}
    </ul>
  )
}
