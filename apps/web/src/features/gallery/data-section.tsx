import { ChefHat, Pencil, Sprout } from 'lucide-react'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { Badge } from '../../ui/display/badge'
import { Card } from '../../ui/display/card'
import { PairedBarChart } from '../../ui/display/paired-bar-chart'
import { StatTile } from '../../ui/display/stat-tile'
import { Table, type TableColumn } from '../../ui/display/table'
import { numberText } from '../../ui/formatting/locale'
import { Specimen } from './specimen'

type Member = { name: string; email: string; plan: string; scans: number }

const members: Member[] = [
  { name: 'Ada Lovelace', email: 'ada@example.com', plan: 'Premium', scans: 1204 },
  { name: 'Grace Hopper', email: 'grace@example.com', plan: 'Free', scans: 11 },
  { name: 'Mary Somerville', email: 'mary@example.com', plan: 'Pro', scans: 98 },
]

const columns: TableColumn<Member>[] = [
  { key: 'name', header: 'Name', cell: (member) => member.name, heads: true },
  { key: 'email', header: 'Email', cell: (member) => member.email },
  { key: 'plan', header: 'Plan', cell: (member) => <Badge>{member.plan}</Badge> },
  { key: 'scans', header: 'Scans', cell: (member) => numberText(member.scans), numeric: true },
  {
    key: 'actions',
    header: 'Actions',
    end: true,
    cell: (member) => <IconButton label={`Edit ${member.name}`} icon={<Pencil aria-hidden />} />,
  },
]

const weeks = [
  { name: 'Week 14', values: [9, 3] },
  { name: 'Week 15', values: [11, 2] },
  { name: 'Week 16', values: [7, 4] },
  { name: 'Week 17', values: [12, 1] },
] as const

function WasteChart() {
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

export function DataSection() {
  return (
    <div>
      <h2 className="pb-4 text-2xl">Things and figures</h2>
      <Specimen name="Card" plain>
        <div className="grid gap-4 sm:grid-cols-2">
          <Card asChild>
            <article className="flex flex-col gap-3">
              <h4 className="font-heading text-xl font-title">Spinach and ricotta dumplings</h4>
              <p className="text-ink-soft">Uses spinach, 1 day left; you lack lemon, swap: vinegar.</p>
              <div className="mt-auto flex gap-2">
                <Button variant="primary">Cook</Button>
                <Button>Plan</Button>
              </div>
            </article>
          </Card>
          <Card pressable asChild>
            <a href="#gallery-link">
              <span className="block font-heading text-xl font-title">The whole card is a link</span>
              <span className="block text-ink-soft">It answers when you point at it.</span>
            </a>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Stat tile" plain>
        <div className="grid gap-6 sm:grid-cols-3">
          <StatTile label="Saved this month" value="42" note="3 more than in April" icon={<Sprout />} />
          <StatTile label="Meals cooked" value="1,204" icon={<ChefHat />} />
          <StatTile label="Foods scanned" value="21,683,773" />
        </div>
      </Specimen>
      <Specimen name="Table" plain>
        <div className="grid gap-4">
          <Table caption="3 accounts" columns={columns} rows={members} rowKey={(member) => member.email} />
          <Table
            caption="Submissions"
            columns={columns}
            rows={[]}
            rowKey={() => 0}
            empty="No submissions yet."
          />
        </div>
      </Specimen>
      <Specimen name="Chart frame" plain>
        <WasteChart />
      </Specimen>
    </div>
  )
}
