import { leftoverLimitOf } from '@larder/kitchen/food-safety/leftover-limit'
import { riskClassById } from '@larder/kitchen/food-safety/risk-class'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import type { RecipeContent } from '../../../db/tables/recipes'
import type { LotRow } from './lot-row'

/**
 * The high-risk class of leftovers that were cooked before it was written down with them: the strictest of any version of
 * their recipe, or what their title says where the recipe is gone. Absent where they keep as other leftovers do.
 */
export async function findMissingRiskClasses(
  db: Db | Tx,
  rows: readonly Pick<LotRow, 'id' | 'dish'>[],
): Promise<ReadonlyMap<number, string>> {
  const open = rows.flatMap(({ id, dish }) => (dish && dish.riskClass === undefined ? [{ id, dish }] : []))
  const found = new Map<number, string>()
  if (open.length === 0) return found
  const ids = [...new Set(open.map(({ dish }) => dish.recipeId))]
  const { rows: versions } = await db.execute<{ recipeId: number; content: RecipeContent }>(sql`
    select recipe_id::float8 as "recipeId", content from recipe_versions
    where recipe_id = any(${sql.param(ids)}::bigint[])`)
  for (const { id, dish } of open) {
    const cooked = versions.filter(({ recipeId }) => recipeId === dish.recipeId)
    const said = [
      { title: dish.title, lines: [] },
      ...cooked.map(({ content }) => ({ title: content.draft.title, lines: currentLines(content) })),
    ]
    const limits = said.flatMap((one) => leftoverLimitOf(one) ?? [])
    const strictest = limits.toSorted((a, b) => a.days - b.days)[0]
    if (strictest && strictest.riskClass.id !== ordinaryRiskClass) found.set(id, strictest.riskClass.id)
  }
  return found
}

const ordinaryRiskClass = riskClassById('prepared-food')?.id
