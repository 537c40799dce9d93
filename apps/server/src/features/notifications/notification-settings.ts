import type { NotificationPreferences } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { insertSettings } from '../../db/sql/notifications/recipients'
import { notificationSettings } from '../../db/tables/notifications'

/** Notification settings of accounts. The table has the defaults; a row is created when first needed. */
export type NotificationSettingsService = ReturnType<typeof createNotificationSettings>

export function createNotificationSettings(db: Db) {
  async function of(accountId: string): Promise<NotificationPreferences> {
    const [found] = await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.accountId, accountId))
    if (found) return toSettings(found)
    await insertSettings(db, accountId)
    return of(accountId)
  }

  return {
    of,

    async save(
      accountId: string,
      changes: ChangesOf<NotificationPreferences>,
    ): Promise<NotificationPreferences> {
      const before = await of(accountId)
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      if (Object.keys(given).length === 0) return before
      const [saved] = await db
        .update(notificationSettings)
        .set(given)
        .where(eq(notificationSettings.accountId, accountId))
        .returning()
      return saved ? toSettings(saved) : before
    },
  }
}

type ChangesOf<Settings> = { readonly [Key in keyof Settings]?: Settings[Key] | undefined }

function toSettings(row: typeof notificationSettings.$inferSelect): NotificationPreferences {
  const { accountId: _, ...settings } = row
  return settings
}
