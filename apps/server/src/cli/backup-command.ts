import { resolve } from 'node:path'
import { CommandError } from './command-error'

export type BackupCommand =
  | { verb: 'backup'; file: string }
  | { verb: 'scheduled' }
  | { verb: 'restore'; file: string; replace: boolean }

const usage = `Usage:
  npm run backup                        everything into larder-backup-DATE-TIME.tar.gz
  npm run backup -- FILE                everything into FILE
  npm run backup -- --scheduled         the backup of today into LARDER_BACKUP_DIR: tested, older ones rotated
  npm run restore -- FILE               everything back, into an empty installation
  npm run restore -- FILE --replace     … in place of the accounts that are there`

/** Parses the arguments; `folder` is the caller's working folder. */
export function parseBackupCommand([verb, ...args]: string[], folder: string, now: string): BackupCommand {
  if (verb === 'backup' && args.length === 1 && args[0] === '--scheduled') return { verb: 'scheduled' }
  const options = args.filter((arg) => arg.startsWith('-'))
  const [file, ...more] = args.filter((arg) => !arg.startsWith('-'))
  if (verb === 'backup' && options.length === 0 && more.length === 0) {
    return { verb, file: resolve(folder, file ?? defaultName(now)) }
  }
  if (
    verb === 'restore' &&
    file !== undefined &&
    more.length === 0 &&
    options.every((o) => o === '--replace')
  ) {
    return { verb, file: resolve(folder, file), replace: options.length > 0 }
  }
  throw new CommandError(usage)
}

/** Names sort by age: larder-backup-2026-11-15-083000.tar.gz, in UTC. */
function defaultName(now: string): string {
  return `larder-backup-${now.slice(0, 10)}-${now.slice(11, 19).replaceAll(':', '')}.tar.gz`
}

/** Returns the caller's folder. npm runs scripts in the repository and passes the original folder in INIT_CWD. */
export function findCallerFolder(variables: Record<string, string | undefined>): string {
  const isNpmScript =
    variables.npm_lifecycle_event === 'backup' || variables.npm_lifecycle_event === 'restore'
  return (isNpmScript && variables.INIT_CWD) || process.cwd()
}
