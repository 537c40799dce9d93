import type { Notice, NoticeAction } from '@larder/contract/notifications'
import { Camera, Check, ChefHat, ClipboardList, List, ShoppingBasket, Snowflake, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/controls/button'
import { formatItemNames } from './format-item-names'
import { type NoticeEffect, toNoticeEffect } from './notice-effect'

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
  readonly onAction: (tap: Extract<NoticeEffect, { deed: unknown }>) => void
}

/** The one-tap actions of a notice. */
export function NoticeButtons({ notice, onAction }: NoticeButtonsProps) {
  const about = formatItemNames(notice)
  return (
    <div className="flex flex-wrap gap-2">
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
