import type { HouseholdSummary } from '@larder/contract/household'
import { HouseholdRow } from './household-row'
import { NewHousehold } from './new-household'

/** The cook's households; one of them is current. */
export function MyHouseholds({ households }: { readonly households: readonly HouseholdSummary[] }) {
  return (
    <section aria-labelledby="households" className="flex flex-col gap-4">
      <h2 id="households" className="text-xl">
        Your households ({households.length})
      </h2>
      <ul className="border-y *:not-first:border-t">
        {households.map((one) => (
          <HouseholdRow key={one.id} household={one} />
        ))}
      </ul>
      <NewHousehold />
    </section>
  )
}
