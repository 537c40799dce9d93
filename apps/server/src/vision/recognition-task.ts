import type { Seen } from '@larder/sight/looking'
import type { ShelfChange } from '@larder/sight/shelf-changes'
import type { Refusal } from './refusal'

/** What a recognising thread is asked: what is on a photo, or what came and went between two. */
export type RecognitionTask =
  | { readonly kind: 'look'; readonly bytes: Uint8Array }
  | { readonly kind: 'compare'; readonly before: Uint8Array; readonly after: Uint8Array }

/** What it says at last; areas are shares of the picture they lie on. */
export type RecognitionAnswer =
  | { readonly kind: 'seen'; readonly seen: Seen[] }
  | { readonly kind: 'compared'; readonly changes: ShelfChange[] }
  | Refusal
