import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'
import type { ShelfChange } from '@larder/sight/shelf/shelf-changes'
import type { PictureErrorMessage } from './picture-error-message'

/** What a recognising thread is asked: what is on a photo, or what came and went between two. */
export type RecognitionTask =
  | { readonly kind: 'look'; readonly bytes: Uint8Array }
  | { readonly kind: 'compare'; readonly before: Uint8Array; readonly after: Uint8Array }

/** What it says at last; areas are shares of the picture they lie on. */
export type RecognitionResult =
  | { readonly kind: 'seen'; readonly seen: RecognisedItem[] }
  | { readonly kind: 'compared'; readonly changes: ShelfChange[] }
  | PictureErrorMessage
