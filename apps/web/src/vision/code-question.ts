import type { SeenCode } from '@larder/sight/code-belief'
import type { Picture } from '@larder/sight/picture'

export interface CodeQuestion {
  readonly id: number
  readonly picture: Picture
  readonly effort: 'glance' | 'thorough'
}

export type CodeAnswer =
  | { readonly id: number; readonly codes: readonly SeenCode[] }
  | { readonly id: number; readonly failed: string }
