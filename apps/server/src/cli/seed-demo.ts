import { migrate } from '../db/migrate'
import { demoPassword } from '../db/seed/demo-cooks'
import { seedDemo } from '../db/seed/seed-demo'
import { syncCookbook } from '../testing/recipe-writing'
import { systemClock } from '../time/clock'
import { printLines, runCommand, withInstallation } from './command'
import { CommandError } from './command-error'

const usage = `Usage:
  npm run seed:demo              demo cooks and what they own
  npm run seed:demo -- --force   the same, even beside real accounts`

await runCommand(async () => {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg !== '--force')) throw new CommandError(usage)
  await withInstallation(process.env, async ({ env, db }) => {
    await migrate(db.$client)
    await syncCookbook(db, systemClock())
    const steps = await seedDemo({ env, db, force: args.length > 0 })
    const changed = steps.filter(({ count }) => count > 0)
    printLines(...changed.map(({ step, count }) => `${step}: ${count} new`))
    if (changed.length === 0) printLines('Nothing changed: the demo kitchen is there already.')
    printLines(
      `Sign in as admin@demo.larder.test, ana@demo.larder.test or (on Premium) premium@demo.larder.test with the password '${demoPassword}'.`,
    )
  })
})
