import type { Notice, NoticeAction, NoticeType } from '@larder/contract/notifications'
import {
  AlarmClock,
  BellOff,
  Camera,
  Check,
  ChefHat,
  ClipboardList,
  Ellipsis,
  Info,
  List,
  Mail,
  MailOpen,
  OctagonAlert,
  ShoppingBasket,
  Snowflake,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Badge } from '../../../ui/display/badge'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { useNow } from '../../../ui/formatting/use-now'
import { Menu } from '../../../ui/overlays/menu'
import { formatItemNames, type NoticeEffect, toNoticeEffect } from './notice-effect'
import { listSnoozeOptions, type NoticeActions, type SnoozeOption } from './use-notice-actions'

const noticeStyles = {
  info: { word: 'Reminder', Shape: Info, style: 'bg-sky-wash text-sky-ink' },
  warning: { word: 'Warning', Shape: TriangleAlert, style: 'bg-saffron-wash text-saffron-ink' },
  alert: { word: 'Alert', Shape: OctagonAlert, style: 'bg-tomato-wash text-tomato-ink' },
} as const

/** The severity of a notice: by shape, colour, and a label for screen readers. */
function NoticeIcon({ type }: { readonly type: NoticeType }) {
  const { word, Shape, style } = noticeStyles[type]
  return (
    <span className={classNames('grid size-10 shrink-0 place-items-center rounded-full', style)}>
      <Shape aria-hidden className="size-5" />
      <span className="sr-only">{word}:</span>
    </span>
  )
}

interface NoticeMenuProps {
  readonly notice: Notice
  readonly onSnooze: (choice: SnoozeOption) => void
  readonly onMark: (read: boolean) => void
  readonly describedBy: string
}

function NoticeMenu({ notice, onSnooze, onMark, describedBy }: NoticeMenuProps) {
  const now = useNow()
  return (
    <Menu
      trigger={
        <IconButton label="Snooze and more" icon={<Ellipsis aria-hidden />} aria-describedby={describedBy} />
      }
      items={[
        ...listSnoozeOptions(now).map((choice) => ({
          label: choice.label,
          icon: choice.until === 'gone' ? <BellOff aria-hidden /> : <AlarmClock aria-hidden />,
          onSelect: () => onSnooze(choice),
        })),
        'separator',
        notice.read
          ? { label: 'Mark as unread', icon: <Mail aria-hidden />, onSelect: () => onMark(false) }
          : { label: 'Mark as read', icon: <MailOpen aria-hidden />, onSelect: () => onMark(true) },
      ]}
    />
  )
}

const icons: Record<NoticeAction, ReactNode> = {
  used: <Check />,
  frozen: <Snowflake />,
  wasted: <Trash2 />,
  cook: <ChefHat />,
  buy: <ShoppingBasket />,
  log: <ClipboardList />,
  scan: <Camera />,
  show: <List />,
}

interface NoticeButtonsProps {
  readonly notice: Notice
  readonly onAction: (tap: Extract<NoticeEffect, { action: unknown }>) => void
}

/** The one-tap actions of a notice. */
function NoticeButtons({ notice, onAction }: NoticeButtonsProps) {
  const about = formatItemNames(notice)
  return (
    <div className="flex flex-wrap gap-2 max-sm:-me-13 max-sm:*:px-3">
      {notice.actions.map((action) => {
        const tap = toNoticeEffect(action, notice)
        const name = about === '' ? tap.label : `${tap.label}: ${about}`
        return 'to' in tap ? (
          <Button key={action} icon={icons[action]} asChild>
            <Link to={tap.to} aria-label={name}>
              {tap.label}
            </Link>
          </Button>
        ) : (
          <Button key={action} icon={icons[action]} aria-label={name} onClick={() => onAction(tap)}>
            {tap.label}
          </Button>
        )
      })}
    </div>
  )
}

interface NoticeRowProps {
  readonly notice: Notice
  /** The actions; null for a read-only sample. */
  readonly actions: NoticeActions | null
  /** The row and the focus are gone. */
  readonly onLeave: (row: HTMLElement) => void
}

export function NoticeRow({ notice, actions, onLeave }: NoticeRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const messageId = useId()

  function leave() {
    if (row.current) onLeave(row.current)
  }

  return (
    <li ref={row} className="flex items-start gap-3 py-3 sm:gap-4 sm:py-4">
      <NoticeIcon type={notice.type} />
      <div className="flex min-w-0 grow flex-col gap-2 sm:gap-3">
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
            {!actions && <Badge>Sample</Badge>}
          </p>
        </div>
        {actions && notice.actions.length > 0 && (
          <NoticeButtons
            notice={notice}
            onAction={(tap) => {
              leave()
              actions.act(notice, tap)
            }}
          />
        )}
      </div>
      {actions && (
        <NoticeMenu
          notice={notice}
          describedBy={messageId}
          onSnooze={(choice) => {
            leave()
            actions.snooze(notice, choice)
          }}
          onMark={(read) => void actions.mark([notice], read)}
        />
      )}
    </li>
  )
}
