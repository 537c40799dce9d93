import { Baby, Heart, PartyPopper, Salad, Timer, TreePine, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Card } from '../../../ui/display/card'
import { HomeCard } from './home-card'
import { type HomeOccasionId, homeOccasions } from './home-occasions'

const icons: Record<HomeOccasionId, ReactNode> = {
  'kids-friendly': <Baby />,
  'christmas-eve': <TreePine />,
  'date-night': <Heart />,
  'quick-lunch': <Timer />,
  'party-food': <PartyPopper />,
  healthy: <Salad />,
}

export function OccasionCard() {
  return (
    <HomeCard id="occasions" title="Pick by Occasion" icon={<UtensilsCrossed />} className="xl:col-span-2">
      <ul className="grid grow gap-2 min-[22rem]:grid-cols-2 xl:auto-rows-fr xl:grid-cols-3">
        {homeOccasions.map(({ id, label }) => (
          <li key={id}>
            <Card pressable asChild className="h-full">
              <Link to={`${paths.meals}?occasion=${id}`} className="flex items-center gap-3 font-medium">
                <span aria-hidden className="text-herb-ink [&_svg]:size-5">
                  {icons[id]}
                </span>
                {label}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
