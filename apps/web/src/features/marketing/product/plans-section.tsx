import { planCatalogue } from '@larder/contract/plans/plan-catalogue'
import { PageSection } from '../page-section'
import { planPromises } from '../product-figures'
import { PlanOfferCard } from './plan-offer-card'
import { PlanTable } from './plan-table'

export function PlansSection() {
  return (
    <PageSection
      id="plans"
      title="Plans and prices"
      intro="Free is the whole kitchen, not a taste of it. You pay for scanning without counting, and for connecting your own programs."
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {planCatalogue.map((plan) => (
          <li key={plan.id}>
            <PlanOfferCard plan={plan} />
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {Object.values(planPromises).map(({ claim, means }) => (
          <div key={claim} className="flex flex-col gap-1.5 border-t pt-4">
            <dt className="font-semibold">{claim}</dt>
            <dd className="text-ink-soft">{means}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-14">
        <PlanTable />
      </div>
    </PageSection>
  )
}
