import type { Person } from '@larder/contract/diet'
import { mayServe, type Serving } from '@larder/kitchen/eater'
import { forbiddenIn } from '@larder/kitchen/verdict/eater-verdicts'
import { AppError } from '../../errors'
import type { PlanChange } from './changing'
import { servingOfLeftovers } from './leftover-serving'
import type { MealRow } from './meal-row'
import type { Dish } from './placing'
import { cookedVersions, recipesOf } from './planned-recipes'
import { leftoversBy } from './stock'
import { tableOf } from './table'

/**
 * Refuses a dish that somebody who eats there must not eat, by a restriction of high or medium severity or a chosen diet, unless
 * the cook was told and placed it all the same.
 */
export async function refuseUnacknowledged(
  change: PlanChange,
  dish: Dish,
  table: Pick<MealRow, 'eaters' | 'plates'>,
  { people, acknowledged }: { people: readonly Person[]; acknowledged: boolean | undefined },
): Promise<void> {
  if (acknowledged) return
  const { eaters } = tableOf(table, people)
  // Where nobody avoids anything there is nothing to judge.
  if (eaters.every(({ avoids, diets }) => avoids.length + diets.length === 0)) return
  const serving = await servingOf(change, dish, eaters)
  if (serving && !serving.allowed) throw new AppError('not-for-everybody', { reasons: forbiddenIn(serving) })
}

async function servingOf(
  { tx, householdId }: PlanChange,
  dish: Dish,
  eaters: ReturnType<typeof tableOf>['eaters'],
): Promise<Serving | undefined> {
  if (dish.kind === 'leftovers') {
    const lot = (await leftoversBy(tx, householdId, [dish.lotId ?? 0])).get(dish.lotId ?? 0)
    if (!lot) return undefined
    const asCooked = await cookedVersions(tx, householdId, [lot.dish.recipeId])
    return servingOfLeftovers(lot.dish, asCooked.get(lot.dish.recipeId) ?? [], eaters)
  }
  const recipe = (await recipesOf(tx, householdId, [dish])).of(dish)
  return recipe && mayServe(recipe, eaters)
}
