import { PairedBarChart } from '../../ui/display/paired-bar-chart'

const weeks = [
  { name: 'Week 14', values: [9, 3] },
  { name: 'Week 15', values: [11, 2] },
  { name: 'Week 16', values: [7, 4] },
  { name: 'Week 17', values: [12, 1] },
] as const

export function WasteChart() {
  return (
    <PairedBarChart
      title="Saved and wasted"
      summary="Twelve things saved last week, one wasted."
      of="Week"
      series={['Saved', 'Wasted']}
      pairs={weeks}
      className="max-w-md"
    />
  )
}
