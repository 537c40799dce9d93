import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'

export interface NotificationsParts {
  db: Db
  clock: Clock
}

export function serveNotifications(_serve: Serve, _parts: NotificationsParts): void {}
