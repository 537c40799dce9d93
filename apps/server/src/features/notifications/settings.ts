import type { NotificationSettings } from '@larder/contract/notifications'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { notificationSettings } from '../../db/tables/notifications'

/** How and when Larder may reach each cook. The table knows the defaults; a row is made when it is first needed. */
export type ReachSettings = ReturnType<typeof openSettings>

export function openSettings(db: Db) {
  async function of(accountId: string): Promise<NotificationSettings> {
    const [found] = await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.accountId, accountId))
    if (found) return asSettings(found)
    await db.execute(
      sql`insert into notification_settings (account_id) values (${accountId}) on conflict do nothing`,
    )
    return of(accountId)
  }

  return {
    of,

    async save(accountId: string, changes: ChangesOf<NotificationSettings>): Promise<NotificationSettings> {
      const before = await of(accountId)
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      if (Object.keys(given).length === 0) return before
      const [saved] = await db
        .update(notificationSettings)
        .set(given)
        .where(eq(notificationSettings.accountId, accountId))
        .returning()
      return saved ? asSettings(saved) : before
    },
  }
}

type ChangesOf<Settings> = { readonly [Key in keyof Settings]?: Settings[Key] | undefined }

function asSettings(row: typeof notificationSettings.$inferSelect): NotificationSettings {
  const { accountId: _, ...settings } = row
  return settings
}
