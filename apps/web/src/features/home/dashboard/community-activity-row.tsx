import type { CommunityEntry } from '@larder/contract/inventory'
import { Heart, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { cookProfilePath, postPath, recipePath } from '../../../paths'
import { Badge } from '../../../ui/display/badge'
import { RelativeTime } from '../../../ui/formatting/relative-time'

interface CommunityActivityRowProps {
  readonly entry: CommunityEntry
  readonly sample?: boolean
}

/** A like or a follow in the activity list, linked to its subject. */
export function CommunityActivityRow({ entry, sample = false }: CommunityActivityRowProps) {
  const [type, Icon] = entry.kind === 'liked' ? (['like', Heart] as const) : (['follow', UserPlus] as const)
  const to = toEntryPath(entry)
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span
        aria-hidden
        data-type={type}
        className="grid size-10 shrink-0 place-items-center rounded-full bg-shade text-ink-soft [&_svg]:size-5"
      >
        <Icon />
      </span>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          {to ? (
            <Link to={to} className="underline-offset-4 hover:underline">
              {describeCommunityEntry(entry)}
            </Link>
          ) : (
            describeCommunityEntry(entry)
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <RelativeTime at={entry.at} />
          {sample && <Badge>Sample</Badge>}
        </p>
      </div>
    </li>
  )
}

function describeCommunityEntry({ kind, who, you, name, yours }: CommunityEntry): string {
  if (kind === 'followed') return you ? `You followed ${name}` : `${who} follows you`
  return `${you ? 'You' : who} liked ${yours ? 'your ' : ''}${name}`
}

function toEntryPath({ postId, recipeId, cookId }: CommunityEntry): string | undefined {
  if (postId !== undefined) return postPath(postId)
  if (recipeId !== undefined) return recipePath(recipeId)
  return cookId === undefined ? undefined : cookProfilePath(cookId)
}
