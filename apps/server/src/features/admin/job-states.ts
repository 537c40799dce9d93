import type { JobState } from '@larder/contract/admin'
import type { Db } from '../../db/database'
import { jobRuns } from '../../db/tables/notifications'
import type { Job } from '../../jobs/scheduler'

/** Returns the jobs with their last runs, by name. */
export async function listJobStates(
  db: Db,
  jobs: readonly Pick<Job, 'name' | 'everySeconds'>[],
): Promise<JobState[]> {
  const rows = new Map((await db.select().from(jobRuns)).map((row) => [row.name, row]))
  return jobs
    .map(({ name, everySeconds }): JobState => {
      const row = rows.get(name)
      return {
        ...{ name, everySeconds },
        ...(row && { startedAt: row.claimedAt }),
        // The end of an earlier run says nothing about this one.
        ...(row?.endedAt && row.endedAt >= row.claimedAt && { endedAt: row.endedAt }),
        ...(row?.failure && { failure: row.failure }),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}
