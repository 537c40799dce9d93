import type { Notice } from '@larder/contract/notifications'
import { CircleCheck } from 'lucide-react'
import { NoticeSection } from './notice-section'
import type { NoticeActions } from './use-notice-actions'

interface NoticeSectionsProps {
  readonly notices: readonly Notice[]
  readonly deeds: NoticeActions | null
  /** Nothing is to be used soon, expired or out of stock. */
  readonly allIsWell: boolean
}

export function NoticeSections({ notices, deeds, allIsWell }: NoticeSectionsProps) {
  const calm = <CircleCheck aria-hidden className="size-5 shrink-0 text-herb-ink" />
  return (
    <>
      <NoticeSection
        title="Daily Reminders"
        notices={notices.filter(({ type }) => type === 'info')}
        deeds={deeds}
        empty={<>{calm} Nothing to remember right now.</>}
      />
      <NoticeSection
        title="Usage Gaps & Alerts"
        notices={notices.filter(({ type }) => type !== 'info')}
        deeds={deeds}
        empty={
          <>
            {calm}{' '}
            {allIsWell ? 'All is well. Nothing is about to spoil or run out.' : 'Nothing urgent right now.'}
          </>
        }
      />
    </>
  )
}
