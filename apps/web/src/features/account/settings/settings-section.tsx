import type { ReactNode } from 'react'
import type { SaveOutcome } from '../../../api/preferences/use-preferences'
import { Card } from '../../../ui/display/card'
import { SavedMark } from '../../../ui/feedback/saved-mark'

interface SettingsSectionProps {
  /** The URL fragment: '#privacy'. */
  readonly id: string
  readonly title: string
  readonly intro: string
  /** The result of the last change. */
  readonly outcome?: SaveOutcome | null
  readonly busy?: boolean
  readonly children: ReactNode
}

/** One settings card; on a wide screen its title is beside it. */
export function SettingsSection({
  id,
  title,
  intro,
  outcome = null,
  busy = false,
  children,
}: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-1">
        <div className="flex min-h-8 items-center justify-between gap-4">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
            {title}
          </h2>
          <SavedMark saved={outcome !== null && 'saved' in outcome} />
        </div>
        <p className="max-w-measure text-ink-soft">{intro}</p>
      </div>
      <Card aria-busy={busy} className="divide-y p-0! *:px-4 *:py-4 sm:*:px-6">
        {children}
      </Card>
    </section>
  )
}
