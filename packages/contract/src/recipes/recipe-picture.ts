import * as z from 'zod/mini'
import { Uuid } from '../http/fields'

/** A photo of a dish; its address changes with the photo, so that it can be cached permanently. */
export const RecipePicture = z.object({ id: Uuid, width: z.int(), height: z.int() })
/** A photo of a dish. Example: `picture.width`. */
export type RecipePicture = z.infer<typeof RecipePicture>
