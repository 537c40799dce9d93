import { systemClock } from './clock'
import { forCopying } from './db/open'
import { readBackupOrder, whereTyped } from './maintenance/backup-order'
import { tellBackup, tellRestore } from './maintenance/backup-words'
import { type Installation, runCommand, say, withInstallation } from './maintenance/command'
import { makeBackup } from './maintenance/make-backup'
import { restoreBackup } from './maintenance/restore-backup'

await runCommand(async (signal) => {
  const now = systemClock()
  const order = readBackupOrder(process.argv.slice(2), whereTyped(process.env), now)
  const work = async ({ env, db }: Installation) => {
    const parts = { pool: db.$client, dataFolder: env.dataFolder, file: order.file, signal }
    if (order.verb === 'backup') say(...tellBackup(order.file, await makeBackup({ ...parts, now })))
    else say(...tellRestore(await restoreBackup({ ...parts, replace: order.replace })))
  }
  await withInstallation(process.env, work, forCopying)
})
