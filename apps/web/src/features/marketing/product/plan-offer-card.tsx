import type { SubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths, registerPath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { planPromises } from '../product-figures'
import { planHighlights } from './plan-rows'

const billing = `${paths.settings}#billing`
const words: Record<SubscriptionPlan['id'], string> = {
  free: 'Start Free',
  premium: 'Try Premium',
  pro: 'Get Pro',
}

/** One plan; its button links to where the plan can be changed. */
export function PlanOfferCard({ plan }: { readonly plan: SubscriptionPlan }) {
  const { isAuthenticated } = useSession()
  const { id, name, price, per, about } = plan
  const favourite = id === 'premium'
  const visitorsWay = id === 'free' ? paths.register : registerPath(billing)
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={classNames(
        'relative flex h-full flex-col gap-5 rounded-card border bg-raised p-6',
        favourite && 'border-herb ring-1 ring-herb',
      )}
    >
      <h3 id={`plan-${id}`} className="text-2xl">
        {name}
      </h3>
      {/* On the card's edge: with three cards side by side there is no room inside. */}
      {favourite && (
        <Badge tone="herb" className="absolute -top-3 right-5">
          {planPromises.trial.claim}
        </Badge>
      )}
      <p className="flex items-baseline gap-x-2 md:max-lg:flex-col">
        <span className="numbers font-heading text-5xl font-title">{price}</span>
        <span className="text-ink-soft">{per}</span>
      </p>
      <p className="text-ink-soft">{about}</p>
      <ul className="mb-2 flex grow flex-col gap-2.5 border-t pt-5">
        {planHighlights(plan).map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-herb-ink" />
            {point}
          </li>
        ))}
      </ul>
      <Button asChild variant={favourite ? 'primary' : 'secondary'} wide>
        <Link to={isAuthenticated ? billing : visitorsWay}>{words[id]}</Link>
      </Button>
    </article>
  )
}
