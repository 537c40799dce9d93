import type { DishNotes } from '@larder/contract/recipes'
import { leftoverLimitOf } from '@larder/kitchen/food-safety/leftover-limit'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { formatDuration } from './duration-text'

/** A dish by the name that others call it. */
export interface NamedDish {
  readonly id: number
  readonly title: string
  readonly name: string
}

/** Returns the names of other dishes in the facts of one. */
export function listNamedDishes({ goesWith = [], leftoversBecome = [] }: DishFacts): string[] {
  return [...new Set([...goesWith, ...leftoversBecome])]
}

/** Returns what a cook reads about a dish of the cookbook; named dishes that are not there any more are left out. */
export function toDishNotes(
  recipe: Pick<Recipe, 'title' | 'lines'>,
  facts: DishFacts,
  named: readonly NamedDish[],
): DishNotes {
  const link = (names: readonly string[] = []) =>
    names.flatMap((name) => {
      const found = named.find((dish) => dish.name === name)
      return found ? [{ id: found.id, title: found.title }] : []
    })
  const { activeMinutes } = facts
  return {
    ...(activeMinutes !== undefined && { activeTime: formatDuration(activeMinutes) }),
    notes: [
      describeKeeping(recipe, facts),
      ...describeFreezing(facts),
      ...(facts.complete ? ['A meal in itself'] : []),
      ...(facts.portable ? ['Good to take along'] : []),
      ...(facts.childFriendly ? ['Children like it'] : []),
      ...(facts.budget === 'low' ? ['Cheap to cook'] : []),
    ],
    goesWith: link(facts.goesWith),
    leftoversBecome: link(facts.leftoversBecome),
  }
}

// Food safety decides where the author promises more. A dry bake has no limit of a cooked dish; the cookbook's check allows it.
function describeKeeping(
  recipe: Pick<Recipe, 'title' | 'lines'>,
  { role, keepsDays = 0, reheats }: DishFacts,
): string {
  const limit = leftoverLimitOf(recipe)?.days ?? 0
  const days = role === 'main' || role === 'starter' ? Math.min(keepsDays, limit) : keepsDays
  if (days === 0) return 'Best eaten at once'
  const kept = `Keeps ${days === 1 ? 'a day' : `${days} days`}`
  return reheats ? `${kept} in the fridge; reheat until piping hot` : kept
}

function describeFreezing({ freezesMonths = 0 }: DishFacts): string[] {
  if (freezesMonths === 0) return []
  return [`Freezes for ${freezesMonths === 1 ? 'a month' : `${freezesMonths} months`}`]
}
