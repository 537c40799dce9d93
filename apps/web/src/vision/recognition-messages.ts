import type { RgbaImage } from '@larder/sight/image/image'
import type { RecognisedItem } from '@larder/sight/recognition/recognise-foods'

export interface RecognitionRequest {
  readonly picture: RgbaImage
}

export type RecognitionResponse =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'seen'; readonly seen: readonly RecognisedItem[] }
  | { readonly kind: 'failed'; readonly message: string }
