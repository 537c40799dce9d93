import { type SQL, sql } from 'drizzle-orm'
import { unpreparedStatement } from '../statement'

/** Condition on `recipes`: its drawn picture has this digest. Uses the index on the field. */
export function hasDigest(digest: string): SQL {
  return sql`drawn is not null and drawn->>'digest' = ${digest}`
}

interface MissingPictureRow extends Record<string, unknown> {
  readonly digest: string
  readonly theme: 'light' | 'dark'
  readonly size: '320' | '640'
}

/** AVIF pictures of public dishes without a photo that are not kept yet, cards first, the most liked first. */
export const selectMissingPictures = unpreparedStatement<MissingPictureRow, [drawing: number, limit: number]>(
  { why: 'an anti-join of recipes and a list of values with the kept pictures' },
  (drawing, limit) => sql`select r.drawn->>'digest' as digest, wanted.theme, wanted.size
      from recipes r, (values (1, 'light', '320'), (2, 'dark', '320'), (3, 'light', '640'), (4, 'dark', '640')) wanted (place, theme, size)
      where r.public and r.removed_at is null and r.picture is null and r.drawing = ${drawing}
        and not exists (select 1 from drawn_pictures d where d.digest = r.drawn->>'digest'
          and d.theme = wanted.theme and d.size = wanted.size and d.format = 'image/avif')
      order by wanted.place, r.likes desc, r.id limit ${limit}`,
)

/** Deletes the oldest pictures beyond so many bytes. */
export const deleteOldestPictures = unpreparedStatement<Record<string, never>, [mostBytes: number]>(
  { why: 'deletes by a running sum over the rows of the same table' },
  (mostBytes) => sql`delete from drawn_pictures d using (
      select digest, theme, size, format, sum(length(bytes)) over (order by created_at desc, digest, theme, size, format) as bytes
      from drawn_pictures) kept
    where kept.bytes > ${mostBytes} and d.digest = kept.digest and d.theme = kept.theme and d.size = kept.size
      and d.format = kept.format`,
)

/** Deletes pictures that no recipe shows any more. */
export const deleteUnusedPictures = unpreparedStatement<Record<string, never>, [before: string]>(
  { why: 'compares a column with a field of a JSON value' },
  (before) => sql`delete from drawn_pictures d where d.created_at < ${before}
      and not exists (select 1 from recipes r where r.drawn is not null and r.drawn->>'digest' = d.digest)`,
)
