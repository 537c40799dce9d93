import { notifyRecipeIds } from './sql/recipe-notification'
import type { Tx } from './tx'

/** The NOTIFY channel for changed recipes between the servers of one installation. */
export const recipesChannel = 'larder_recipes'

/** Publishes that recipes were created, changed or deleted. The notification is sent at the commit. */
export async function publishRecipeChange(tx: Tx, ...ids: number[]): Promise<void> {
  await notifyRecipeIds(tx, recipesChannel, ids)
}
