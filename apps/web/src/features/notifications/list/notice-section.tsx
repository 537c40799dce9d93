import type { Notice } from '@larder/contract/notifications'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { NoticeRow } from './notice-row'
import type { NoticeActions } from './use-notice-actions'

interface NoticeSectionProps {
  readonly title: string
  readonly notices: readonly Notice[]
  readonly deeds: NoticeActions | null
  /** Shown when there are no notices. */
  readonly empty: ReactNode
}

export function NoticeSection({ title, notices, deeds, empty }: NoticeSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<Element | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is placed anew when the rows have changed
  useEffect(() => {
    const place = next.current
    next.current = null
    if (!place || document.activeElement !== document.body) return
    const control = place.isConnected ? place.querySelector<HTMLElement>('button, a') : null
    const target = control ?? heading.current
    target?.focus()
  }, [notices])

  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl">
        {title}
        {notices.length > 0 && deeds && (
          <span className="numbers font-text text-base font-normal text-ink-soft"> ({notices.length})</span>
        )}
      </h2>
      {notices.length === 0 ? (
        <div className="flex min-h-18 items-center gap-3 border-y py-4 text-ink-soft">{empty}</div>
      ) : (
        <ul className="border-y *:not-first:border-t">
          {notices.map((notice) => (
            <NoticeRow
              key={notice.key}
              notice={notice}
              deeds={deeds}
              onLeave={(row) => {
                next.current = row.nextElementSibling ?? row.previousElementSibling ?? row
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
