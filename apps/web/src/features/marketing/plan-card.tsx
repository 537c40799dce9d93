import type { Plan } from '@larder/contract/plans/catalogue'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths, registerFrom } from '../../paths'
import { useSession } from '../../session/use-session'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { promises } from './content/figures'
import { pointsOf } from './content/plan-rows'

const billing = `${paths.settings}#billing`
const words: Record<Plan['id'], string> = {
  free: 'Start Free',
  premium: 'Try Premium',
  pro: 'Get Pro',
}

/** One plan; its button leads to where the plan really changes. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { isAuthenticated } = useSession()
  const { id, name, price, per, about } = plan
  const favourite = id === 'premium'
  const visitorsWay = id === 'free' ? paths.register : registerFrom(billing)
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
      {/* On the card's edge: three cards beside each other leave it no room within. */}
      {favourite && (
        <Badge tone="herb" className="absolute -top-3 right-5">
          {promises.trial.claim}
        </Badge>
      )}
      <p className="flex items-baseline gap-x-2 md:max-lg:flex-col">
        <span className="numbers font-heading text-5xl font-title">{price}</span>
        <span className="text-ink-soft">{per}</span>
      </p>
      <p className="text-ink-soft">{about}</p>
      <ul className="mb-2 flex grow flex-col gap-2.5 border-t pt-5">
        {pointsOf(plan).map((point) => (
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
