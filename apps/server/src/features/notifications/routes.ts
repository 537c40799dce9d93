import { notifications } from '@larder/contract/notifications'
import type { Serve } from '../../http/serve'
import type { Notices } from './notices'
import type { NotificationSettingsService } from './notification-settings'
import type { PushDevices } from './push-devices'

export interface NotificationsParts {
  notices: Notices
  settings: NotificationSettingsService
  devices: PushDevices
}

export function serveNotifications(serve: Serve, { notices, settings, devices }: NotificationsParts): void {
  serve(notifications.list, (_, { actor }) => notices.list(actor))
  serve(notifications.read, ({ body }, { actor }) => notices.mark(actor, body.keys, body.read))
  serve(notifications.snooze, ({ body }, { actor }) => notices.snooze(actor, body.key, body.until))
  serve(notifications.settings, (_, { actor }) => settings.of(actor.accountId))
  serve(notifications.saveSettings, ({ body }, { actor }) => settings.save(actor.accountId, body))
  serve(notifications.push, (_, { actor }) => devices.about(actor.accountId))
  serve(notifications.subscribe, ({ body: { endpoint, keys } }, { actor }) =>
    devices.subscribe(actor.accountId, { endpoint, ...keys }),
  )
  serve(notifications.unsubscribe, ({ body }, { actor }) =>
    devices.unsubscribe(actor.accountId, body.endpoint),
  )
}
