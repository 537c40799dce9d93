import { planCatalogue } from '@larder/contract/plans/plan-catalogue'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/controls/button'
import { Card } from '../../ui/display/card'

/** Explains API keys and which plan includes them, and the state of existing keys. */
export function ProOffer({ resting }: { readonly resting: number }) {
  const plan = planCatalogue.find(({ apiKeys }) => apiKeys)
  return (
    <Card asChild className="sm:p-6">
      <section aria-labelledby="pro" className="flex flex-col gap-4 sm:flex-row sm:gap-6">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-herb-wash text-herb-ink"
        >
          <KeyRound className="size-7" />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-3">
          <h2 id="pro" className="text-2xl">
            API keys belong to {plan?.name}
          </h2>
          <p className="max-w-measure">
            With a key, a program of yours does what you do here: a display in the kitchen shows what would
            spoil, home automation writes the shopping list, a spreadsheet reads the stock. You say what each
            one may do, and revoke it whenever you like.
          </p>
          <p className="max-w-measure">
            {plan?.name} is {plan?.price} {plan?.per}.{' '}
            {resting > 0 &&
              `Until then your ${resting === 1 ? 'key rests: it is kept and opens' : 'keys rest: they are kept and open'} nothing.`}
          </p>
          <Button asChild variant="primary">
            <Link to={paths.settings}>See Plans in Settings</Link>
          </Button>
        </div>
      </section>
    </Card>
  )
}
