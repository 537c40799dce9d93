import type { ContentReport } from '@larder/contract/admin'
import { Flag } from 'lucide-react'
import { Badge } from '../../../ui/display/badge'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { reportReasonLabels } from './report-reason-labels'

/** Who reported the content, and why. */
export function ReportReporters({ reports }: Pick<ContentReport, 'reports'>) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-xl">{formatNounCount(reports.length, 'report')}</h3>
      <ul className="border-y *:not-first:border-t">
        {reports.map(({ reason, words, by, at }) => (
          <li key={`${by} ${at}`} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="saffron" icon={<Flag />}>
                {reportReasonLabels[reason]}
              </Badge>
              <span className="text-sm text-ink-soft wrap-anywhere">
                {by}, <RelativeTime at={at} />
              </span>
            </span>
            {words && <span className="max-w-measure whitespace-pre-line wrap-anywhere">{words}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
