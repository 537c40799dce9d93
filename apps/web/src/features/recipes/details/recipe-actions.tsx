import type { RecipeDetails } from '@larder/contract/recipes'
import { CalendarPlus, ChefHat, Printer, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { cookingGuidePath, paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { FavouriteButton } from './favourite-button'
import { shareRecipe } from './share-recipe'

interface RecipeActionsProps {
  readonly recipe: RecipeDetails
  readonly onFavourite: (favourite: boolean) => void
  readonly login: string | undefined
}

/** The actions of a recipe. On a phone the main ones are in the bottom bar instead. */
export function RecipeActions({ recipe, onFavourite, login }: RecipeActionsProps) {
  const { id, title, favourite } = recipe
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <div className="contents max-md:hidden">
        <Button asChild variant="primary" icon={<ChefHat />}>
          <Link to={cookingGuidePath(recipe)}>Cook</Link>
        </Button>
        <Button asChild icon={<CalendarPlus />}>
          <Link to={`${paths.mealPlan}?recipe=${id}`}>Plan</Link>
        </Button>
        <FavouriteButton favourite={favourite} onFavourite={onFavourite} login={login} />
      </div>
      <Button icon={<Share2 />} onClick={() => void shareRecipe(title, window.location.href)}>
        Share
      </Button>
      <Button icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
