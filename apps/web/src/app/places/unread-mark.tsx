import { useUnreadCount } from './use-place-badges'

/** A mark on the button of a phone's menu while something is unread. */
export function UnreadMark() {
  const unread = useUnreadCount()
  if (unread === 0) return null
  return (
    <span className="pointer-events-none absolute end-2 top-2 size-2.5 rounded-full bg-herb">
      <span className="sr-only">{unread} unread reminders in the menu</span>
    </span>
  )
}
