import * as z from 'zod/mini'

/** The picture that is drawn of a dish; its address changes with what is drawn, so that it can be cached permanently. */
export const DrawnPicture = z.object({
  digest: z.string(),
  /** The colours shown before the picture is there, in the light and in the dark theme. */
  light: z.string(),
  dark: z.string(),
})
/** The picture that is drawn of a dish. Example: `drawn.digest`. */
export type DrawnPicture = z.infer<typeof DrawnPicture>

/** The digest of a drawn picture. Example: '5e0c3b0d8f4a4b7e9a1d2c3b4a596877'. */
export const DrawnPictureDigest = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** The widths of a drawn picture, height three quarters; 'share' is 1200 × 630 for link previews. Example: '320' for a card. */
export const DrawnPictureSize = z.enum(['320', '640', '1200', 'share'])
/** A size of a drawn picture. Example: '640'. */
export type DrawnPictureSize = z.infer<typeof DrawnPictureSize>

/** Light and dark are drawings of their own. Example: 'dark'. */
export const DrawnPictureTheme = z.enum(['light', 'dark'])
/** A theme of a drawn picture. Example: 'light'. */
export type DrawnPictureTheme = z.infer<typeof DrawnPictureTheme>
