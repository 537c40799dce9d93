import { copyPoolConfig } from '../db/database'
import { systemClock } from '../time/clock'
import { makeBackup } from './backup/make-backup'
import { restoreBackup } from './backup/restore-backup'
import { findCallerFolder, parseBackupCommand } from './backup-command'
import { formatBackupReport, formatRestoreReport } from './backup-report'
import { type Installation, printLines, runCommand, withInstallation } from './command'

await runCommand(async (signal) => {
  const now = systemClock()
  const command = parseBackupCommand(process.argv.slice(2), findCallerFolder(process.env), now)
  const work = async ({ env, db }: Installation) => {
    const parts = { pool: db.$client, dataFolder: env.dataFolder, file: command.file, signal }
    if (command.verb === 'backup')
      printLines(...formatBackupReport(command.file, await makeBackup({ ...parts, now })))
    else printLines(...formatRestoreReport(await restoreBackup({ ...parts, replace: command.replace })))
  }
  await withInstallation(process.env, work, copyPoolConfig)
})
