import type pg from 'pg'
import { quoteIdentifier } from './table-catalog'

/** Where people's pictures are. Renderings and archives, which are made again from other rows, are not counted. */
export const countedPictureColumns = {
  avatars: 'bytes',
  camera_pictures: 'bytes',
  household_photos: 'page',
  import_recipes: 'picture',
  pictures: 'bytes',
  recipe_pictures: 'page',
} as const

/** Counts the pictures in the tables that exist: an older backup may lack one. */
export async function countStoredPictures(client: pg.ClientBase, tables: readonly string[]): Promise<number> {
  let sum = 0
  for (const [table, column] of Object.entries(countedPictureColumns)) {
    if (!tables.includes(table)) continue
    const { rows } = await client.query<{ pictures: string }>(
      `select count(*) as pictures from ${quoteIdentifier(table)} where ${quoteIdentifier(column)} is not null`,
    )
    sum += Number(rows[0]?.pictures)
  }
  return sum
}
