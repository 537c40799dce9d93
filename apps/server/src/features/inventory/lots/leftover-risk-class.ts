import { leftoverLimitOf } from '@larder/kitchen/food-safety/leftover-limit'
import { riskClassById } from '@larder/kitchen/food-safety/risk-class'
import { inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import { recipeVersions } from '../../../db/tables/recipes'
import type { LotRow } from './lot-row'

/**
 * Returns the high-risk class of leftovers stored before classes were recorded: the strictest of any version of their recipe, or
 * the one their title implies when the recipe is gone. Absent for ordinary leftovers.
 */
export async function findMissingRiskClasses(
  db: Db | Tx,
  rows: readonly Pick<LotRow, 'id' | 'dish'>[],
): Promise<ReadonlyMap<number, string>> {
  const unclassified = rows.flatMap(({ id, dish }) =>
    dish && dish.riskClass === undefined ? [{ id, dish }] : [],
  )
  const found = new Map<number, string>()
  if (unclassified.length === 0) return found
  const ids = [...new Set(unclassified.map(({ dish }) => dish.recipeId))]
  const versions = await db
    .select({ recipeId: recipeVersions.recipeId, content: recipeVersions.content })
    .from(recipeVersions)
    .where(inArray(recipeVersions.recipeId, ids))
  for (const { id, dish } of unclassified) {
    const dishVersions = versions.filter(({ recipeId }) => recipeId === dish.recipeId)
    const candidates = [
      { title: dish.title, lines: [] },
      ...dishVersions.map(({ content }) => ({ title: content.draft.title, lines: currentLines(content) })),
    ]
    const limits = candidates.flatMap((one) => leftoverLimitOf(one) ?? [])
    const strictest = limits.toSorted((a, b) => a.days - b.days)[0]
    if (strictest && strictest.riskClass.id !== ordinaryRiskClass) found.set(id, strictest.riskClass.id)
  }
  return found
}

const ordinaryRiskClass = riskClassById('prepared-food')?.id
