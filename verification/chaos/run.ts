import { parseArgs } from 'node:util'
import { randomSource } from '@larder/kitchen/testing/generated-kitchen'
import { formatFaultTable } from './chaos-report'
import { type ChaosFault, type FaultResult, runFault } from './fault'
import { clockSkew } from './faults/clock-skew'
import { diskFull } from './faults/disk-full'
import { droppedConnections } from './faults/dropped-connections'
import { interruptedMigration } from './faults/interrupted-migration'
import { patroni } from './faults/patroni'
import { pooler } from './faults/pooler'
import { processKills } from './faults/process-kills'
import { slowDatabase } from './faults/slow-database'
import { standby } from './faults/standby'
import { twoServers } from './faults/two-servers'

const faults: readonly ChaosFault[] = [
  processKills,
  diskFull,
  slowDatabase,
  droppedConnections,
  clockSkew,
  twoServers,
  interruptedMigration,
  pooler,
  standby,
  patroni,
]
const usage = `npm run chaos -- [--only ${faults.map(({ name }) => name).join('|')}] [--kills N] [--seed N]`

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { only: { ...text, multiple: true }, kills: text, seed: text } })
const size = { kills: Number(values.kills ?? 200), seed: Number(values.seed ?? 1) }
const chosen = faults.filter(({ name }) => values.only?.includes(name) ?? true)

if (chosen.length === 0 || !Number.isInteger(size.kills) || size.kills < 1 || !Number.isInteger(size.seed)) {
  console.error(usage)
  process.exitCode = 2
} else process.exitCode = await run()

async function run(): Promise<number> {
  const outcomes: FaultResult[] = []
  for (const fault of chosen) {
    console.log(`… ${fault.name}`)
    outcomes.push(await runFault(fault, randomSource(size.seed), size))
  }
  console.log(`\n${formatFaultTable(outcomes)}`)
  return outcomes.some(({ losses }) => losses.length > 0) ? 1 : 0
}
