import { sql } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import { unpreparedStatement } from './statement'

type NoRows = Record<string, never>

const byRank = { why: 'changes rows by their rank among others of the same table' }

const ofCamera = ({ householdId, cameraId }: PairedCamera) =>
  sql`household_id = ${householdId} and camera_id = ${cameraId}`

/** Dismisses the oldest questions of a camera beyond a number. */
export const dismissOldQuestions = unpreparedStatement<NoRows, [camera: PairedCamera, kept: number]>(
  byRank,
  (camera, kept) => sql`
    update camera_changes set state = 'dismissed' where household_id = ${camera.householdId} and id in (
      select id from camera_changes where ${ofCamera(camera)} and state = 'asking'
      order by at desc, id desc offset ${kept})`,
)

/** Pictures that are neither among the last, nor compared with next, nor part of an open question. */
const oldPictures = (camera: PairedCamera, kept: number) => sql`${ofCamera(camera)} and id not in (
    (select id from camera_pictures where ${ofCamera(camera)} order by taken_at desc, id desc limit ${kept})
    union all
    (select id from camera_pictures where ${ofCamera(camera)} and state in ('first', 'same', 'changed')
      order by taken_at desc, id desc limit 1)
    union all
    select unnest(array[picture_id, coalesce(seen_on, picture_id)]) from camera_changes
      where ${ofCamera(camera)} and state = 'asking')`

const hasChanges = sql`exists (select 1 from camera_changes c
  where c.household_id = camera_pictures.household_id and c.picture_id = camera_pictures.id)`

/** Deletes old pictures without changes; a change that was seen on one stays. */
export const deleteOldPictureRows = unpreparedStatement<NoRows, [camera: PairedCamera, kept: number]>(
  byRank,
  (camera, kept) =>
    sql`with gone as (
        delete from camera_pictures where ${oldPictures(camera, kept)} and not ${hasChanges} returning id)
      update camera_changes set seen_on = null
      where household_id = ${camera.householdId} and seen_on in (select id from gone)`,
)

/** Empties old pictures with changes; the row stays, so that bookings can still be undone. */
export const emptyOldPictures = unpreparedStatement<NoRows, [camera: PairedCamera, kept: number]>(
  byRank,
  (camera, kept) =>
    sql`update camera_pictures set bytes = '' where ${oldPictures(camera, kept)} and ${hasChanges} and octet_length(bytes) > 0`,
)

/** For a waiting picture: the last picture of its camera that was processed. */
export const selectLastProcessed = unpreparedStatement<
  { last: string | null },
  [householdId: string, cameraId: string, id: string]
>(
  { why: 'reads the state of one picture and the last of another as of the same instant' },
  (householdId, cameraId, id) => sql`
    select (select id from camera_pictures where ${ofCamera({ householdId, cameraId })} and state in ('first', 'same', 'changed')
      order by taken_at desc, id desc limit 1) as last
    from camera_pictures where household_id = ${householdId} and id = ${id} and state = 'waiting'`,
)
