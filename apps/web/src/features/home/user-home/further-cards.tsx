import { ChefCard } from './chef-card'
import { OccasionCard } from './occasion-card'
import { SurpriseCard } from './surprise-card'
import { TopCard } from './top-card'

/** The cards after the Tip of the Day. */
export function FurtherCards() {
  return (
    <>
      <ChefCard />
      <TopCard />
      <OccasionCard />
      <SurpriseCard />
    </>
  )
}
