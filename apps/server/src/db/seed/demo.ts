import { systemClock } from '../../clock'
import { runCommand, say, withInstallation } from '../../maintenance/command'
import { Refusal } from '../../maintenance/refusal'
import { layOutCookbook } from '../../testing/starter-cookbook'
import { migrate } from '../migrate'
import { demoPassword } from './demo-cooks'
import { sowDemo } from './sow-demo'

const usage = `Usage:
  npm run seed:demo              demo cooks and what they own
  npm run seed:demo -- --force   the same, even beside real accounts`

await runCommand(async () => {
  const words = process.argv.slice(2)
  if (words.some((word) => word !== '--force')) throw new Refusal(usage)
  await withInstallation(process.env, async ({ env, db }) => {
    await migrate(db.$client)
    await layOutCookbook(db, systemClock())
    const made = await sowDemo({ env, db, force: words.length > 0 })
    const something = made.filter(({ count }) => count > 0)
    say(...something.map(({ step, count }) => `${step}: ${count} new`))
    if (something.length === 0) say('Nothing changed: the demo kitchen is there already.')
    say(
      `Sign in as admin@demo.larder.test, ana@demo.larder.test or (on Premium) premium@demo.larder.test with the password '${demoPassword}'.`,
    )
  })
})
