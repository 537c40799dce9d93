import { getConfidenceLabel } from './confidence-label'

/** The confidence as a label, a percentage and a bar. */
export function ConfidenceBadge({ percent }: { readonly percent: number }) {
  return (
    <span className="flex shrink-0 flex-col items-end gap-1">
      <span className="numbers text-sm whitespace-nowrap text-ink-soft">
        <span className="font-semibold text-ink">{getConfidenceLabel(percent)}</span>
        <span className="sr-only"> confidence,</span> {percent} %
      </span>
      <span aria-hidden className="h-1 w-16 overflow-hidden rounded-full bg-shade">
        <span className="block h-full rounded-full bg-herb" style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
