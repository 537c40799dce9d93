import type { Seen } from '@larder/sight/looking'
import type { ShelfChange } from '@larder/sight/shelf-changes'
import type { PictureTrouble } from './picture-gate'

/** What a recognising thread is asked: what is on a photo, or what came and went between two. */
export type RecognitionTask =
  | { readonly kind: 'look'; readonly bytes: Uint8Array }
  | { readonly kind: 'compare'; readonly before: Uint8Array; readonly after: Uint8Array }

/** Nobody waits for what it is doing any longer. */
export interface StopWord {
  readonly kind: 'stop'
}

export type RecognitionAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'seen'; readonly seen: Seen[] }
  | { readonly kind: 'compared'; readonly changes: ShelfChange[] }
  | { readonly kind: 'refused'; readonly trouble: PictureTrouble['trouble'] }
  | { readonly kind: 'failed'; readonly message: string }
