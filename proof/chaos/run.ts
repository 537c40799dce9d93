import { parseArgs } from 'node:util'
import { openDice } from './dice'
import { type Fault, type Outcome, outcomeOf } from './fault'
import { clockSkew } from './faults/clock-skew'
import { diskFull } from './faults/disk-full'
import { droppedConnections } from './faults/dropped-connections'
import { kills } from './faults/kills'
import { migration } from './faults/migration'
import { slowDatabase } from './faults/slow-database'
import { twoServers } from './faults/two-servers'
import { table } from './told'

const faults: readonly Fault[] = [
  kills,
  diskFull,
  slowDatabase,
  droppedConnections,
  clockSkew,
  twoServers,
  migration,
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
  const outcomes: Outcome[] = []
  for (const fault of chosen) {
    console.log(`… ${fault.name}`)
    outcomes.push(await outcomeOf(fault, openDice(size.seed), size))
  }
  console.log(`\n${table(outcomes)}`)
  return outcomes.some(({ losses }) => losses.length > 0) ? 1 : 0
}
