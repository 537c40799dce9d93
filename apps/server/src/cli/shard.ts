import { migrate } from '../db/migrate'
import { printLines, runCommand, withInstallation } from './command'
import { CommandError } from './command-error'
import { applySharding, readShardingPlan } from './sharding/apply-sharding'
import { checkSharding } from './sharding/check-sharding'

const usage = 'Usage: npm run shard -- plan | apply | check'

await runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || !['plan', 'apply', 'check'].includes(command ?? '')) throw new CommandError(usage)
  await withInstallation(process.env, async ({ db }) => {
    await migrate(db.$client)
    if (command === 'plan') {
      const steps = await readShardingPlan(db.$client)
      printLines(...steps.map(({ says }) => says), `${steps.length} steps. Nothing was changed.`)
    } else if (command === 'apply') {
      const count = await applySharding(db.$client, (line) => printLines(line))
      printLines(count === 0 ? 'Nothing was missing.' : `${count} steps done.`)
    }
    if (command === 'plan') return
    const faults = await checkSharding(db.$client)
    if (faults.length > 0) throw new CommandError(faults.join('\n'))
    printLines('Every table is where it belongs, and every household is whole.')
  })
})
