import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'
import type { ShelfChange } from '@larder/sight/shelf/shelf-changes'
import type { PictureErrorMessage } from './picture-error-message'

/** A task of the recognition worker: recognise one photo, or compare two. */
export type RecognitionTask =
  | { readonly kind: 'look'; readonly bytes: Uint8Array }
  | { readonly kind: 'compare'; readonly before: Uint8Array; readonly after: Uint8Array }

/** The result; areas are fractions of their picture. */
export type RecognitionResult =
  | { readonly kind: 'seen'; readonly seen: RecognisedItem[] }
  | { readonly kind: 'compared'; readonly changes: ShelfChange[] }
  | PictureErrorMessage
