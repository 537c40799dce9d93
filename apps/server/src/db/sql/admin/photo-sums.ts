import { statement } from '../statement'

const why = 'a union of tables, summed by household'

/** The photos of one household. */
export interface PhotoSum {
  readonly householdId: string
  readonly photos: string
  readonly bytes: string
}

/** Lengths are known without reading the bytes. */
const photosOfHouseholds = `select household_id, octet_length(bytes)::bigint as bytes from pictures
    union all select household_id, octet_length(bytes)::bigint from camera_pictures
    union all select household_id, octet_length(page)::bigint + octet_length(card) from household_photos`

/** The households with the most photos by their size, largest first. */
export const selectPhotoSums = statement<PhotoSum & Record<string, unknown>, [limit: number]>({
  name: 'photo_sums',
  why,
  text: `select household_id as "householdId", count(*) as photos, sum(bytes) as bytes
    from (${photosOfHouseholds}) kept group by household_id order by sum(bytes) desc, household_id limit $1`,
})

/** The size of all photos of households. */
export const selectPhotoTotal = statement<{ bytes: string }>({
  name: 'photo_total',
  why,
  text: `select coalesce(sum(bytes), 0) as bytes from (${photosOfHouseholds}) kept`,
})

/** The size of the photos of recipes. */
export const selectRecipePhotoTotal = statement<{ bytes: string }>({
  name: 'recipe_photo_total',
  why: 'lengths of two columns, summed',
  text: `select coalesce(sum(octet_length(page)::bigint + octet_length(card)), 0) as bytes from recipe_pictures`,
})
