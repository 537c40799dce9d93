import type { CookProfile } from '@larder/contract/community'
import { ShieldCheck } from 'lucide-react'
import { avatarUrl } from '../../../api/avatar-url'
import { Avatar } from '../../../ui/display/avatar'
import { Badge } from '../../../ui/display/badge'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { dateText, numberText } from '../../../ui/formatting/locale'
import { FollowButton } from '../follow-button'

const month = { month: 'long', year: 'numeric' } as const

/** `cook` is undefined while loading. */
export function CookHeading({ cook }: { readonly cook: CookProfile | undefined }) {
  if (!cook)
    return (
      <div aria-busy className="flex flex-wrap items-start gap-4">
        <Skeleton className="size-16 rounded-full!" />
        <div className="flex min-w-0 grow basis-60 flex-col gap-1">
          <Skeleton className="my-0.5 h-8 w-48 max-w-full md:h-10" />
          <Skeleton lines={1} className="max-w-72" />
          <Skeleton lines={1} className="max-w-60" />
        </div>
        <Skeleton className="h-11 w-28" />
      </div>
    )
  const isAdmin = cook.type === 'admin'
  return (
    <header className="flex flex-wrap items-start gap-4">
      <Avatar name={cook.name} src={avatarUrl(cook.avatar)} size="lg" decorative />
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">
            <bdi>{cook.name}</bdi>
          </h1>
          <Badge tone={isAdmin ? 'herb' : 'neutral'} icon={isAdmin && <ShieldCheck />} className="capitalize">
            {cook.type}
          </Badge>
          {cook.you && <Badge tone="sky">You</Badge>}
        </div>
        <p className="text-ink-soft">Cooking here since {dateText(cook.since, month)}</p>
        <ul className="numbers flex flex-wrap gap-x-4">
          <li>{formatNounCount(cook.posts, 'post')}</li>
          <li>{formatNounCount(cook.followers, 'follower')}</li>
          <li>{numberText(cook.following)} following</li>
        </ul>
      </div>
      {!cook.you && <FollowButton cook={cook} />}
    </header>
  )
}
