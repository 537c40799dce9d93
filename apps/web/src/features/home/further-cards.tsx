import { ChefHat, Trophy } from 'lucide-react'
import { CookbookCard } from './cookbook-card'
import { OccasionCard } from './occasion-card'
import { SurpriseCard } from './surprise-card'

/** What stands after the Tip of the Day. */
export function FurtherCards() {
  return (
    <>
      <CookbookCard
        id="chef"
        title="AI Chef"
        icon={<ChefHat />}
        promise="Then this card suggests what to cook today, from what you have."
      />
      <CookbookCard
        id="top"
        title="Top of the List"
        icon={<Trophy />}
        promise="Then the most cooked and best liked ones stand here."
      />
      <OccasionCard />
      <SurpriseCard />
    </>
  )
}
