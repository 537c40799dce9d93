import type { CommunityId } from '@larder/contract/community'
import type { RecipeDraft } from '@larder/contract/recipes'
import type * as z from 'zod/mini'

/** A dish with several variants: each has its own title, first ingredient line and word for the steps. */
export interface DemoDish {
  readonly community: CommunityId
  readonly servings: number
  readonly minutes: readonly [prep: number, cook: number, wait?: number]
  readonly more?: Partial<z.input<typeof RecipeDraft>>
  readonly ways: readonly (readonly [title: string, line: string, word: string])[]
  readonly lines: readonly string[]
  /** `{it}` is replaced by the variant's word. */
  readonly steps: readonly string[]
}
