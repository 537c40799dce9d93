import type { ReactNode } from 'react'
import { HomeCard } from './home-card'

interface CookbookCardProps {
  readonly id: string
  readonly title: string
  readonly icon: ReactNode
  /** What will stand here once there are recipes. */
  readonly promise: string
}

/** A card that lives on recipes, before there are any: it says so and makes nothing up. */
export function CookbookCard({ id, title, icon, promise }: CookbookCardProps) {
  return (
    <HomeCard id={id} title={title} icon={icon}>
      <p className="text-ink-soft">Recipes arrive with the cookbook. {promise}</p>
    </HomeCard>
  )
}
