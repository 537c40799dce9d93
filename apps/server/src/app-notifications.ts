import type { AppParts, Platform } from './app-platform'
import { digestJob } from './features/notifications/delivery/digest-job'
import { pushJob } from './features/notifications/delivery/push-job'
import { createNotices } from './features/notifications/notices'
import { createNotificationSettings } from './features/notifications/notification-settings'
import { createPushDevices } from './features/notifications/push-devices'
import { serveNotifications } from './features/notifications/routes'
import type { SuggestionService } from './features/suggestions/service'
import type { Serve } from './http/serve'
import { createWebPush } from './push/web-push'

/** Notifications to cooks: in the app, by email and by push. */
export function serveNotificationsArea(
  platform: Platform,
  serve: Serve,
  given: Pick<AppParts, 'push'> & { suggestions: SuggestionService },
) {
  const { db, env } = platform
  const { push = env.push && createWebPush(env.push), suggestions } = given
  const notices = createNotices(platform)
  serveNotifications(serve, {
    notices,
    settings: createNotificationSettings(db),
    devices: createPushDevices({ ...platform, push }),
  })
  return {
    jobs: [
      digestJob({ ...platform, notices, suggestions }),
      ...(push ? [pushJob({ ...platform, push, notices })] : []),
    ],
  }
}
