import * as z from 'zod/mini'
import { Uuid } from '../http/fields'

const percent = z.int().check(z.gte(0), z.lte(100))

/** The point of a photo that every crop keeps, in percent from the left and from the top. Example: `{ x: 50, y: 30 }`. */
export const PictureFocus = z.object({ x: percent, y: percent })
/** The point of a photo that every crop keeps. Example: `focus.x`. */
export type PictureFocus = z.infer<typeof PictureFocus>

/** A photo of a dish; its address changes with the photo, so that it can be cached permanently. */
export const RecipePicture = z.object({
  id: Uuid,
  width: z.int(),
  height: z.int(),
  /** Absent for the middle. */
  focus: z.optional(PictureFocus),
})
/** A photo of a dish. Example: `picture.width`. */
export type RecipePicture = z.infer<typeof RecipePicture>

/** One of the photos of a dish: of the recipe, or kept by this household and seen by nobody else. */
export const PhotoOfDish = z.extend(RecipePicture, { of: z.enum(['recipe', 'household']) })
/** One of the photos of a dish. Example: `photo.of` is 'household'. */
export type PhotoOfDish = z.infer<typeof PhotoOfDish>
