import { PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { paths } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'

const heroFoods = ['salad', 'taco-shells', 'cheesecake', 'paella', 'strawberries', 'bread']

export function CommunitiesHero() {
  const { isAuthenticated } = useSession()
  return (
    <header className="flex items-center justify-between gap-8 rounded-card bg-herb-wash p-4 sm:p-8">
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h1 className="text-3xl md:text-4xl">Communities</h1>
        <p className="max-w-measure text-lg">
          Cook together: recipes from other kitchens, and the people who cook them. Look around, ask, share
          what you cook best.
        </p>
        {isAuthenticated && (
          <Button asChild variant="primary" icon={<PenLine />} className="mt-2">
            <Link to={paths.postRecipe}>Post a Recipe</Link>
          </Button>
        )}
      </div>
      <div aria-hidden className="hidden shrink-0 grid-cols-3 gap-3 md:grid">
        {heroFoods.map((food) => (
          <span key={food} className="grid size-16 place-items-center rounded-full bg-raised">
            <FoodIcon foodId={food} className="size-9" />
          </span>
        ))}
      </div>
    </header>
  )
}
