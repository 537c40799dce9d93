import type { Notice } from '@larder/contract/notifications'
import { useId, useRef } from 'react'
import { classNames } from '../../../ui/class-names'
import { Badge } from '../../../ui/display/badge'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { NoticeButtons } from './notice-buttons'
import { NoticeIcon } from './notice-icon'
import { NoticeMenu } from './notice-menu'
import type { NoticeActions } from './use-notice-actions'

interface NoticeRowProps {
  readonly notice: Notice
  /** The actions; null for a read-only sample. */
  readonly deeds: NoticeActions | null
  /** The row and the focus are gone. */
  readonly onLeave: (row: HTMLElement) => void
}

export function NoticeRow({ notice, deeds, onLeave }: NoticeRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const messageId = useId()

  function leave() {
    if (row.current) onLeave(row.current)
  }

  return (
    <li ref={row} className="flex items-start gap-3 py-4 sm:gap-4">
      <NoticeIcon type={notice.type} />
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="flex min-h-10 flex-col justify-center">
          <p id={messageId} className={classNames('wrap-anywhere', !notice.read && 'font-semibold')}>
            {notice.message}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            {!notice.read && (
              <span className="flex items-center gap-1.5 font-medium text-herb-ink">
                <span aria-hidden className="size-2 rounded-full bg-herb" />
                Unread
              </span>
            )}
            <RelativeTime at={notice.at} />
            {!deeds && <Badge>Sample</Badge>}
          </p>
        </div>
        {deeds && notice.actions.length > 0 && (
          <NoticeButtons
            notice={notice}
            onAction={(tap) => {
              leave()
              deeds.act(notice, tap)
            }}
          />
        )}
      </div>
      {deeds && (
        <NoticeMenu
          notice={notice}
          describedBy={messageId}
          onSnooze={(choice) => {
            leave()
            deeds.snooze(notice, choice)
          }}
          onMark={(read) => void deeds.mark([notice], read)}
        />
      )}
    </li>
  )
}
