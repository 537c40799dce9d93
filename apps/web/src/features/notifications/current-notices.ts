import { type Notice, notifications } from '@larder/contract/notifications'
import { sync } from '../../api/sync'

/** The notices with those read and snoozed that the server has not answered yet. */
export const currentNotices = sync.project({
  read: notifications.list,
  writes: [notifications.read, notifications.snooze],
  apply(list: Notice[], changes): Notice[] {
    const isRead = new Map<string, boolean>()
    const isSnoozed = new Map<string, boolean>()
    for (const change of changes) {
      if (change.name === 'notifications.snooze')
        isSnoozed.set(change.input.body.key, change.input.body.until !== null)
      else for (const key of change.input.body.keys) isRead.set(key, change.input.body.read ?? true)
    }
    return list
      .filter(({ key }) => !isSnoozed.get(key))
      .map((notice) => {
        const read = isRead.get(notice.key) ?? notice.read
        return read === notice.read ? notice : { ...notice, read }
      })
  },
})
