import { copyPoolConfig } from '../db/database'
import { createLog } from '../log'
import { systemClock } from '../time/clock'
import { makeBackup } from './backup/make-backup'
import { restoreBackup } from './backup/restore-backup'
import { makeScheduledBackup } from './backup/scheduled-backup'
import { findCallerFolder, parseBackupCommand } from './backup-command'
import { formatBackupReport, formatRestoreReport, formatScheduledBackupReport } from './backup-report'
import { type Installation, printLines, runCommand, withInstallation } from './command'
import { CommandError } from './command-error'

await runCommand(async (signal) => {
  const now = systemClock()
  const command = parseBackupCommand(process.argv.slice(2), findCallerFolder(process.env), now)
  const work = async ({ env, db }: Installation) => {
    const parts = { pool: db.$client, dataFolder: env.dataFolder, now, signal }
    if (command.verb === 'backup') {
      const { file } = command
      printLines(...formatBackupReport(file, await makeBackup({ ...parts, file })))
    } else if (command.verb === 'restore') {
      printLines(...formatRestoreReport(await restoreBackup({ ...parts, ...command })))
    } else {
      const settings = env.backup
      if (!settings) throw new CommandError('LARDER_BACKUP_DIR is not set: the folder for scheduled backups.')
      const log = createLog('warn', process.stderr)
      printLines(formatScheduledBackupReport(await makeScheduledBackup({ ...parts, settings, log })))
    }
  }
  await withInstallation(process.env, work, copyPoolConfig)
})
