import { ChartFrame } from '../../ui/chart-frame'

const weeks = [
  ['Week 14', 9, 3],
  ['Week 15', 11, 2],
  ['Week 16', 7, 4],
  ['Week 17', 12, 1],
] as const

export function WasteChart() {
  return (
    <ChartFrame
      title="Saved and wasted"
      summary="Twelve things saved last week, one wasted."
      columns={['Week', 'Saved', 'Wasted']}
      rows={weeks}
      className="max-w-md"
    >
      <p className="flex gap-4 pb-2 text-sm">
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-inner bg-herb" /> Saved
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-inner bg-saffron" /> Wasted
        </span>
      </p>
      <svg viewBox="0 0 320 148" aria-hidden="true">
        <line x1="0" y1="120.5" x2="320" y2="120.5" stroke="var(--color-edge)" />
        {weeks.map(([week, saved, wasted], place) => (
          <g key={week} transform={`translate(${place * 80 + 12} 0)`} fontSize="12" textAnchor="middle">
            <rect x="0" y={120 - saved * 8} width="26" height={saved * 8} rx="2" fill="var(--color-herb)" />
            <rect
              x="30"
              y={120 - wasted * 8}
              width="26"
              height={wasted * 8}
              rx="2"
              fill="var(--color-saffron)"
            />
            <text x="13" y={114 - saved * 8} fill="var(--color-ink)">
              {saved}
            </text>
            <text x="43" y={114 - wasted * 8} fill="var(--color-ink)">
              {wasted}
            </text>
            <text x="28" y="140" fill="var(--color-ink-soft)">
              {week}
            </text>
          </g>
        ))}
      </svg>
    </ChartFrame>
  )
}
