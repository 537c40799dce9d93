import { migrate } from '../db/migrate'
import { createBackgroundTasks } from '../jobs/background-tasks'
import { createLog } from '../log'
import { createMailer } from '../mail/create-mailer'
import { systemClock } from '../time/clock'
import { parseAdminCommand, runAdminCommand } from './admin-command'
import { printLines, runCommand, withInstallation } from './command'

await runCommand(async () => {
  const command = parseAdminCommand(process.argv.slice(2))
  await withInstallation(process.env, async ({ db, env }) => {
    await migrate(db.$client)
    // A terminal shows the result, not routine log lines.
    const log = createLog(process.env.LOG_LEVEL ? env.logLevel : 'warn', process.stderr)
    const mail = createMailer(env, log)
    try {
      const parts = {
        ...{
          db,
          mail,
          directMail: mail,
          dataFolder: env.dataFolder,
          clock: systemClock,
          publicUrl: env.publicUrl,
          passwordMode: env.passwords,
          fixedSettings: env.installation,
        },
        ...{ sendsEmail: env.smtpUrl !== undefined, background: createBackgroundTasks(log) },
      }
      printLines(...(await runAdminCommand(parts, command)))
    } finally {
      mail.close()
    }
  })
})
