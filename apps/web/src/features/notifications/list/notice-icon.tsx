import type { NoticeType } from '@larder/contract/notifications'
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { classNames } from '../../../ui/class-names'

const noticeStyles = {
  info: { word: 'Reminder', Shape: Info, style: 'bg-sky-wash text-sky-ink' },
  warning: { word: 'Warning', Shape: TriangleAlert, style: 'bg-saffron-wash text-saffron-ink' },
  alert: { word: 'Alert', Shape: OctagonAlert, style: 'bg-tomato-wash text-tomato-ink' },
} as const

/** The severity of a notice: by shape, colour, and a label for screen readers. */
export function NoticeIcon({ type }: { readonly type: NoticeType }) {
  const { word, Shape, style } = noticeStyles[type]
  return (
    <span className={classNames('grid size-10 shrink-0 place-items-center rounded-full', style)}>
      <Shape aria-hidden className="size-5" />
      <span className="sr-only">{word}:</span>
    </span>
  )
}
