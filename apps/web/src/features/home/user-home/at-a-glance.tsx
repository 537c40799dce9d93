import type { StockOverview } from '@larder/contract/inventory'
import { Link } from 'react-router'
import { Card } from '../../../ui/display/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { HomeSection } from '../home-section'
import { stockLinks } from './stock-links'

interface AtAGlanceProps {
  readonly overview: StockOverview | undefined
  readonly sample: boolean
}

/** The stock in four figures, each linked to what it counts. */
export function AtAGlance({ overview, sample }: AtAGlanceProps) {
  return (
    <HomeSection id="glance" title="At a glance" sample={sample}>
      <ul aria-busy={!overview} className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {stockLinks.map(({ figure, label, to }) => (
          <li key={figure}>
            <Card pressable asChild className="h-full">
              <Link to={to} className="flex flex-col">
                <span className="numbers font-heading text-3xl leading-tight font-title">
                  {overview ? numberText(overview[figure]) : <Skeleton className="h-lh w-12" />}
                </span>
                <span className="text-sm text-ink-soft">{label}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
