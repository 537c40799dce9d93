import { migrate } from './db/migrate'
import { carryOut, readAdminOrder } from './maintenance/admin-order'
import { runCommand, say, withInstallation } from './maintenance/command'

await runCommand(async () => {
  const order = readAdminOrder(process.argv.slice(2))
  await withInstallation(process.env, async ({ db }) => {
    await migrate(db.$client)
    say(...(await carryOut(db, order)))
  })
})
