import type { AccountSettings } from '@larder/contract/account'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { lockAccount } from '../../../db/queries/membership'
import { settleRecipeViews } from '../../../db/queries/recipe-views'
import { accountSettings, accounts } from '../../../db/tables/account'
import { recipeViews } from '../../../db/tables/my-recipes'
import { AppError } from '../../../errors'
import { rotateAvatarId } from './avatars'

type SettingsChanges = { readonly [Key in keyof AccountSettings]?: AccountSettings[Key] | undefined }

/** Settings of accounts. The table has the defaults; a row is created at the first change. */
export function createAccountSettings(db: Db) {
  return {
    of: (actor: Actor) => findSettings(db, actor.accountId),

    async save({ accountId }: Actor, changes: SettingsChanges): Promise<AccountSettings> {
      const { timeZone, welcome, ...given } = changes
      const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      return inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId)
        const before = await findSettings(tx, accountId)
        if (timeZone !== undefined)
          await tx.update(accounts).set({ timeZone }).where(eq(accounts.id, accountId))
        // A device that is behind does not begin the welcome again.
        if (welcome !== undefined)
          await tx
            .update(accounts)
            .set({ welcome })
            .where(and(eq(accounts.id, accountId), ne(accounts.welcome, 'done')))
        if (Object.keys(settings).length > 0)
          await tx
            .insert(accountSettings)
            .values({ accountId, ...settings })
            .onConflictDoUpdate({ target: accountSettings.accountId, set: settings })
        const after = await findSettings(tx, accountId)
        if (before.analytics && !after.analytics) await eraseViewHistory(tx, accountId)
        if (before.profileVisible && !after.profileVisible) await rotateAvatarId(tx, accountId)
        await publishAccountChange(tx, accountId, 'account')
        return after
      })
    },
  }
}

async function findSettings(tx: Tx, accountId: string): Promise<AccountSettings> {
  const [found] = await tx
    .select({ timeZone: accounts.timeZone, welcome: accounts.welcome, settings: accountSettings })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!found) throw new AppError('not-signed-in')
  const { timeZone, welcome, settings } = found
  if (!settings) return { ...defaultSettings, timeZone, welcome }
  const { accountId: _, ...changes } = settings
  return { ...changes, timeZone, welcome }
}

/** The table's defaults, for accounts without a row. */
const defaultSettings = {
  theme: 'system',
  measures: 'written',
  locale: 'en-GB',
  profileVisible: true,
  analytics: true,
} as const

/** View counts of recipes stay, the viewer is deleted; of the last visit only the day stays. */
async function eraseViewHistory(tx: Tx, accountId: string): Promise<void> {
  await settleRecipeViews(tx, eq(recipeViews.accountId, accountId))
  await tx
    .update(accounts)
    .set({ lastSeenAt: sql`date_trunc('day', ${accounts.lastSeenAt}, 'UTC')` })
    .where(eq(accounts.id, accountId))
}
