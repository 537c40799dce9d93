import { migrate } from '../db/migrate'
import { parseAdminCommand, runAdminCommand } from './admin-command'
import { printLines, runCommand, withInstallation } from './command'

await runCommand(async () => {
  const command = parseAdminCommand(process.argv.slice(2))
  await withInstallation(process.env, async ({ db, env }) => {
    await migrate(db.$client)
    printLines(...(await runAdminCommand(db, command, env.publicUrl)))
  })
})
