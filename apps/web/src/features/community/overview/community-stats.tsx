import type { community } from '@larder/contract/community'
import type { DataOf } from '@larder/contract/http/endpoint'
import { BookOpen, ChefHat, Heart, MessageCircle } from 'lucide-react'
import { StatTile } from '../../../ui/display/stat-tile'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'

interface CommunityStatsProps {
  /** Undefined while loading. */
  readonly stats: DataOf<typeof community.overview>['stats'] | undefined
}

const figures = [
  { key: 'cooks', label: 'Cooks', icon: <ChefHat /> },
  { key: 'posts', label: 'Recipes shared', icon: <BookOpen /> },
  { key: 'comments', label: 'Comments', icon: <MessageCircle /> },
  { key: 'likes', label: 'Likes', icon: <Heart /> },
] as const

/** The counted figures of the community. */
export function CommunityStats({ stats }: CommunityStatsProps) {
  return (
    <section
      aria-label="The community in figures"
      className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4"
    >
      {figures.map(({ key, label, icon }) => (
        <StatTile
          key={key}
          label={label}
          icon={icon}
          className="max-[22rem]:[&>span]:hidden"
          value={stats ? numberText(stats[key]) : <Skeleton className="h-lh w-16" />}
        />
      ))}
    </section>
  )
}
