import type { HouseholdPerson } from '@larder/contract/diet'
import { canServe, type ServingDecision } from '@larder/kitchen/diet/eater'
import { forbiddenIn } from '@larder/kitchen/verdict/eater-verdicts'
import type { MemberTx } from '../../../db/household-transaction'
import { AppError } from '../../../errors'
import { toLeftoverServing } from '../week/leftover-serving'
import { toMealEaters } from '../week/meal-eaters'
import type { MealRow } from '../week/meal-queries'
import { findLeftoversById } from '../week/plan-stock'
import { findCookedVersions, findPlannedRecipes } from '../week/planned-recipes'
import type { PlannedDish } from './meal-writes'

/**
 * Rejects a dish that an eater must not eat, by a restriction of high or medium severity or a chosen diet, unless the cook has
 * confirmed it after a warning.
 */
export async function assertAcknowledged(
  tx: MemberTx,
  dish: PlannedDish,
  table: Pick<MealRow, 'eaters' | 'plates'>,
  { people, acknowledged }: { people: readonly HouseholdPerson[]; acknowledged: boolean | undefined },
): Promise<void> {
  if (acknowledged) return
  const { eaters } = toMealEaters(table, people)
  // Without restrictions or diets there is nothing to check.
  if (eaters.every(({ avoids, diets }) => avoids.length + diets.length === 0)) return
  const serving = await findServing(tx, dish, eaters)
  if (serving && !serving.allowed) throw new AppError('not-for-everybody', { reasons: forbiddenIn(serving) })
}

async function findServing(
  tx: MemberTx,
  dish: PlannedDish,
  eaters: ReturnType<typeof toMealEaters>['eaters'],
): Promise<ServingDecision | undefined> {
  const { householdId } = tx
  if (dish.kind === 'leftovers') {
    const lot = (await findLeftoversById(tx, householdId, [dish.lotId ?? 0])).get(dish.lotId ?? 0)
    if (!lot) return undefined
    const asCooked = await findCookedVersions(tx, householdId, [lot.dish.recipeId])
    return toLeftoverServing(lot.dish, asCooked.get(lot.dish.recipeId) ?? [], eaters)
  }
  const recipe = (await findPlannedRecipes(tx, householdId, [dish])).of(dish)
  return recipe && canServe(recipe, eaters)
}
