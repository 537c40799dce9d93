import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

type NoRows = Record<string, never>

const byRank = { why: 'changes rows by their rank among others of the same table' }

/** Dismisses the oldest questions of a camera beyond a number. */
export const dismissOldQuestions = unpreparedStatement<NoRows, [cameraId: string, kept: number]>(
  byRank,
  (cameraId, kept) => sql`
    update camera_changes set state = 'dismissed' where id in (
      select id from camera_changes where camera_id = ${cameraId} and state = 'asking'
      order by at desc, id desc offset ${kept})`,
)

/** Pictures that are neither among the last, nor compared with next, nor part of an open question. */
const oldPictures = (cameraId: string, kept: number) => sql`camera_id = ${cameraId} and id not in (
    (select id from camera_pictures where camera_id = ${cameraId} order by taken_at desc, id desc limit ${kept})
    union all
    (select id from camera_pictures where camera_id = ${cameraId} and state in ('first', 'same', 'changed')
      order by taken_at desc, id desc limit 1)
    union all
    select unnest(array[picture_id, coalesce(seen_on, picture_id)]) from camera_changes
      where camera_id = ${cameraId} and state = 'asking')`

const hasChanges = sql`exists (select from camera_changes c where c.picture_id = camera_pictures.id)`

/** Deletes old pictures without changes. */
export const deleteOldPictureRows = unpreparedStatement<NoRows, [cameraId: string, kept: number]>(
  byRank,
  (cameraId, kept) =>
    sql`delete from camera_pictures where ${oldPictures(cameraId, kept)} and not ${hasChanges}`,
)

/** Empties old pictures with changes; the row stays, so that bookings can still be undone. */
export const emptyOldPictures = unpreparedStatement<NoRows, [cameraId: string, kept: number]>(
  byRank,
  (cameraId, kept) =>
    sql`update camera_pictures set bytes = '' where ${oldPictures(cameraId, kept)} and ${hasChanges} and octet_length(bytes) > 0`,
)

/** For a waiting picture: the last picture of its camera that was processed. */
export const selectLastProcessed = unpreparedStatement<
  { last: string | null },
  [id: string, cameraId: string]
>(
  { why: 'reads the state of one picture and the last of another as of the same instant' },
  (id, cameraId) => sql`
    select (select id from camera_pictures where camera_id = ${cameraId} and state in ('first', 'same', 'changed')
      order by taken_at desc, id desc limit 1) as last
    from camera_pictures where id = ${id} and state = 'waiting'`,
)
