import type { PersonVerdict, RecipeDraft } from '@larder/contract/recipes'
import { eaterVerdicts } from '@larder/kitchen/verdict/eater-verdicts'
import type { Db, Tx } from '../../db/database'
import { findEaters } from '../diet/people'
import { toKitchenRecipe } from '../recipes/cookbook/kitchen-recipe'

/** Returns the verdicts on imported drafts for every eater of the household. */
export async function findDraftVerdicts(
  db: Db | Tx,
  householdId: string,
  drafts: readonly RecipeDraft[],
): Promise<PersonVerdict[][]> {
  const eaters = await findEaters(db, householdId)
  return drafts.map((draft) => eaterVerdicts(toKitchenRecipe(0, draft), eaters))
}
