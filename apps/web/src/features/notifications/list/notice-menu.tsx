import type { Notice } from '@larder/contract/notifications'
import { AlarmClock, BellOff, Ellipsis, Mail, MailOpen } from 'lucide-react'
import { IconButton } from '../../../ui/controls/icon-button'
import { useNow } from '../../../ui/formatting/use-now'
import { Menu } from '../../../ui/overlays/menu'
import { listSnoozeOptions, type SnoozeOption } from './snooze-options'

interface NoticeMenuProps {
  readonly notice: Notice
  readonly onSnooze: (choice: SnoozeOption) => void
  readonly onMark: (read: boolean) => void
  readonly describedBy: string
}

export function NoticeMenu({ notice, onSnooze, onMark, describedBy }: NoticeMenuProps) {
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
