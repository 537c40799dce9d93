import type { Seen } from '@larder/sight/looking'
import type { Picture } from '@larder/sight/picture'

export interface EyeQuestion {
  readonly picture: Picture
}

export type EyeAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'seen'; readonly seen: readonly Seen[] }
  | { readonly kind: 'failed'; readonly message: string }
