import type { RecipeIngredient } from '@larder/contract/recipes'
import { StandingMark } from '../../food/standing-mark'
import { standingOf, standingWords } from './standing'

interface LineStandingProps {
  readonly ingredient: RecipeIngredient
  readonly id?: string
  readonly className?: string
}

/** How an ingredient of a recipe stands in this kitchen, with what to do about it. */
export function LineStanding({ ingredient, ...placed }: LineStandingProps) {
  return <StandingMark standing={standingOf(ingredient)} words={standingWords(ingredient)} {...placed} />
}
