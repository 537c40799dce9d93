/** When backups are made by themselves, and how many are kept. */
export interface BackupSchedule {
  /** HH:MM, in UTC. */
  readonly time: string
  /** Of so many days the newest backup is kept. */
  readonly daily: number
  /** Of so many weeks, Monday to Sunday, the newest backup is kept. */
  readonly weekly: number
}

const namePattern = /^larder-scheduled-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/
const dayMs = 86_400_000
/** Clocks of two servers differ. A name further ahead was given by a wrong clock and counts for nothing. */
const aheadMs = 600_000

/** larder-scheduled-2026-11-15-030000.tar.gz, in UTC; names sort by age. */
export function scheduledBackupName(now: string): string {
  return `larder-scheduled-${now.slice(0, 10)}-${now.slice(11, 19).replaceAll(':', '')}.tar.gz`
}

/** Returns the file names that are scheduled backups, the newest first. Other files in the folder are nobody's business. */
export function listScheduledBackups(names: readonly string[]): string[] {
  return names.filter((name) => backupTime(name) !== undefined).sort((a, b) => (a < b ? 1 : -1))
}

/** Whether none of the files was made since the last scheduled time: also after a pause in which some were missed. */
export function isBackupDue(names: readonly string[], now: string, { time }: BackupSchedule): boolean {
  const nowMs = Date.parse(now)
  const today = Date.parse(`${now.slice(0, 10)}T${time}:00.000Z`)
  const last = today <= nowMs ? today : today - dayMs
  return !names.some((name) => {
    const madeAt = backupTime(name)
    return madeAt !== undefined && madeAt >= last && madeAt <= nowMs + aheadMs
  })
}

/** Returns the scheduled backups that are neither the newest of a kept day nor of a kept week. The newest of all is always kept. */
export function findExpiredBackups(
  names: readonly string[],
  { daily, weekly }: Pick<BackupSchedule, 'daily' | 'weekly'>,
): string[] {
  const backups = listScheduledBackups(names)
  const kept = new Set([
    ...backups.slice(0, 1),
    ...newestOfEach(backups, (madeAt) => Math.floor(madeAt / dayMs), daily),
    // The first of January 1970 was a Thursday.
    ...newestOfEach(backups, (madeAt) => Math.floor((madeAt / dayMs + 3) / 7), weekly),
  ])
  return backups.filter((name) => !kept.has(name))
}

function newestOfEach(backups: readonly string[], period: (madeAt: number) => number, count: number) {
  const newest = new Map<number, string>()
  for (const name of backups) {
    const key = period(backupTime(name) ?? 0)
    if (!newest.has(key)) newest.set(key, name)
  }
  return [...newest.values()].slice(0, count)
}

function backupTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? []
  if (day === undefined) return undefined
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}.000Z`)
  return Number.isNaN(time) ? undefined : time
}
