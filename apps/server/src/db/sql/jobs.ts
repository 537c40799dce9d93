import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/**
 * Claims the run of a job in one statement, so that exactly one of several servers gets it. A claim further ahead than the next
 * run was made by a wrong clock, possibly by a server that is gone.
 */
export const claimJobRun = unpreparedStatement<
  { name: string },
  [name: string, now: string, minSeconds: number, maxSecondsAhead: number]
>(
  { why: 'the condition of the upsert compares the stored with the new instant' },
  (name, now, minSeconds, maxSecondsAhead) => sql`
    insert into job_runs (name, claimed_at) values (${name}, ${now}::timestamptz)
    on conflict (name) do update set claimed_at = excluded.claimed_at
    where job_runs.claimed_at <= excluded.claimed_at - make_interval(secs => ${minSeconds})
      or job_runs.claimed_at > excluded.claimed_at + make_interval(secs => ${maxSecondsAhead})
    returning name`,
)

const twoTables = { why: 'changes one table and deletes from another by what was changed (a common table)' }

/** Drops scans that were not saved, with their pictures. */
export const dropOldScans = unpreparedStatement<Record<string, never>, [now: string, createdBefore: string]>(
  twoTables,
  (now, createdBefore) => sql`with dropped as (
      update scans set dropped_at = ${now} where saved_at is null and dropped_at is null
        and created_at < ${createdBefore} returning household_id, id)
    delete from pictures using dropped
    where pictures.household_id = dropped.household_id and pictures.scan_id = dropped.id`,
)

/** Deletes the photos of deleted recipes that everybody sees. */
export const deleteOldRecipePhotos = unpreparedStatement<Record<string, never>, [removedBefore: string]>(
  twoTables,
  (removedBefore) => sql`with over as (
      update recipes set picture = null where picture is not null and removed_at < ${removedBefore}
      returning id)
    delete from recipe_pictures where recipe_id in (select id from over)`,
)

/** Deletes the photos that households have of deleted recipes. */
export const deleteOldHouseholdPhotos = unpreparedStatement<Record<string, never>, [removedBefore: string]>(
  { why: 'deletes rows of one table by those of another, which the query builder cannot join' },
  (removedBefore) => sql`delete from household_photos using recipes
    where recipes.id = household_photos.recipe_id and recipes.removed_at < ${removedBefore}`,
)
